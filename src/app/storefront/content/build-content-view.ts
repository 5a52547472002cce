import { buildTrail, type PageDocument } from '#src/app/storefront/build-page-meta.ts';
import type { FormSubject } from '#src/app/storefront/vehicle-card/build-form-subject.ts';
import type { SimilarView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { ViewContext, ViewSite } from '#src/app/storefront/view-context.ts';
import { buildFaqData } from '#src/content/view/build-faq-data.ts';
import {
  buildFinanceCalculatorView,
  type FinanceCalculatorView,
} from '#src/finance/view/calculator/build-finance-calculator-view.ts';
import type { SuccessName } from '#src/leads/rules/success-name.ts';
import type { UnsubscribeAnswer } from '#src/leads/rules/unsubscribe-address.ts';
import type { LeadFormView } from '#src/leads/view/build-lead-form.ts';
import { buildSuccessView, type SuccessView } from '#src/leads/view/build-success-view.ts';
import { buildUnsubscribeView, type UnsubscribeView } from '#src/leads/view/build-unsubscribe-view.ts';
import type { Crumb } from '#src/lib/crumb.ts';
import { buildSharedImageUrl } from '#src/lib/image-url.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import type { PhoneView } from '#src/lib/phones/format-phone.ts';
import { toAbsoluteUrl } from '#src/lib/url.ts';
import { buildLocationBlock } from '#src/locations/view/build-location-block.ts';
import { buildMapView } from '#src/locations/view/build-map-view.ts';
import { buildShownPhone } from '#src/locations/view/build-phone-view.ts';
import type { ContentPage } from '#src/sites/config/pages/content-page.ts';
import type { SiteLink } from '#src/sites/model/navigation-entry.ts';
import { type BlockContext, type BlockView, buildBlockView } from './blocks/build-block-view.ts';
import {
  type AskedForm,
  buildContentForm,
  buildFinanceLink,
  buildFormGate,
  type FormGateView,
  isContactPage,
  nothingAsked,
} from './build-content-form.ts';
import { buildSentView, type SentView } from './success/build-sent-view.ts';
import type { SentLeadAnswer } from './success/load-sent-lead.server.ts';

/** @spec B1.09, B5.04 */
export const buildContentCalculator = ({ config }: Pick<ViewSite, 'config'>): FinanceCalculatorView | null =>
  buildFinanceCalculatorView(null, {
    finance: config.finance,
    quoteHref: pagePaths.contact,
  });

interface CallView extends Pick<PhoneView, 'text' | 'href'> {
  readonly label: string;
}

export interface ContentView extends PageDocument {
  readonly title: string;
  readonly lead: string | null;
  readonly picture: ContentPage['picture'];
  /** @spec L3.12 */
  readonly wordMark: string | null;
  readonly breadcrumb: readonly Crumb[];
  readonly blocks: readonly BlockView[];
  readonly calculator: FinanceCalculatorView | null;
  readonly form: LeadFormView | null;
  /** @spec L7.11 */
  readonly formLink: SiteLink | null;
  /** Replaces the form if this visitor must sign in to send it; otherwise null. @spec L6.01 */
  readonly formGate: FormGateView | null;
  readonly subject: FormSubject | null;
  readonly success: SuccessView | null;
  readonly sent: SentView | null;
  /** On /success, vehicles similar to the one asked about; null if none are shown. @spec L4.06, B2.53 */
  readonly similar: BlockView | null;
  readonly unsubscribe: UnsubscribeView | null;
  readonly locations: Pick<Extract<BlockView, { kind: 'locations' }>, 'block' | 'map' | 'drawing'> | null;
  /**
   * The business's phone numbers in full, for shoppers without scripts. Empty on every page but the contact page.
   * @spec B4.47
   */
  readonly phones: readonly CallView[];
}

interface ContentContext extends Pick<ViewContext, 'site' | 'now'> {
  readonly sentForm?: SuccessName | null;
  readonly sentLead?: SentLeadAnswer | null;
  readonly similar?: SimilarView | null;
  readonly signInHref?: string | null;
  readonly unsubscribeAnswer?: UnsubscribeAnswer | null;
}

/**
 * A site without bookings never claims a booked time, because the form's name comes from a cookie that visitors can
 * edit.
 * @spec L4.06
 */
const buildThanks = ({ site, sentForm = null }: ContentContext): SuccessView => {
  const canBook = site.config.appointments.booking === 'slots';
  return buildSuccessView(site.name, sentForm === 'bookedTime' && !canBook ? 'testDrive' : sentForm);
};

/** @spec L2.20, L2.30, L4.06 */
const findOwnPage = (context: ContentContext, slug: string): ContentPage | undefined => {
  const { site, unsubscribeAnswer = null } = context;
  const own = { slug, picture: null, blocks: [], part: null, form: null };
  const path = pagePaths.content(slug);
  if (path === pagePaths.contact) {
    const description = `Addresses, phone numbers and opening hours for ${site.name}.`;
    return { ...own, title: 'Contact us', description, lead: null };
  }
  if (path === pagePaths.success) {
    const { title, lead } = buildThanks(context);
    return { ...own, title, description: lead, lead: null };
  }
  if (path !== pagePaths.unsubscribe) return undefined;
  const { title, lead } = buildUnsubscribeView(site.name, unsubscribeAnswer);
  return { ...own, title, description: lead, lead };
};

const buildSimilarBlock = ({ heading, cards, moreLabel, moreHref }: SimilarView): BlockView => ({
  kind: 'stock',
  title: heading,
  cards,
  more: { label: moreLabel, href: moreHref },
});

const phoneLabels = { main: 'General enquiries', new: 'New', demo: 'Demo', used: 'Used' } as const;

/** @spec B4.47, B9.53 */
const buildPhones = ({ phones, config }: ViewSite): readonly CallView[] =>
  (['main', 'new', 'demo', 'used'] as const).flatMap((key) => {
    const phone = phones[key];
    return phone === null ? [] : [{ label: phoneLabels[key], ...buildShownPhone(phone, config.vehicle.brandPhones) }];
  });

const unindexedPaths: readonly string[] = [pagePaths.success, pagePaths.unsubscribe];

export const findContentPage = (context: ContentContext, slug: string): ContentPage | undefined => {
  const { content } = context.site;
  // Uses `hasOwn`, because every object inherits a 'constructor'.
  if (Object.hasOwn(content, slug)) return content[slug];
  return findOwnPage(context, slug);
};

const buildDocument = (page: ContentPage, { site }: ContentContext): PageDocument => ({
  documentTitle: `${page.title} | ${site.name}`,
  description: page.description,
  canonicalUrl: site.url + pagePaths.content(page.slug),
  isIndexed: !unindexedPaths.includes(pagePaths.content(page.slug)),
  openGraphImageUrl: page.picture && toAbsoluteUrl(buildSharedImageUrl(page.picture.src), site.url),
  structuredData: page.blocks.flatMap((block) => (block.kind === 'faq' ? [buildFaqData(block.questions)] : [])),
});

const buildContactLocations = ({ site, now }: BlockContext): ContentView['locations'] => {
  const block = buildLocationBlock('all', site, { now });
  return { block, map: buildMapView(site.config.places.map, block.locations), drawing: null };
};

/** @spec L2.20, D.58 */
export const buildContentView = (
  page: ContentPage,
  context: BlockContext & ContentContext & { readonly asked?: AskedForm },
): ContentView => {
  const { site, now, signInHref = null, sentLead = null, similar = null } = context;
  const { unsubscribeAnswer = null, asked = nothingAsked } = context;
  const formLink = buildFinanceLink(page, site, asked);
  const ownForm = formLink === null ? buildContentForm(page, site, asked) : null;
  const form = signInHref === null ? ownForm : null;
  const path = pagePaths.content(page.slug);
  return {
    ...buildDocument(page, context),
    title: page.title,
    lead: page.lead,
    picture: page.picture,
    wordMark: null,
    breadcrumb: buildTrail(page.title),
    blocks: page.blocks.map((block) => buildBlockView(block, context)).filter((block) => block !== null),
    calculator: page.part === 'financeCalculator' ? buildContentCalculator(site) : null,
    form,
    formLink,
    formGate: signInHref === null || ownForm === null ? null : buildFormGate(ownForm, signInHref),
    subject: ownForm === null ? null : asked.subject,
    success: path === pagePaths.success ? buildThanks(context) : null,
    sent: path === pagePaths.success ? buildSentView(sentLead, { site, now }) : null,
    similar: path === pagePaths.success && similar !== null ? buildSimilarBlock(similar) : null,
    unsubscribe: path === pagePaths.unsubscribe ? buildUnsubscribeView(site.name, unsubscribeAnswer) : null,
    phones: isContactPage(page.slug) ? buildPhones(site) : [],
    locations: isContactPage(page.slug) ? buildContactLocations(context) : null,
  };
};

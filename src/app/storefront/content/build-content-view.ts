import type { PageDocument } from '#src/app/storefront/build-page-meta.ts';
import type { FormSubject } from '#src/app/storefront/vehicle-card/build-form-subject.ts';
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
import { buildLocationBlock, type LocationBlockView } from '#src/locations/view/build-location-block.ts';
import { buildMapView, type MapView } from '#src/locations/view/build-map-view.ts';
import { buildShownPhone } from '#src/locations/view/build-phone-view.ts';
import type { ContentPage } from '#src/sites/config/pages/content-page.ts';
import type { SiteLink } from '#src/sites/model/navigation-entry.ts';
import { type BlockContext, type BlockView, buildBlockView } from './blocks/build-block-view.ts';
import {
  type AskedForm,
  buildContentForm,
  buildFinanceLink,
  isContactPage,
  nothingAsked,
} from './build-content-form.ts';

/** The finance calculator of a page without a vehicle: a quote is asked for in person. @spec B1.09, B5.04 */
export const buildContentCalculator = ({ config }: Pick<ViewSite, 'config'>): FinanceCalculatorView | null =>
  buildFinanceCalculatorView(null, {
    finance: config.finance,
    quoteHref: pagePaths.contact,
  });

interface CallView extends Pick<PhoneView, 'text' | 'href'> {
  readonly label: string;
}

/** A page of a site's own text, with the parts of it that are not text. */
export interface ContentView extends PageDocument {
  readonly title: string;
  readonly lead: string | null;
  readonly picture: ContentPage['picture'];
  readonly breadcrumb: readonly Crumb[];
  readonly blocks: readonly BlockView[];
  readonly calculator: FinanceCalculatorView | null;
  readonly form: LeadFormView | null;
  /** Stands in the place of a form that has a page of its own. @spec L7.11 */
  readonly formLink: SiteLink | null;
  /** The vehicle that the form is about; null for none. */
  readonly subject: FormSubject | null;
  readonly success: SuccessView | null;
  /** Null but on the page that stops news. */
  readonly unsubscribe: UnsubscribeView | null;
  /** Null but on the contact page. */
  readonly locations: { readonly block: LocationBlockView; readonly map: MapView | null } | null;
  /** Every number of the dealer in full, for browsers without scripts too; none but on the contact page. @spec B4.47 */
  readonly phones: readonly CallView[];
}

interface ContentContext extends Pick<ViewContext, 'site' | 'now'> {
  /** What the page after a form speaks of; null where nothing known was sent. */
  readonly sentForm?: SuccessName | null;
  /** What came of the form that stops news; null for none that was sent. */
  readonly unsubscribeAnswer?: UnsubscribeAnswer | null;
}

/** What is said after a form. The address is the visitor's: where no times can be booked, none is said to be. @spec L4.06 */
const buildThanks = ({ site, sentForm = null }: ContentContext): SuccessView => {
  const canBook = site.config.appointments.booking === 'slots';
  return buildSuccessView(site.name, sentForm === 'bookedTime' && !canBook ? 'testDrive' : sentForm);
};

/** Pages that every site has, whether its dealer wrote them or not. @spec L2.20, L2.30, L4.06 */
const findOwnPage = (context: ContentContext, slug: string): ContentPage | undefined => {
  const { site, unsubscribeAnswer = null } = context;
  const own = { slug, picture: null, blocks: [], part: null, form: null };
  const path = pagePaths.content(slug);
  if (path === pagePaths.contact) {
    const description = `Addresses, phone numbers and opening hours of ${site.name}.`;
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

const phoneLabels = { main: 'Any question', new: 'New', demo: 'Demo', used: 'Used' } as const;

/** @spec B4.47, B9.53 */
const buildPhones = ({ phones, config }: ViewSite): readonly CallView[] =>
  (['main', 'new', 'demo', 'used'] as const).flatMap((key) => {
    const phone = phones[key];
    return phone === null ? [] : [{ label: phoneLabels[key], ...buildShownPhone(phone, config.vehicle.brandPhones) }];
  });

/** Pages that say what came of a form: nobody looks for them. */
const unindexedPaths: readonly string[] = [pagePaths.success, pagePaths.unsubscribe];

export const findContentPage = (context: ContentContext, slug: string): ContentPage | undefined => {
  const { content } = context.site;
  // Every object has something under 'constructor': only what the site itself has is a page.
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

/** A page of a site as it is drawn; its locations stand on the contact page. @spec L2.20, D.58 */
export const buildContentView = (
  page: ContentPage,
  context: BlockContext & ContentContext & { readonly asked?: AskedForm },
): ContentView => {
  const { site, now, unsubscribeAnswer = null, asked = nothingAsked } = context;
  const formLink = buildFinanceLink(page, site, asked);
  const form = formLink === null ? buildContentForm(page, site, asked) : null;
  const path = pagePaths.content(page.slug);
  return {
    ...buildDocument(page, context),
    title: page.title,
    lead: page.lead,
    picture: page.picture,
    breadcrumb: [
      { label: 'Home', href: pagePaths.home },
      { label: page.title, href: null },
    ],
    blocks: page.blocks.map((block) => buildBlockView(block, context)).filter((block) => block !== null),
    calculator: page.part === 'financeCalculator' ? buildContentCalculator(site) : null,
    form,
    formLink,
    subject: form === null ? null : asked.subject,
    success: path === pagePaths.success ? buildThanks(context) : null,
    unsubscribe: path === pagePaths.unsubscribe ? buildUnsubscribeView(site.name, unsubscribeAnswer) : null,
    phones: isContactPage(page.slug) ? buildPhones(site) : [],
    locations: isContactPage(page.slug)
      ? { block: buildLocationBlock('all', site, { now }), map: buildMapView(site.config.places.map) }
      : null,
  };
};

import { redirect } from 'react-router';
import { loadPart, type PageContext } from '#src/app/storefront/page-context.server.ts';
import { findSignInToSend, requireSignIn } from '#src/app/storefront/require-sign-in.server.ts';
import type { SimilarView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { ViewSite } from '#src/app/storefront/view-context.ts';
import { buildWarrantyReasons } from '#src/content/view/build-warranty-reasons.ts';
import { formAnchor } from '#src/finance-application/rules/application-names.ts';
import { carName, formName } from '#src/leads/rules/lead-fields.ts';
import type { SuccessName } from '#src/leads/rules/success-name.ts';
import type { SentForm } from '#src/leads/server/sent-form-cookie.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { contentPaths } from '#src/lib/page-paths.ts';
import { slugify } from '#src/lib/text/slugify.ts';
import type { ContentPage } from '#src/sites/config/pages/content-page.ts';
import { shortenMakeModel } from '#src/vehicle/rules/get-vehicle-title.ts';
import { type AskedForm, nothingAsked } from './build-content-form.ts';
import { type ContentView, findContentPage } from './build-content-view.ts';
import { loadContentPage } from './load-content-page.server.ts';
import type { ModelAnswer } from './models/load-model-pages.server.ts';
import type { SentLeadAnswer } from './success/load-sent-lead.server.ts';

const stockRowLimit = 8;

const sayCount = (title: string, { count, countText }: ModelAnswer, { name }: ViewSite): string =>
  count === 0 ? `There’s no ${title} listed right now.` : `${countText} listed at ${name} right now.`;

/** @spec L2.26 */
export const buildModelPage = (slug: string, answer: ModelAnswer, site: ViewSite): ContentPage => {
  const { make, model, imageUrl, search } = answer;
  const title = shortenMakeModel(`${make} ${model}`);
  const words = sayCount(title, answer, site);
  const reasons = [...buildWarrantyReasons({ slug: slugify(make), title: make }, site.config.content)];
  return {
    slug,
    title,
    description: `${title}: ${words}`,
    lead: words,
    picture: imageUrl === null ? null : { src: imageUrl, alt: `${title} from our stock` },
    blocks: [
      ...(reasons.length === 0 ? [] : [{ kind: 'reasons' as const, title: null, reasons }]),
      { kind: 'stock', title: 'In stock now', search, limit: stockRowLimit, more: `See all ${model} stock` },
      {
        kind: 'tiles',
        title: 'Where to from here?',
        tiles: [
          {
            title: `Not the ${model} you had in mind?`,
            text: 'Tell us the year, colour and price you have in mind. We’ll look beyond our own stock and call you back.',
            href: pagePaths.contact,
            action: 'Ask us to find one',
            tone: 'plain',
          },
          {
            title: 'Something similar',
            text: 'Browse other models by body type.',
            href: contentPaths.models(null),
            action: 'See all models',
            tone: 'plain',
          },
        ],
      },
    ],
    part: null,
    form: null,
  };
};

/** Returns the form that this browser sent last, if the address names the same form; otherwise null. @spec L4.06 */
const readSentForm = ({ visit: { sentForm } }: PageContext, parameters: URLSearchParams): SentForm | null =>
  sentForm !== null && parameters.get(formName) === sentForm.name ? sentForm : null;

/**
 * 'contact' and 'contact-us' name the same page. Returns the path to which `slug` redirects, otherwise null.
 * @spec L2.20
 */
const findContactTwin = (slug: string, content: PageContext['site']['content']): string | null => {
  if (Object.hasOwn(content, slug)) return null;
  if (slug === 'contact-us') return pagePaths.contact;
  return slug === 'contact' && Object.hasOwn(content, 'contact-us') ? pagePaths.contactUs : null;
};

/** @spec L2.32 */
const loadAskedForm = async (
  { queries }: Pick<PageContext, 'queries'>,
  parameters: URLSearchParams,
): Promise<AskedForm> => {
  const car = parameters.get(carName);
  return {
    subject: car === null ? null : await queries.loadFormSubject(car),
    vehiclePriceBudget: parameters.get('vehiclePriceBudget'),
    preferredDealership: parameters.get('preferredDealership'),
  };
};

/** The dealer's page wins over ours, and ours over a model's. Throws notFound if there is none. @spec L2.26 */
const findPage = async (
  slug: string,
  { site, now, queries }: PageContext,
  sentForm: SuccessName | null = null,
): Promise<ContentPage> => {
  const written = findContentPage({ site, now, sentForm }, slug);
  if (written !== undefined) return written;
  const model = await queries.findModel(slug);
  if (model === null) throw new DomainError('notFound', 'We can’t find that page.');
  return buildModelPage(slug, model, site);
};

/** @spec L4.06, B2.53 */
const loadSimilarToSent = async (sent: SentLeadAnswer | null, page: PageContext): Promise<SimilarView | null> => {
  const subject = sent?.subject ?? null;
  return subject === null ? null : loadPart(() => page.queries.loadSimilar(subject.vehicle.slug), page);
};

/** @spec L2.20, D.58 */
export const loadNamedPage = async (name: string, page: PageContext, url: URL): Promise<ContentView> => {
  const { searchParams: parameters } = url;
  const twin = findContactTwin(name, page.site.content);
  if (twin !== null) throw redirect(twin);
  const sent = name === pagePaths.success.slice(1) ? readSentForm(page, parameters) : null;
  const sentForm = sent?.name ?? null;
  const content = await findPage(name, page, sentForm);
  requireSignIn(page, url);
  const asked = content.form === null ? nothingAsked : await loadAskedForm(page, parameters);
  const signInHref = content.form === null ? null : findSignInToSend(page, url, formAnchor);
  const sentLead = sent === null ? null : await loadPart(() => page.queries.loadSentLead(sent.leadUuid), page);
  const similar = await loadSimilarToSent(sentLead, page);
  return loadContentPage(content, page, { asked, sentForm, sentLead, similar, signInHref });
};

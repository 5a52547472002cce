import { redirect } from 'react-router';
import type { PageContext } from '#src/app/storefront/page-context.ts';
import { requireSignIn } from '#src/app/storefront/require-sign-in.server.ts';
import { carName, formName } from '#src/leads/rules/lead-fields.ts';
import type { SuccessName } from '#src/leads/rules/success-name.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import type { ContentPage } from '#src/sites/config/pages/content-page.ts';
import { type AskedForm, nothingAsked } from './build-content-form.ts';
import { type ContentView, findContentPage } from './build-content-view.ts';
import { loadContentPage } from './load-content-page.server.ts';
import { buildModelPage } from './models/build-model-page.ts';

/** What the page after a form speaks of; null for a browser that didn't send what its address names. @spec L4.06 */
const readSentForm = ({ visit: { sentForm } }: PageContext, parameters: URLSearchParams): SuccessName | null =>
  parameters.get(formName) === sentForm ? sentForm : null;

/** The contact page answers under both names; a dealer who wrote one of them is led to from the other. @spec L2.20 */
const findContactTwin = (slug: string, content: PageContext['site']['content']): string | null => {
  if (Object.hasOwn(content, slug)) return null;
  if (slug === 'contact-us') return pagePaths.contact;
  return slug === 'contact' && Object.hasOwn(content, 'contact-us') ? pagePaths.contactUs : null;
};

/** What a finance page's address says: `car_id`, `vehiclePriceBudget` and `preferredDealership`; the rest is in the stock. @spec L2.32 */
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

/** The page under a name: what the dealer wrote there, else the model of that name. @throws DomainError notFound @spec L2.26 */
const findPage = async (
  slug: string,
  { site, now, queries }: PageContext,
  sentForm: SuccessName | null = null,
): Promise<ContentPage> => {
  const written = findContentPage({ site, now, sentForm }, slug);
  if (written !== undefined) return written;
  const model = await queries.findModel(slug);
  if (model === null) throw new DomainError('notFound', 'There is no such page.');
  return buildModelPage(slug, model, site);
};

/** The page of the site under a name, with what its address says. Throws notFound where there is none. @spec L2.20, D.58 */
export const loadNamedPage = async (name: string, page: PageContext, url: URL): Promise<ContentView> => {
  const { searchParams: parameters } = url;
  const twin = findContactTwin(name, page.site.content);
  if (twin !== null) throw redirect(twin);
  const sentForm = readSentForm(page, parameters);
  const content = await findPage(name, page, sentForm);
  requireSignIn(page, url);
  const asked = content.form === null ? nothingAsked : await loadAskedForm(page, parameters);
  return loadContentPage(content, page, { asked, sentForm });
};

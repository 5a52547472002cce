import { redirect } from 'react-router';
import type { PageContext } from '#src/app/storefront/page-context.ts';
import { requireSignIn } from '#src/app/storefront/require-sign-in.server.ts';
import { formName } from '#src/leads/rules/lead-fields.ts';
import type { SuccessName } from '#src/leads/rules/success-name.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { nothingAsked } from './build-content-form.ts';
import type { ContentView } from './build-content-view.ts';
import { findPage } from './find-page.ts';
import { loadAskedForm } from './load-asked-form.server.ts';
import { loadContentPage } from './load-content-page.server.ts';

/** What the page after a form speaks of; null for a browser that didn't send what its address names. @spec L4.06 */
const readSentForm = ({ visit: { sentForm } }: PageContext, parameters: URLSearchParams): SuccessName | null =>
  parameters.get(formName) === sentForm ? sentForm : null;

/** The contact page answers under both names; a dealer who wrote one of them is led to from the other. @spec L2.20 */
const findContactTwin = (slug: string, content: PageContext['site']['content']): string | null => {
  if (Object.hasOwn(content, slug)) return null;
  if (slug === 'contact-us') return pagePaths.contact;
  return slug === 'contact' && Object.hasOwn(content, 'contact-us') ? pagePaths.contactUs : null;
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

import type { PageContext } from '#src/app/storefront/page-context.ts';
import { requireSignIn } from '#src/app/storefront/require-sign-in.server.ts';
import { type FormKindName, isFormKindName } from '#src/leads/rules/form-kinds.ts';
import { formName } from '#src/leads/rules/lead-fields.ts';
import { nothingAsked } from './build-content-form.ts';
import type { ContentView } from './build-content-view.ts';
import { findPage } from './find-page.ts';
import { loadAskedForm } from './load-asked-form.server.ts';
import { loadContentPage } from './load-content-page.server.ts';

/** The kind of form that leads to a page after it; null for none that there is. @spec L4.06 */
const readSentForm = (parameters: URLSearchParams): FormKindName | null => {
  const sent = parameters.get(formName) ?? '';
  return isFormKindName(sent) ? sent : null;
};

/** The page of the site under a name, with what its address says. Throws notFound where there is none. @spec L2.20, D.58 */
export const loadNamedPage = async (name: string, page: PageContext, url: URL): Promise<ContentView> => {
  const { searchParams: parameters } = url;
  const sentForm = readSentForm(parameters);
  const content = await findPage(name, page, sentForm);
  requireSignIn(page, url);
  const asked = content.form === null ? nothingAsked : await loadAskedForm(page, parameters);
  return loadContentPage(content, page, { asked, sentForm });
};

import { answerForm } from '#src/app/storefront/answer-form.server.ts';
import { buildFormPageMeta } from '#src/app/storefront/build-form-page-meta.ts';
import { loadPage } from '#src/app/storefront/load-page.server.ts';
import { pageContext } from '#src/app/storefront/page-context.ts';
import { requireSignIn } from '#src/app/storefront/require-sign-in.server.ts';
import { type FormKindName, isFormKindName } from '#src/leads/rules/form-kinds.ts';
import { formName } from '#src/leads/rules/lead-fields.ts';
import type { Route } from './+types/content-route.ts';
import { nothingAsked } from './build-content-form.ts';
import { ContentPage } from './content-page.tsx';
import { findPage } from './find-page.ts';
import { loadAskedForm } from './load-asked-form.server.ts';
import { loadContentPage } from './load-content-page.server.ts';

/** The kind of form that leads to a page after it; null for none that there is. @spec L4.06 */
const readSentForm = (parameters: URLSearchParams): FormKindName | null => {
  const sent = parameters.get(formName) ?? '';
  return isFormKindName(sent) ? sent : null;
};

/** The page of the site under this name, with what it says to a form that was sent to it. @spec L2.20, D.58 */
export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadPage(async () => {
    const page = context.get(pageContext);
    const url = new URL(request.url);
    const { searchParams } = url;
    const sentForm = readSentForm(searchParams);
    const content = await findPage(params.page, page, sentForm);
    requireSignIn(page, url);
    const asked = content.form === null ? nothingAsked : await loadAskedForm(page, searchParams);
    return { view: await loadContentPage(content, page, { asked, sentForm }), answer: page.formAnswer };
  });

export const action = ({ context }: Route.ActionArgs) => answerForm(context);

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  return buildFormPageMeta(loaderData.view, loaderData.answer);
};

export default function ContentRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage view={loaderData.view} answer={loaderData.answer} />;
}

import { answerForm } from '#src/app/storefront/answer-form.server.ts';
import { buildFormPageMeta } from '#src/app/storefront/build-form-page-meta.ts';
import { pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import type { Route } from './+types/content-route.ts';
import { ContentPage } from './content-page.tsx';
import { loadNamedPage } from './load-named-page.server.ts';

/** @spec L2.20, D.58 */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  runLoader(async () => {
    const page = context.get(pageContext);
    const view = await loadNamedPage(params.page, page, url);
    return { view, answer: page.formAnswer };
  });

export const action = ({ context }: Route.ActionArgs) => answerForm(context);

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  return buildFormPageMeta(loaderData.view, loaderData.answer);
};

export default function ContentRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage view={loaderData.view} answer={loaderData.answer} />;
}

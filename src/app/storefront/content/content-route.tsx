import { data } from 'react-router';
import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { loadPage } from '#src/app/storefront/load-page.server.ts';
import { pageContext } from '#src/app/storefront/page-context.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import type { Route } from './+types/content-route.ts';
import { buildContentView } from './build-content-view.ts';
import { ContentPage } from './content-page.tsx';

/** The page of the site under this name, with what it says to a form that was sent to it. @spec L2.20, D.58 */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  loadPage(() => {
    const page = context.get(pageContext);
    const view = buildContentView(params.page, page);
    if (view === undefined) throw new DomainError('notFound', 'There is no such page.');
    return { view, answer: page.formAnswer };
  });

/** The server looks at a form before the page does, and takes those that are well: here is only the status of the others. */
export const action = ({ context }: Route.ActionArgs) =>
  loadPage(() => {
    const { formAnswer } = context.get(pageContext);
    if (formAnswer === null) throw data(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    return data(null, { status: formAnswer.status });
  });

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData === undefined) return [];
  const { view, answer } = loaderData;
  return buildPageMeta({
    // Heard before all else by whoever does not see the page.
    documentTitle: `${answer === null ? '' : 'Error: '}${view.title} | ${view.siteName}`,
    description: view.description,
    canonicalUrl: view.canonicalUrl,
    isIndexed: view.isIndexed,
    openGraphImageUrl: null,
    structuredData: [],
  });
};

export default function ContentRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage view={loaderData.view} answer={loaderData.answer} />;
}

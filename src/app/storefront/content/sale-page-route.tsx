import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import { readUnsubscribeAnswer } from '#src/leads/rules/unsubscribe-address.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import type { Route } from './+types/sale-page-route.ts';
import { findContentPage } from './build-content-view.ts';
import { ContentPage } from './content-page.tsx';
import { loadContentPage } from './load-content-page.server.ts';

/** @spec L2.25, L2.30 */
export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  runLoader(() => {
    const unsubscribeAnswer = readUnsubscribeAnswer(url.searchParams);
    const page = findContentPage({ ...context.get(pageContext), unsubscribeAnswer }, `pages/${params.page}`);
    if (page === undefined) throw new DomainError('notFound', 'We can’t find that page.');
    return loadContentPage(page, context.get(pageContext), { unsubscribeAnswer });
  });

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData === undefined ? [] : buildPageMeta(loaderData));

export default function SalePage({ loaderData }: Route.ComponentProps) {
  return <ContentPage view={loaderData} answer={null} />;
}

import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import { mostCompared, parseIds } from '#src/favourites/rules/entries.ts';
import type { Route } from './+types/compare-route.ts';
import { ComparePage } from './compare-page.tsx';

/** @spec D.54 */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  runLoader(() => context.get(pageContext).queries.loadCompare(parseIds(url.searchParams.get('ids'), mostCompared)));

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData === undefined ? [] : buildPageMeta(loaderData));

export default function Page({ loaderData }: Route.ComponentProps) {
  return <ComparePage view={loaderData} />;
}

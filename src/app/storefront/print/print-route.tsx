import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { loadPage } from '#src/app/storefront/load-page.server.ts';
import { pageContext } from '#src/app/storefront/page-context.ts';
import type { Route } from './+types/print-route.ts';
import { PrintPage } from './print-page.tsx';

/** `/print?car_id={slug}`, opened in a tab of its own. @spec B2.12 */
export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadPage(() => context.get(pageContext).queries.loadPrint(url.searchParams.get('car_id') ?? ''));

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData === undefined ? [] : buildPageMeta(loaderData));

export default function Page({ loaderData }: Route.ComponentProps) {
  return <PrintPage view={loaderData} />;
}

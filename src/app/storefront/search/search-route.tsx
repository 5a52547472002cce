import { readViewText } from '#src/app/storefront/view-text.ts';
import type { Route } from './+types/search-route.ts';
import { loadKeptSearch } from './load-cached-search.ts';
import { loadSearch } from './load-search.server.ts';
import { buildSearchMeta, CachedSearchPage } from './search-page.tsx';

export const loader = ({ context, url }: Route.LoaderArgs) => loadSearch(context, url);

export const clientLoader = ({ request, url, serverLoader }: Route.ClientLoaderArgs) =>
  loadKeptSearch(url, request.signal, serverLoader);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData === undefined ? [] : buildSearchMeta(readViewText(loaderData));

/** Shows the stock search: everything under /search/, and used cars by make, model and body. @spec B2.15, D.03, L2.03 */
export default function Page({ loaderData }: Route.ComponentProps) {
  return <CachedSearchPage data={loaderData} />;
}

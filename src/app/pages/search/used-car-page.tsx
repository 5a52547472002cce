import type { Route } from './+types/used-car-page';
import { loadKeptSearch } from './load-kept-search.ts';
import { loadSearch } from './load-search.ts';
import { readSearchView } from './read-search-view.ts';
import { buildSearchMeta } from './search-meta.ts';
import { SearchRoute } from './search-route.tsx';

export const loader = ({ context }: Route.LoaderArgs) => loadSearch({ context });

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  loadKeptSearch(request, serverLoader);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData === undefined ? [] : buildSearchMeta(readSearchView(loaderData));

/** Used cars of one make, model and body at /used-car/. @spec L2.03 */
export default function Page({ loaderData }: Route.ComponentProps) {
  return <SearchRoute data={loaderData} />;
}

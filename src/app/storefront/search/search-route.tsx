import { useEffect } from 'react';
import { type MetaDescriptor, useLocation } from 'react-router';
import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { readViewText } from '#src/app/storefront/view-text.ts';
import { buildSharedImageUrl } from '#src/lib/image-url.ts';
import { trackEvent } from '#src/lib/track-event.ts';
import { buildCountedAddress } from '#src/search/rules/url/build-counted-address.ts';
import { eventIds } from '#src/tracking/rules/event-ids.ts';
import { maxDetailTextLength } from '#src/tracking/rules/tracking-limits.ts';
import type { Route } from './+types/search-route.ts';
import { cacheSearch, loadKeptSearch } from './load-cached-search.ts';
import { loadSearch, type SearchPageData } from './load-search.server.ts';
import { SearchPage } from './search-page.tsx';
import type { SearchPageView } from './search-page-view.ts';

export const loader = ({ context, url }: Route.LoaderArgs) => loadSearch(context, url);

export const clientLoader = ({ request, url, serverLoader }: Route.ClientLoaderArgs) =>
  loadKeptSearch(url, request.signal, serverLoader);

/** What search engines and shared links read of a search page: its picture is that of its first vehicle. */
const buildSearchMeta = (view: SearchPageView): MetaDescriptor[] => {
  const picture = view.cards.find((card) => card.picture !== null)?.picture;
  const openGraphImageUrl = picture ? new URL(buildSharedImageUrl(picture.url), view.canonicalUrl).href : null;
  return buildPageMeta({ ...view, openGraphImageUrl });
};

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData === undefined ? [] : buildSearchMeta(readViewText(loaderData));

/** The search page of a route, which keeps what it has shown. */
const SearchRoute = ({ data }: { readonly data: SearchPageData }) => {
  const { pathname, search } = useLocation();
  const view = readViewText(data);
  const { canonicalUrl, pagination } = view;
  const page = pagination?.current ?? 1;
  useEffect(() => cacheSearch({ pathname, search }, data), [pathname, search, data]);
  // Another order is no other search.
  useEffect(() => {
    const address = buildCountedAddress(canonicalUrl).slice(0, maxDetailTextLength);
    trackEvent({ id: eventIds.searchPageView, details: { address, page } });
  }, [canonicalUrl, page]);
  return <SearchPage view={view} hasError={data.hasError === true} />;
};

/** The stock search: everything under /search/, and used cars of a make, model and body. @spec B2.15, D.03, L2.03 */
export default function Page({ loaderData }: Route.ComponentProps) {
  return <SearchRoute data={loaderData} />;
}

import { useEffect } from 'react';
import { redirect } from 'react-router';
import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { pageContext, runLoader } from '#src/app/storefront/page-context.server.ts';
import { eventIds } from '#src/lib/event-ids.ts';
import { buildSharedImageUrl } from '#src/lib/image-url.ts';
import { trackEvent } from '#src/lib/track-event.ts';
import { readViewText, writeViewText } from '#src/lib/view-text.ts';
import { buildAnalyticsAddress } from '#src/search/rules/url/build-analytics-address.ts';
import { maxDetailTextLength } from '#src/tracking/rules/tracking-limits.ts';
import { useLocation } from '#src/ui/navigation/page-navigation.ts';
import type { Route } from './+types/search-route.ts';
import { cacheSearch, loadCachedSearch, type SearchPageData } from './load-cached-search.ts';
import { SearchPage } from './search-page.tsx';

export const loader = async ({ context, url }: Route.LoaderArgs): Promise<SearchPageData> => {
  const { queries, onPartial, parts } = context.get(pageContext);
  const answer = await runLoader(() => queries.loadSearch(url.pathname + url.search));
  if (answer.kind === 'moved') throw redirect(answer.address);
  // Doesn't cache searches without results, because anyone could fill the cache with made-up ones.
  if (answer.view.noResults !== null) onPartial();
  return writeViewText(answer, { id: 'page-view', parts });
};

export const clientLoader = ({ request, url, serverLoader }: Route.ClientLoaderArgs) =>
  loadCachedSearch(url, request.signal, serverLoader);

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (loaderData === undefined) return [];
  const { view } = readViewText(loaderData);
  const picture = view.cards.find((card) => card.picture !== null)?.picture;
  const openGraphImageUrl = picture ? new URL(buildSharedImageUrl(picture.url), view.canonicalUrl).href : null;
  return buildPageMeta({ ...view, openGraphImageUrl });
};

/** @spec B2.15, D.03, L2.03 */
export default function Page({ loaderData: data }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  const { view } = readViewText(data);
  const { canonicalUrl, pagination } = view;
  const page = pagination?.current ?? 1;
  useEffect(() => cacheSearch({ pathname, search }, data), [pathname, search, data]);
  // The canonical address has no sort order, so a new order isn't tracked as a new search.
  useEffect(() => {
    const address = buildAnalyticsAddress(canonicalUrl).slice(0, maxDetailTextLength);
    trackEvent({ id: eventIds.searchPageView, details: { address, page } });
  }, [canonicalUrl, page]);
  return <SearchPage view={view} hasError={data.hasError === true} />;
}

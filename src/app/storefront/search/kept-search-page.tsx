import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readViewText } from '#src/app/storefront/view-text.ts';
import { trackEvent } from '#src/lib/track-event.ts';
import { buildCountedAddress } from '#src/search/rules/url/build-counted-address.ts';
import { eventIds } from '#src/tracking/rules/event-ids.ts';
import { maxDetailTextLength } from '#src/tracking/rules/tracking-limits.ts';
import { keepSearch } from './load-kept-search.ts';
import type { SearchPageData } from './load-search.server.ts';
import { SearchPage } from './search-page.tsx';

/** The search page of a route, which keeps what it has shown. */
export const SearchRoute = ({ data }: { readonly data: SearchPageData }) => {
  const { pathname, search } = useLocation();
  const view = readViewText(data);
  const { canonicalUrl, pagination } = view;
  const page = pagination?.current ?? 1;
  useEffect(() => keepSearch({ pathname, search }, data), [pathname, search, data]);
  // Another order is no other search.
  useEffect(() => {
    const address = buildCountedAddress(canonicalUrl).slice(0, maxDetailTextLength);
    trackEvent({ id: eventIds.searchPageView, details: { address, page } });
  }, [canonicalUrl, page]);
  return <SearchPage view={view} hasError={data.hasError === true} />;
};

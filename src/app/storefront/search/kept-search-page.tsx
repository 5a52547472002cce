import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { trackEvent } from '#src/lib/track-event.ts';
import { eventIds } from '#src/tracking/rules/event-ids.ts';
import { maxDetailTextLength } from '#src/tracking/rules/tracking-limits.ts';
import { keepSearch } from './load-kept-search.ts';
import type { SearchPageData } from './load-search.server.ts';
import { readSearchView } from './read-search-view.ts';
import { SearchPage } from './search-page.tsx';

/** The search page of a route, which keeps what it has shown. */
export const SearchRoute = ({ data }: { readonly data: SearchPageData }) => {
  const { pathname, search } = useLocation();
  useEffect(() => keepSearch({ pathname, search }, data), [pathname, search, data]);
  useEffect(() => {
    const address = `${pathname}${search}`.slice(0, maxDetailTextLength);
    trackEvent({ id: eventIds.searchPageView, details: { address } });
  }, [pathname, search]);
  return <SearchPage view={readSearchView(data)} hasError={data.hasError === true} />;
};

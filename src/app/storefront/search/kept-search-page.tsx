import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { keepSearch } from './load-kept-search.ts';
import type { SearchPageData } from './load-search.server.ts';
import { readSearchView } from './read-search-view.ts';
import { SearchPage } from './search-page.tsx';

/** The search page of a route, which keeps what it has shown. */
export const SearchRoute = ({ data }: { readonly data: SearchPageData }) => {
  const { pathname, search } = useLocation();
  useEffect(() => keepSearch({ pathname, search }, data), [pathname, search, data]);
  return <SearchPage view={readSearchView(data)} hasError={data.hasError === true} />;
};

import type { SearchPageData } from './load-search.server.ts';
import type { SearchPageView } from './search-page-view.ts';

const views = new WeakMap<SearchPageData, SearchPageView>();

/** The view in a page's data, read once. */
export const readSearchView = (data: SearchPageData): SearchPageView => {
  const known = views.get(data);
  if (known !== undefined) return known;
  const view = JSON.parse(data.viewText) as SearchPageView;
  views.set(data, view);
  return view;
};

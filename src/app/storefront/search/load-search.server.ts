import { type RouterContextProvider, redirect } from 'react-router';
import { loadPage } from '#src/app/storefront/load-page.server.ts';
import { pageContext } from '#src/app/storefront/page-context.ts';
import { type ViewText, writeViewText } from '#src/app/storefront/view-text.ts';
import type { SearchPageView } from './search-page-view.ts';

export interface SearchPageData extends ViewText<SearchPageView> {
  /** The search failed to load; the view is the one before. @spec B4.18 */
  readonly hasError?: true;
}

/**
 * Loads the search that a URL says, on the server.
 * @param url without what React Router adds when it asks for data alone
 */
export const loadSearch = async (context: Readonly<RouterContextProvider>, url: URL): Promise<SearchPageData> => {
  const { queries, onPartial } = context.get(pageContext);
  const answer = await loadPage(() => queries.loadSearch(url.pathname + url.search));
  if (answer.kind === 'moved') throw redirect(answer.address);
  // Anybody can make up searches that find nothing: none of them takes room in memory or in a CDN.
  if (answer.view.noResults !== null) onPartial();
  return writeViewText(answer.view);
};

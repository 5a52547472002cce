import { type RouterContextProvider, redirect } from 'react-router';
import { loadPage } from '#src/app/storefront/load-page.server.ts';
import { pageContext } from '#src/app/storefront/page-context.ts';
import { type ViewText, writeViewText } from '#src/app/storefront/view-text.ts';
import type { SearchPageView } from './search-page-view.ts';

export interface SearchPageData extends ViewText<SearchPageView> {
  /** The search failed to load; the view is the previous one. @spec B4.18 */
  readonly hasError?: true;
}

export const loadSearch = async (context: Readonly<RouterContextProvider>, url: URL): Promise<SearchPageData> => {
  const { queries, onPartial } = context.get(pageContext);
  const answer = await loadPage(() => queries.loadSearch(url.pathname + url.search));
  if (answer.kind === 'moved') throw redirect(answer.address);
  // Anyone can make up searches without results, so they aren't cached.
  if (answer.view.noResults !== null) onPartial();
  return writeViewText(answer.view);
};

import { type RouterContextProvider, redirect } from 'react-router';
import { loadPage } from '#src/app/storefront/load-page.server.ts';
import { pageContext } from '#src/app/storefront/page-context.ts';

/** What a search page is drawn from. */
export interface SearchPageData {
  /**
   * The view as one text: the page carries its data a second time, and React Router's own format of it compresses
   * worse (21.4 KB of HTML instead of 18.0).
   */
  readonly viewText: string;
  /** The search did not come through; the view is the one before. @spec B4.18 */
  readonly hasError?: true;
}

/**
 * Loads the search that a URL says, on the server.
 * @param url without what React Router adds when it asks for data alone
 */
export const loadSearch = async (context: Readonly<RouterContextProvider>, url: URL): Promise<SearchPageData> => {
  const { queries } = context.get(pageContext);
  const answer = await loadPage(() => queries.loadSearch(url.pathname + url.search));
  if (answer.kind === 'moved') throw redirect(answer.address);
  return { viewText: JSON.stringify(answer.view) };
};

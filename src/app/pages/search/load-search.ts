import { type RouterContextProvider, redirect } from 'react-router';
import type { SearchPageView } from '#src/app/assemblies/search-page/search-page-view.ts';
import { loadPage } from '#src/app/load-page.ts';
import { pageContext } from '#src/app/page-context.ts';

/** What a search page is drawn from. */
export interface SearchPageData {
  readonly view: SearchPageView;
  /** The search did not come through; `view` is the one before. @spec B4.18 */
  readonly hasError?: true;
}

/** Loads the search that a URL says, on the server. */
export const loadSearch = async ({
  context,
}: {
  readonly context: Readonly<RouterContextProvider>;
}): Promise<SearchPageData> => {
  const { site, services, now, url } = context.get(pageContext);
  const answer = await loadPage(() => services.search.loadPage(site, url, now));
  if (answer.kind === 'moved') throw redirect(answer.address);
  return { view: answer.view };
};

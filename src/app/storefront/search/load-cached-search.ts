import type { ViewText } from '#src/lib/view-text.ts';
import { createResultCache } from '#src/search/web/navigation/result-cache.ts';
import type { FoundSearchPage } from './load-search-page.server.ts';

export interface SearchPageData extends ViewText<FoundSearchPage> {
  /** @spec B4.18 */
  readonly hasError?: true;
}

const maxAgeMs = 5 * 60_000;

interface CachedSearch {
  readonly data: SearchPageData;
  readonly cachedAtMs: number;
}

const pages = createResultCache<CachedSearch>();
let lastShown: SearchPageData | undefined;

/** Makes addresses comparable: 'sortBy=price:asc' and 'sortBy=price%3Aasc' are the same search. */
const normalise = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  `${pathname}?${new URLSearchParams(search)}`;

export const cacheSearch = (address: Pick<URL, 'pathname' | 'search'>, data: SearchPageData): void => {
  if (data.hasError) return;
  lastShown = data;
  pages.store(normalise(address), { data, cachedAtMs: Date.now() });
};

const isAnswer = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && Number(error.status) < 500;

/**
 * Loads a search in the browser, from the cache or the server. If the server can't be reached or fails (5xx), returns
 * the page shown last, with `hasError`. Rethrows the error if the load was aborted, if the error has a status below 500
 * (such as 404), or if no page has been shown yet.
 * @spec B4.19, B9.02, D.16
 */
export const loadCachedSearch = async (
  url: URL,
  signal: AbortSignal,
  loadFromServer: () => Promise<SearchPageData>,
): Promise<SearchPageData> => {
  const cached = pages.find(normalise(url));
  if (cached !== undefined && Date.now() - cached.cachedAtMs < maxAgeMs) return cached.data;
  try {
    return await loadFromServer();
  } catch (error) {
    if (signal.aborted || isAnswer(error) || lastShown === undefined) throw error;
    return { ...lastShown, hasError: true };
  }
};

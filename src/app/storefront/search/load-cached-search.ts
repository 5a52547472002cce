import { createResultCache } from '#src/search/web/navigation/result-cache.ts';
import type { SearchPageData } from './load-search.server.ts';

/** Age after which a kept page is asked for again, in milliseconds. */
const maxAgeMs = 5 * 60_000;

interface KeptPage {
  readonly data: SearchPageData;
  readonly keptAtMs: number;
}

const pages = createResultCache<KeptPage>();
let lastShown: SearchPageData | undefined;

/** One spelling of an address: the router writes 'sortBy=price:asc' and asks for 'sortBy=price%3Aasc'. */
const spell = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string =>
  `${pathname}?${new URLSearchParams(search)}`;

/** Keeps a page that is shown: Back finds it at once, and a search that fails leaves its hits standing. */
export const cacheSearch = (address: Pick<URL, 'pathname' | 'search'>, data: SearchPageData): void => {
  if (data.hasError) return;
  lastShown = data;
  pages.keep(spell(address), { data, keptAtMs: Date.now() });
};

/** An answer that the page was meant to get, such as 404, rather than a line that broke. */
const isAnswer = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && Number(error.status) < 500;

/**
 * Loads a search in the browser: from the pages kept, else from the server; when that fails the last hits stay.
 * @spec B4.19, B9.02, D.16
 */
export const loadKeptSearch = async (
  url: URL,
  signal: AbortSignal,
  loadFromServer: () => Promise<SearchPageData>,
): Promise<SearchPageData> => {
  const kept = pages.find(spell(url));
  if (kept !== undefined && Date.now() - kept.keptAtMs < maxAgeMs) return kept.data;
  try {
    return await loadFromServer();
  } catch (error) {
    if (signal.aborted || isAnswer(error) || lastShown === undefined) throw error;
    return { ...lastShown, hasError: true };
  }
};

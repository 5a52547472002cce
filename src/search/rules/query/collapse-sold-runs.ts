import type { SearchConfig } from '../config.ts';

/**
 * Hits with only the first of each run of consecutive sold ones, where the site wants that; when all are sold, all stay.
 * @param before the hit before the first, on the page before: a run goes on over the end of a page
 * @spec B4.14, B4.15
 */
export const collapseSoldRuns = <Hit extends { readonly status: string }>(
  hits: readonly Hit[],
  mode: SearchConfig['soldRun'],
  before?: Hit | null,
): readonly Hit[] => {
  const isSold = (hit: Hit | null | undefined): boolean => hit?.status === 'sold';
  if (mode === 'keepAll' || hits.every(isSold)) return hits;
  return hits.filter((hit, index) => !(isSold(hit) && isSold(index === 0 ? before : hits[index - 1])));
};

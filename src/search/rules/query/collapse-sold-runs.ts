import type { SearchConfig } from '../config.ts';

/**
 * Keeps only the first of each run of sold hits, unless all hits are sold. `before` is the last hit of the previous
 * page, because a run may cross pages. @spec B4.14, B4.15
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

import type { ValueCount } from '../rules/query/search-query.ts';
import { buildRangeBars } from './build-range-bars.ts';
import type { FacetView } from './facet-view.ts';

/** Bars of a chart that is as wide as a rail. */
const barCount = 16;

/** The filters with the stock drawn along the slider of one. @spec D.19 */
export const addRangeBars = (
  facets: readonly FacetView[],
  facetName: string,
  counts: readonly ValueCount[],
): readonly FacetView[] =>
  facets.map((facet) =>
    facet.kind === 'range' && facet.name === facetName
      ? { ...facet, bars: buildRangeBars(counts, facet, barCount) }
      : facet,
  );

import { buildRangeBars } from '#src/search/rules/build-range-bars.ts';
import type { ValueCount } from '#src/search/rules/search-query.ts';
import type { FacetView, SearchPageView } from './search-page-view.ts';

/** Bars of a chart that is as wide as a rail. */
const barCount = 16;

/** The page with the stock drawn along the price slider. @spec D.19 */
export const addRangeBars = (
  view: SearchPageView,
  facetName: string,
  counts: readonly ValueCount[],
): SearchPageView => {
  const addTo = (facet: FacetView): FacetView =>
    facet.kind === 'range' && facet.name === facetName
      ? { ...facet, bars: buildRangeBars(counts, facet, barCount) }
      : facet;
  return { ...view, facets: view.facets.map(addTo) };
};

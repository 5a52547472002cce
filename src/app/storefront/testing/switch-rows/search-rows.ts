import type { SwitchRow } from './switch-row.ts';

/** The switches of the search. */
export const searchRows: readonly SwitchRow[] = [
  ['search.path', '/search/used-cars/'],
  ['search.itemTypes', ['car', 'caravan']],
  ['search.listing.statuses', ['in_stock']],
  ['search.listing.carTypes', ['used']],
  ['search.listing.excludeMakes', ['Mazda']],
  ['search.listing.excludeStockNumbers', ['S1']],
  ['search.listing.filters', ['make:Toyota']],
  ['search.soldWindowDays', 1],
  ['search.soldRun', 'keepAll'],
  ['search.carTypeLabels.new', 'Brand new'],
  ['search.carTypeLabels.demo', 'Demonstrator'],
  ['search.carTypeLabels.used', 'Pre-Owned'],
  ['search.priceSortNeedsPrice', false],
  ['search.popularMakes', ['Toyota']],
  ['search.popularMakesLimit', 1],
  ['search.pageSize', 2],
  ['search.similarCount', 1],
  ['search.facets', ['seats']],
  ['search.openFacets', 0],
  ['search.sorts', ['newest']],
  ['search.place', 'Brisbane'],
];

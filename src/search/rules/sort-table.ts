import type { SortOrder } from './document/document-attributes.ts';

interface SortRow {
  /** As the shopper reads it. */
  readonly label: string;
  /** As `sortBy` in the query string. */
  readonly sortBy: SortOrder;
  /** As the search engine takes it, most important first. */
  readonly order: readonly SortOrder[];
}

/** Every order that a site can offer. @spec D.18, B7.05 */
export const sortTable = {
  recommended: { label: 'Recommended', sortBy: 'custom_rank:desc', order: ['custom_rank:desc'] },
  priceLow: { label: 'Price, low to high', sortBy: 'price:asc', order: ['shown_price:asc', 'custom_rank:desc'] },
  priceHigh: { label: 'Price, high to low', sortBy: 'price:desc', order: ['shown_price:desc', 'custom_rank:desc'] },
  newest: {
    label: 'Newest listed',
    sortBy: 'created_at_timestamp:desc',
    order: ['created_at_timestamp:desc', 'custom_rank:desc'],
  },
  odometerLow: { label: 'Odometer, low to high', sortBy: 'km:asc', order: ['km:asc', 'custom_rank:desc'] },
  yearNew: { label: 'Year, newest first', sortBy: 'year:desc', order: ['year:desc', 'custom_rank:desc'] },
  yearOld: { label: 'Year, oldest first', sortBy: 'year:asc', order: ['year:asc', 'custom_rank:desc'] },
  name: { label: 'Name, A to Z', sortBy: 'name:asc', order: ['name:asc', 'custom_rank:desc'] },
  lightest: { label: 'Lightest first', sortBy: 'tare_weight:asc', order: ['tare_weight:asc', 'custom_rank:desc'] },
  heaviest: {
    label: 'GVM, high to low',
    sortBy: 'gross_vehicle_mass:desc',
    order: ['gross_vehicle_mass:desc', 'custom_rank:desc'],
  },
} as const satisfies Record<string, SortRow>;

export type SortName = keyof typeof sortTable;

export const sortNames = Object.keys(sortTable) as [SortName, ...SortName[]];

const known = new Set<string>(Object.values(sortTable).map(({ sortBy }) => sortBy));

/** Whether a text is an order that the search knows. */
export const isSortBy = (text: string): boolean => known.has(text);

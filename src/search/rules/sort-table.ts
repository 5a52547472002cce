import type { SortOrder } from './document/document-attributes.ts';

interface SortRow {
  readonly label: string;
  readonly sortBy: SortOrder;
  readonly order: readonly [SortOrder, ...SortOrder[]];
}

const sort = (label: string, sortBy: SortOrder, first = sortBy): SortRow => ({
  label,
  sortBy,
  order: [first, 'custom_rank:desc'],
});

/** @spec D.18, B7.05 */
export const sortTable = {
  recommended: { label: 'Recommended', sortBy: 'custom_rank:desc', order: ['custom_rank:desc'] },
  priceLow: sort('Price, low to high', 'price:asc', 'shown_price:asc'),
  priceHigh: sort('Price, high to low', 'price:desc', 'shown_price:desc'),
  newest: sort('Newest listed', 'created_at_timestamp:desc'),
  odometerLow: sort('Odometer, low to high', 'km:asc'),
  yearNew: sort('Year, newest first', 'year:desc'),
  yearOld: sort('Year, oldest first', 'year:asc'),
  name: sort('Name, A to Z', 'name:asc'),
  lightest: sort('Lightest first', 'tare_weight:asc'),
  heaviest: sort('GVM, high to low', 'gross_vehicle_mass:desc'),
  gvmLow: sort('GVM, low to high', 'gross_vehicle_mass:asc'),
  payloadHigh: sort('Payload, high to low', 'payload:desc'),
  payloadLow: sort('Payload, low to high', 'payload:asc'),
  wheelbaseLong: sort('Wheelbase, longest first', 'wheelbase:desc'),
  wheelbaseShort: sort('Wheelbase, shortest first', 'wheelbase:asc'),
  hoursLow: sort('Engine hours, low to high', 'engine_hours:asc'),
  hoursHigh: sort('Engine hours, high to low', 'engine_hours:desc'),
  odometerHigh: sort('Odometer, high to low', 'km:desc'),
} as const satisfies Record<string, SortRow>;

export type SortName = keyof typeof sortTable;

export const sortNames = Object.keys(sortTable) as [SortName, ...SortName[]];

const known = new Set<string>(Object.values(sortTable).map(({ sortBy }) => sortBy));

export const isSortBy = (text: string): boolean => known.has(text);

import type { FilterableAttribute } from './document/document-attributes.ts';
import { attributeOf } from './query/refinement-attributes.ts';
import type { RangeKey, RefinementKey } from './search-state.ts';

export type FacetValueOrder = 'count' | 'name' | 'number' | 'carType';

interface FacetBase<Key extends RefinementKey | RangeKey> {
  readonly label: string;
  /** @spec B3.14 */
  readonly key: Key;
  readonly attribute: FilterableAttribute;
}

export interface ValueFacet extends FacetBase<RefinementKey> {
  readonly kind: 'values';
  readonly order: FacetValueOrder;
  readonly unit?: string;
  readonly isNumeric?: true;
  readonly hasSwatches?: true;
}

export interface RangeFacet extends FacetBase<RangeKey> {
  readonly kind: 'range';
  readonly unit: { readonly prefix?: string; readonly suffix?: string };
  readonly step: number;
  readonly isGrouped: boolean;
}

const values = (key: RefinementKey, label: string, order: FacetValueOrder): ValueFacet => ({
  kind: 'values',
  key,
  label,
  order,
  attribute: attributeOf(key),
});

const range = (key: RangeKey, label: string, unit: RangeFacet['unit'], step: number, isGrouped = true): RangeFacet => ({
  kind: 'range',
  key,
  label,
  unit,
  step,
  attribute: attributeOf(key),
  isGrouped,
});

/** @spec B3.14, L3.17 */
export const facetTable = {
  make: values('make', 'Make and model', 'count'),
  carType: values('car_type', 'Condition', 'carType'),
  itemType: values('item_type', 'Vehicle', 'count'),
  body: values('body', 'Body type', 'count'),
  price: range('price', 'Price', { prefix: '$' }, 500),
  weeklyPrice: values('weekly_price_range', 'Weekly repayment', 'number'),
  odometer: range('km', 'Kilometres', { suffix: 'km' }, 5000),
  year: range('year', 'Year', {}, 1, false),
  transmission: values('transmission', 'Transmission', 'count'),
  fuel: values('fuel', 'Fuel', 'count'),
  drive: values('drive', 'Drive', 'count'),
  colour: { ...values('colour', 'Colour', 'count'), hasSwatches: true },
  seats: { ...values('seats', 'Seats', 'number'), unit: 'seats', isNumeric: true },
  location: values('location_name', 'Location', 'name'),
  dealership: values('dealership_name', 'Dealership', 'name'),
  city: values('city', 'City', 'name'),
  state: values('state', 'State', 'name'),
  badge: values('badge', 'Badge', 'count'),
  features: values('filtered_features', 'Features', 'count'),
  tag: values('tag', 'Offers and tags', 'count'),
  category: values('categories', 'Category', 'count'),
  /** A range, because a family of four also considers vehicles that sleep five. */
  sleeps: range('sleeps', 'Sleeps', {}, 1),
  learner: values('learner_approved', 'Licence', 'count'),
  axle: values('axle_type', 'Axle type', 'count'),
  atm: range('aggregate_trailer_mass', 'ATM', { suffix: 'kg' }, 50),
  tare: range('tare_weight', 'Tare', { suffix: 'kg' }, 50),
  bodyLength: range('body_length', 'Body length', { suffix: 'mm' }, 100),
  grossVehicleMass: range('gross_vehicle_mass', 'GVM', { suffix: 'kg' }, 100),
  payload: range('payload', 'Payload', { suffix: 'kg' }, 100),
  wheelbase: range('wheelbase', 'Wheelbase', { suffix: 'mm' }, 50),
  engineHours: range('engine_hours', 'Engine hours', { suffix: 'h' }, 100),
  engine: range('engine_size', 'Engine', { suffix: 'cc' }, 50),
} as const satisfies Record<string, ValueFacet | RangeFacet>;

export type FacetName = keyof typeof facetTable;

export const facetNames = Object.keys(facetTable) as [FacetName, ...FacetName[]];

export const leadFacetNames = ['carType', 'learner', 'itemType', 'fuel'] as const satisfies readonly FacetName[];

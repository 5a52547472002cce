/** Every refinement that is a list of values, by its key in the query string. @spec B3.14 */
export const refinementKeys = [
  'badge',
  'status',
  'car_type',
  'categories',
  'city',
  'colour',
  'dealership_name',
  'filtered_features',
  'item_type',
  'km',
  'location_name',
  'make',
  'make_model',
  'model',
  'price',
  'subscription_price',
  'price_range',
  'seats',
  'doors',
  'body',
  'bodyconfiguration',
  'drive',
  'fuel',
  'transmission',
  'state',
  'tag',
  'weekly_price_range',
  'year',
  'certified',
  'created_at_timestamp',
  'axle_type',
  'learner_approved',
] as const;

export type RefinementKey = (typeof refinementKeys)[number];

/** Every number that can be held between two bounds: `range[price]=20000:30000`. @spec L2.33 */
export const rangeKeys = [
  'price',
  'subscription_price',
  'km',
  'year',
  'seats',
  'created_at_timestamp',
  'weekly_price',
  'aggregate_trailer_mass',
  'tare_weight',
  'body_length',
  'gross_vehicle_mass',
  'engine_size',
  'sleeps',
] as const;

export type RangeKey = (typeof rangeKeys)[number];

/** Both bounds belong to the range; null is open. */
export interface NumberRange {
  readonly min: number | null;
  readonly max: number | null;
}

/** Vehicles no further than so many kilometres from a postcode. (#21) */
export interface Near {
  readonly postcode: string;
  readonly withinKm: number;
}

/** What a shopper has chosen: the whole of it stands in the URL. @spec B2.16, B3.14 */
export interface SearchState {
  readonly query: string;
  /** The words that a shopper typed, where the state was read from them; empty elsewhere. (#21) */
  readonly typed: string;
  /** Whether `query` is searched as it is, rather than read for what it means. (#21) */
  readonly isLiteral: boolean;
  /** From 1. */
  readonly page: number;
  /** `field:direction`; empty is the site's default. @spec D.18 */
  readonly sortBy: string;
  /** No key holds an empty list; values keep the order in which they came. */
  readonly refinements: Readonly<Partial<Record<RefinementKey, readonly string[]>>>;
  /** Values that no vehicle may have: `not[make]=Toyota`. As `refinements`. */
  readonly exclusions: SearchState['refinements'];
  readonly ranges: Readonly<Partial<Record<RangeKey, NumberRange>>>;
  /** Null anywhere. */
  readonly near: Near | null;
  /** The path that the state was read from. @spec D.19 */
  readonly currentPath: string;
}

export const isNarrowedSearch = ({ query, refinements, exclusions, ranges, near }: SearchState): boolean =>
  query !== '' || near !== null || [refinements, exclusions, ranges].some((chosen) => Object.keys(chosen).length > 0);

/** The state once it is no longer what a shopper typed: its words left are not read again. (#21) */
export const dropTyped = (state: SearchState): SearchState => ({
  ...state,
  typed: '',
  isLiteral: state.isLiteral || (state.typed !== '' && state.query !== ''),
});

/** @spec B3.14 */
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

/** Numbers that the URL can limit, such as `range[price]=20000:30000`. @spec L2.33 */
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
  'payload',
  'wheelbase',
  'engine_hours',
] as const;

export type RangeKey = (typeof rangeKeys)[number];

/** @spec B7.34 */
export const searchParameters: ReadonlySet<string> = new Set<string>([
  'query',
  'typed',
  'literal',
  'postcode',
  'within',
  'page',
  'sortBy',
  ...refinementKeys.flatMap((key) => [key, `${key}[]`, `not[${key}]`]),
  ...rangeKeys.flatMap((key) => [`range[${key}]`, `from[${key}]`, `to[${key}]`]),
]);

/** Both bounds are inclusive. Null means no bound. */
export interface NumberRange {
  readonly min: number | null;
  readonly max: number | null;
}

export interface Near {
  readonly postcode: string;
  readonly withinKm: number;
}

/** @spec B2.16, B3.14 */
export interface SearchState {
  readonly query: string;
  /** The typed words that filters were derived from, or empty. (#21) */
  readonly typed: string;
  /** True if `query` is searched as text instead of being interpreted. (#21) */
  readonly isLiteral: boolean;
  readonly page: number;
  /** `field:direction`. Empty means the default order. @spec D.18 */
  readonly sortBy: string;
  readonly refinements: Readonly<Partial<Record<RefinementKey, readonly string[]>>>;
  readonly exclusions: SearchState['refinements'];
  readonly ranges: Readonly<Partial<Record<RangeKey, NumberRange>>>;
  readonly near: Near | null;
  /** @spec D.19 */
  readonly currentPath: string;
}

export const listChosen = <Key extends string>(
  keys: readonly Key[],
  chosen: Readonly<Partial<Record<Key, unknown>>>,
): readonly Key[] => {
  const own = Object.keys(chosen) as Key[];
  return own.length <= 1 ? own : keys.filter((key) => Object.hasOwn(chosen, key));
};

export const isNarrowedSearch = ({ query, refinements, exclusions, ranges, near }: SearchState): boolean =>
  query !== '' || near !== null || [refinements, exclusions, ranges].some((chosen) => Object.keys(chosen).length > 0);

/** If words were typed, clears them and marks the remaining query as literal: it isn't interpreted again. (#21) */
export const dropTyped = (state: SearchState): SearchState => ({
  ...state,
  typed: '',
  isLiteral: state.isLiteral || (state.typed !== '' && state.query !== ''),
});

export const emptySearchState: SearchState = {
  query: '',
  typed: '',
  isLiteral: false,
  page: 1,
  sortBy: '',
  refinements: {},
  exclusions: {},
  ranges: {},
  near: null,
  currentPath: '',
};

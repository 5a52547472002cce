import { findColourFamily } from '#src/vehicle/rules/find-colour-family.ts';
import { findFuelGroup } from '#src/vehicle/rules/find-fuel-group.ts';
import { parsePriceRange } from '../document/price-range.ts';
import {
  listChosen,
  type NumberRange,
  type RangeKey,
  type RefinementKey,
  rangeKeys,
  refinementKeys,
  type SearchState,
} from '../search-state.ts';

const groupers: Readonly<Partial<Record<RefinementKey, (value: string) => string | null>>> = {
  fuel: (value) => findFuelGroup({ simpleFuel: value, fuel: null }),
  colour: (value) => (value === '' ? null : findColourFamily(value)),
};

/** Keeps old URLs working, with values such as 'Petrol - Unleaded' or 'Glacier White'. @spec B3.14 */
const groupRefinement = (key: RefinementKey, value: string): string => groupers[key]?.(value) ?? value;

const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const sortOnce = (values: readonly string[]): readonly string[] =>
  values.length === 1 ? values : [...new Set(values)].sort(byCode);

const orderBounds = ({ min, max }: NumberRange): NumberRange =>
  min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };

/** @spec L2.33 */
const withPriceRange = ({ refinements, ranges }: SearchState): Pick<SearchState, 'refinements' | 'ranges'> => {
  const { price_range: buckets, ...others } = refinements;
  const [bucket, ...more] = buckets ?? [];
  const range = bucket === undefined || more.length > 0 ? null : parsePriceRange(bucket);
  if (range === null) return { refinements, ranges };
  const isOpen = ranges.price === undefined || (ranges.price.min === null && ranges.price.max === null);
  return { refinements: others, ranges: isOpen ? { ...ranges, price: range } : ranges };
};

const normaliseValues = (values: SearchState['refinements']): SearchState['refinements'] => {
  const normal: Partial<Record<RefinementKey, readonly string[]>> = {};
  for (const key of listChosen(refinementKeys, values)) {
    const given = values[key];
    if (given === undefined || given.length === 0) continue;
    normal[key] = sortOnce(given.map((value) => groupRefinement(key, value)));
  }
  return normal;
};

const withSingleSpaces = (text: string): string => (text === '' ? '' : text.trim().replaceAll(/\s+/g, ' '));

const normaliseWords = (state: SearchState): Pick<SearchState, 'query' | 'typed' | 'isLiteral'> => {
  const query = withSingleSpaces(state.query);
  const isLiteral = state.isLiteral && query !== '';
  return { query, isLiteral, typed: isLiteral ? '' : withSingleSpaces(state.typed) };
};

const normalStates = new WeakSet<SearchState>();

export const normaliseSearchState = (state: SearchState): SearchState => {
  if (normalStates.has(state)) return state;
  const given = withPriceRange(state);
  const ranges: Partial<Record<RangeKey, NumberRange>> = {};
  for (const key of listChosen(rangeKeys, given.ranges)) {
    const range = given.ranges[key];
    if (range !== undefined && (range.min !== null || range.max !== null)) ranges[key] = orderBounds(range);
  }
  const normal = {
    ...state,
    ...normaliseWords(state),
    refinements: normaliseValues(given.refinements),
    exclusions: normaliseValues(state.exclusions),
    ranges,
  };
  normalStates.add(normal);
  return normal;
};

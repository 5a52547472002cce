import type { RangeKey, RefinementKey } from './search-state.ts';

/** Attributes of the search document that hold numbers. */
const numeric: ReadonlySet<RefinementKey> = new Set([
  'km',
  'price',
  'subscription_price',
  'seats',
  'year',
  'created_at_timestamp',
  'sleeps',
]);

/** A shopper's price is the one shown; a fuel is its group. All other keys name their attribute. @spec D.06 */
const attributes: Readonly<Partial<Record<RefinementKey | RangeKey, string>>> = {
  price: 'shown_price',
  fuel: 'fuel_group',
};

/** The attribute of the search document that a key of the query string filters. */
export const attributeOf = (key: RefinementKey | RangeKey): string => attributes[key] ?? key;

/** Values of a key as the engine compares them; values that can match nothing stay text. */
export const engineValues = (key: RefinementKey, values: readonly string[]): readonly (string | number)[] =>
  numeric.has(key) ? values.map((value) => (/^\d+(\.\d+)?$/.test(value) ? Number(value) : value)) : values;

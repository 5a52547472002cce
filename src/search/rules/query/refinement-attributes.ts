import type { FilterableAttribute } from '../document/document-attributes.ts';
import type { RangeKey, RefinementKey } from '../search-state.ts';

/** @spec D.06 */
const attributes: Readonly<Partial<Record<RefinementKey | RangeKey, FilterableAttribute>>> = {
  price: 'shown_price',
  fuel: 'fuel_group',
  colour: 'colour_family',
};

export const attributeOf = (key: RefinementKey | RangeKey): FilterableAttribute => attributes[key] ?? key;

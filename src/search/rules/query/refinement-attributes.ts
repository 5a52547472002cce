import type { FilterableAttribute } from '../document/document-attributes.ts';
import type { RangeKey, RefinementKey } from '../search-state.ts';

/** A shopper's price is the one shown; a fuel is its group, a colour its family. All other keys name their attribute. @spec D.06 */
const attributes: Readonly<Partial<Record<RefinementKey | RangeKey, FilterableAttribute>>> = {
  price: 'shown_price',
  fuel: 'fuel_group',
  colour: 'colour_family',
};

/** The attribute of the search document that a key of the query string filters. */
export const attributeOf = (key: RefinementKey | RangeKey): FilterableAttribute => attributes[key] ?? key;

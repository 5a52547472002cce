import type { FilterableAttribute } from '../document/document-attributes.ts';
import { quoteFilterValue } from './quote-filter-value.ts';

/** One condition of a Meilisearch filter: 'shown_price > 0'. Its attribute is one that can be filtered. */
export type Condition = `${FilterableAttribute} ${string}`;

/** What may stand in a filter: a condition, its opposite, or several in brackets. */
export type FilterTerm = Condition | `NOT ${Condition}` | `(${string})`;

/** A filter that all terms must pass. */
export const allOf = (terms: readonly FilterTerm[]): string => terms.join(' AND ');

/** A term that one of several filters must pass. */
export const anyOf = (terms: readonly FilterTerm[]): FilterTerm => `(${terms.join(' OR ')})`;

/** A condition that an attribute has one of the values. */
export const isOneOf = (attribute: FilterableAttribute, values: readonly string[]): Condition =>
  `${attribute} IN [${values.map(quoteFilterValue).join(', ')}]`;

import type { FilterableAttribute } from '../document/document-attributes.ts';

export const quoteFilterValue = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

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

/** Vehicles that a shopper can buy, now or soon. @spec B5.45 */
export const isForSale: Condition = 'status IN ["in_stock", "coming_soon"]';

/** A filter written with colons, as a Meilisearch filter: every ':' outside quotes becomes '='. @spec L7.07, B7.06 */
export const formatSiteFilter = (filter: string): string =>
  filter.replaceAll(/("[^"]*"|'[^']*')|[\s:]+/g, (part, quoted: string | undefined) =>
    quoted === undefined && part.includes(':') ? ' = ' : part,
  );

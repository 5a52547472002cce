import type { FilterableAttribute } from '../document/document-attributes.ts';

export const quoteFilterValue = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

export type FilterCondition = `${FilterableAttribute} ${string}`;

export type FilterTerm = FilterCondition | `NOT ${FilterCondition}` | `(${string})`;

export const allOf = (terms: readonly FilterTerm[]): string => terms.join(' AND ');

export const anyOf = (terms: readonly FilterTerm[]): FilterTerm => `(${terms.join(' OR ')})`;

export const oneOf = (attribute: FilterableAttribute, values: readonly string[]): FilterCondition =>
  `${attribute} IN [${values.map(quoteFilterValue).join(', ')}]`;

/** @spec B5.45 */
export const isForSale: FilterCondition = 'status IN ["in_stock", "coming_soon"]';

/** Converts a dealer's filter to Meilisearch syntax: ':' outside quotes becomes '='. @spec L7.07, B7.06 */
export const formatSiteFilter = (filter: string): string =>
  filter.replaceAll(/("[^"]*"|'[^']*')|[\s:]+/g, (part, quoted: string | undefined) =>
    quoted === undefined && part.includes(':') ? ' = ' : part,
  );

import type { ValueRange } from '../columns/value-range.ts';
import type { Area } from '../geo/read-geo.ts';

/** Attributes and values are as written, without quotes and escapes. */
export type Filter =
  | { readonly kind: 'and'; readonly filters: readonly Filter[] }
  | { readonly kind: 'or'; readonly filters: readonly Filter[] }
  | { readonly kind: 'not'; readonly filter: Filter }
  | Condition;

export type Condition = { readonly attribute: string } & (
  | { readonly kind: 'in'; readonly values: readonly string[] }
  | ({ readonly kind: 'range' } & ValueRange<number>)
  | ({ readonly kind: 'textRange' } & ValueRange<string>)
  | { readonly kind: 'area'; readonly area: Area }
  | { readonly kind: 'exists' | 'null' | 'empty' }
  | { readonly kind: 'contains' | 'startsWith'; readonly text: string }
);

/** All entries of a list must match. An inner list matches if at least one of its entries does. */
export type FilterInput = string | readonly (string | readonly string[])[] | Filter;

import type { ValueRange } from '../columns/value-range.ts';
import type { Area } from '../geo/read-geo.ts';

/** A parsed filter. Attribute names and texts have no quotes or escapes. */
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

/** AND joins the entries of a list, and OR those of an inner list. */
export type FilterInput = string | readonly (string | readonly string[])[] | Filter;

import type { Area } from '../geo/read-geo.ts';

/** A filter, read. `attribute` and values are as written, without quotes and escapes. */
export type Filter =
  | { readonly kind: 'and'; readonly filters: readonly Filter[] }
  | { readonly kind: 'or'; readonly filters: readonly Filter[] }
  | { readonly kind: 'not'; readonly filter: Filter }
  | Condition;

/** The greatest and the least of a range, each with whether the bound itself is meant. */
export type Condition = { readonly attribute: string } & (
  | { readonly kind: 'in'; readonly values: readonly string[] }
  | {
      readonly kind: 'range';
      readonly min?: number;
      readonly max?: number;
      readonly isMinExcluded?: boolean;
      readonly isMaxExcluded?: boolean;
    }
  /** Text between two others, letter by letter; a bound that is left out is open. */
  | {
      readonly kind: 'textRange';
      readonly min?: string;
      readonly max?: string;
      readonly isMinExcluded?: boolean;
      readonly isMaxExcluded?: boolean;
    }
  | { readonly kind: 'area'; readonly area: Area }
  | { readonly kind: 'exists' | 'null' | 'empty' }
  | { readonly kind: 'contains' | 'startsWith'; readonly text: string }
);

/** What callers may give as a filter: text, lists of it (the outer all, the inner any), or a filter that is read. */
export type FilterInput = string | readonly (string | readonly string[])[] | Filter;

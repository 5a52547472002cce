import type { FilterableAttribute, SortOrder } from '../document/document-attributes.ts';
import type { Near } from '../search-state.ts';

export interface QueryRange {
  readonly min?: number;
  readonly max?: number;
}

export interface QueryNear extends Near {
  readonly isOrder: boolean;
}

/** @spec B7.04 */
export interface SearchQuery {
  readonly query: string;
  readonly filter: string;
  readonly narrowing: string;
  readonly refinements: Readonly<Partial<Record<FilterableAttribute, readonly string[]>>>;
  readonly ranges: Readonly<Partial<Record<FilterableAttribute, QueryRange>>>;
  readonly near: QueryNear | null;
  readonly sort: readonly SortOrder[];
  readonly offset: number;
  readonly limit: number;
  readonly facets: readonly FilterableAttribute[];
  readonly maxValuesPerFacet: number;
  readonly stats: readonly FilterableAttribute[];
}

export interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/** @spec B3.13 */
export interface SearchAnswer {
  readonly totalHits: number;
  readonly facets: Readonly<Partial<Record<FilterableAttribute, readonly ValueCount[]>>>;
  readonly stats: Readonly<Partial<Record<FilterableAttribute, { readonly min: number; readonly max: number }>>>;
}

import type { FilterableAttribute, SortOrder } from '../document/document-attributes.ts';
import type { Near } from '../search-state.ts';

/** Bounds of a number; both belong to it, one left out is open. */
export interface QueryRange {
  readonly min?: number;
  readonly max?: number;
}

export interface QueryNear extends Near {
  /** True when the nearest come first. */
  readonly isOrder: boolean;
}

/** A search as the engine takes it; attributes are those of the search document. @spec B7.04 */
export interface SearchQuery {
  readonly query: string;
  /** A Meilisearch filter that every search of the site shares. */
  readonly filter: string;
  /** A Meilisearch filter of this search alone; empty filters nothing. */
  readonly narrowing: string;
  /** Chosen values by attribute: one of the values, of every attribute. Counts of an attribute leave its own out. */
  readonly refinements: Readonly<Partial<Record<FilterableAttribute, readonly string[]>>>;
  /** Bounds by attribute. The least and greatest value given for an attribute leave its own out. */
  readonly ranges: Readonly<Partial<Record<FilterableAttribute, QueryRange>>>;
  readonly near: QueryNear | null;
  /** Most important first. */
  readonly sort: readonly SortOrder[];
  readonly offset: number;
  readonly limit: number;
  /** Attributes whose values are counted. */
  readonly facets: readonly FilterableAttribute[];
  readonly maxValuesPerFacet: number;
  /** Attributes whose least and greatest number are wanted. */
  readonly stats: readonly FilterableAttribute[];
}

export interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/** What the engine answers. @spec B3.13 */
export interface SearchAnswer {
  readonly totalHits: number;
  readonly facets: Readonly<Partial<Record<FilterableAttribute, readonly ValueCount[]>>>;
  /** Least and greatest number by attribute. */
  readonly stats: Readonly<Partial<Record<FilterableAttribute, { readonly min: number; readonly max: number }>>>;
}

import type { NumberRange } from './search-state.ts';

/** A search as the engine takes it; attributes are those of the search document. @spec B7.04 */
export interface SearchQuery {
  readonly query: string;
  /** A Meilisearch filter that always holds; empty filters nothing. */
  readonly filter: string;
  /** Chosen values by attribute: any of the values, of every attribute. Counts of an attribute leave its own out. */
  readonly refinements: Readonly<Record<string, readonly (string | number)[]>>;
  /** Bounds by attribute, both included. The bounds offered for an attribute leave its own out. */
  readonly ranges: Readonly<Record<string, NumberRange>>;
  /** 'attribute:direction', most important first. */
  readonly sort: readonly string[];
  readonly offset: number;
  readonly limit: number;
  /** Attributes to count. */
  readonly facets: readonly string[];
}

/** What the engine answers. @spec B3.13 */
export interface SearchResult<Hit> {
  readonly hits: readonly Hit[];
  readonly count: number;
  /** Vehicles by value, by attribute. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Least and greatest value of numeric attributes. */
  readonly facetStats: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  /** Milliseconds in the engine. */
  readonly ms: number;
  readonly pages: number;
}

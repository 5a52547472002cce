import type { FacetCount, FacetOrder } from './facets/list-facet-values.ts';
import type { FilterInput } from './filter/filter.ts';
import type { MatchingStrategy } from './text/match-text.ts';
import type { MatchScore } from './text/score-match.ts';
import type { SearchDocument, TextSettings } from './text/text-index.ts';

/** What an engine indexes and how it sorts. Attributes are keys of the documents, which are flat. */
export interface SearchSettings extends TextSettings {
  /** The attribute that names a document; text or a whole number. */
  readonly primaryKey: string;
  /** Attributes that filters, refinements, ranges and facets may name. */
  readonly filterableAttributes: readonly string[];
  readonly sortableAttributes: readonly string[];
  /** The order of results that a search asks no other for: 'attribute:asc' or 'attribute:desc'. @spec B7.05 */
  readonly defaultSort: readonly string[];
}

/** A range of a number; both bounds are in it, one left out is open. */
export interface SearchRange {
  readonly min?: number;
  readonly max?: number;
}

/** A search. @spec B7.04 */
export interface SearchRequest {
  /** Words, "phrases" and -excluded words; empty finds all. */
  readonly query?: string;
  /** Always applied, remembered between searches: the listing filter of a site. */
  readonly filter?: FilterInput | undefined;
  /** Always applied, not remembered. */
  readonly narrowing?: FilterInput | undefined;
  /** Chosen values by attribute; one of them must hold. The attribute's own facet is counted without them. */
  readonly refinements?: Readonly<Record<string, readonly string[]>>;
  /** Chosen range by attribute. The attribute's own facet and stats are taken without it. */
  readonly ranges?: Readonly<Record<string, SearchRange>>;
  /** Attributes whose values are counted. */
  readonly facets?: readonly string[];
  /** Attributes whose least and greatest number are wanted; those of `facets` are always given. */
  readonly stats?: readonly string[];
  /** At most this many values a facet; 100 when left out. */
  readonly maxValuesPerFacet?: number;
  /** 'count' when left out. */
  readonly facetOrder?: FacetOrder;
  /** Sorts before the default sort, and after how well the words match. */
  readonly sort?: readonly string[];
  /** 0 when left out. */
  readonly offset?: number;
  /** 21 when left out. @spec B9.01 */
  readonly limit?: number;
  /** 'fallback' when left out. */
  readonly matchingStrategy?: MatchingStrategy;
  /** Attributes that words must be found in; all searchable ones when left out. */
  readonly attributesToSearchOn?: readonly string[];
  /** Of all documents with the same value of this attribute only the first counts. */
  readonly distinct?: string;
  /** Only documents with these primary keys. */
  readonly ids?: readonly string[];
  /** Hits with a lower score are left out. */
  readonly minScore?: number;
  /** True to be told how well each hit fits the words. */
  readonly withScores?: boolean;
  /** Milliseconds of processor time after which the search fails as too costly; unlimited when left out. */
  readonly maxMs?: number;
}

/** What a search found. @spec B3.13 */
export interface SearchResponse {
  /** The documents themselves: read them, never change them. */
  readonly hits: readonly SearchDocument[];
  readonly totalHits: number;
  readonly facets: Readonly<Record<string, readonly FacetCount[]>>;
  /** Least and greatest number by attribute; attributes without a number among the matches are absent. */
  readonly stats: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  /** How well each hit fits the words; only when asked for, and undefined without words. */
  readonly scores?: readonly (MatchScore | undefined)[];
  /** Time taken, in milliseconds. */
  readonly ms: number;
}

export interface FacetSearchRequest
  extends Pick<SearchRequest, 'query' | 'filter' | 'narrowing' | 'matchingStrategy' | 'maxMs'> {
  readonly facet: string;
  /** The beginning of the value or of a word in it; a typo is forgiven from 5 letters. Empty finds all. */
  readonly facetQuery: string;
  /** 'value' when left out. */
  readonly order?: FacetOrder;
  /** 100 when left out. */
  readonly limit?: number;
}

/** The search of one site's stock. Everything is synchronous. What cannot be answered throws a `SearchError`. */
export interface SearchEngine {
  readonly settings: SearchSettings;
  /** Puts documents in, or in the place of those with the same primary key. */
  upsert(documents: readonly SearchDocument[]): void;
  /** Takes documents out; unknown ids are ignored. */
  remove(ids: readonly (string | number)[]): void;
  search(request: SearchRequest): SearchResponse;
  facetSearch(request: FacetSearchRequest): readonly FacetCount[];
  /** How many documents there are, or how many pass a filter. */
  count(filter?: FilterInput): number;
  /** How many of the documents that pass a filter have each attribute. */
  countAttributes(filter?: FilterInput): ReadonlyMap<string, number>;
  /** The document with a primary key. */
  find(id: string | number): SearchDocument | undefined;
  /** Sorts now what the next searches would have to sort first. */
  prepare(): void;
  /** Bytes in use, estimated; the documents are part of it. */
  memoryBytes(): number;
}

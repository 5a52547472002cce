import type { FacetCount, FacetOrder } from './facets/list-facet-values.ts';
import type { FilterInput } from './filter/filter.ts';
import type { MatchingStrategy } from './text/match-text.ts';
import type { MatchScore } from './text/score-match.ts';
import type { EngineDocument, TextSettings } from './text/text-index.ts';

export interface SearchSettings extends TextSettings {
  readonly primaryKey: string;
  readonly filterableAttributes: readonly string[];
  readonly sortableAttributes: readonly string[];
  /**
   * Attributes whose values seldom occur in more than one document, such as slugs. Those in `identifierAttributes`
   * needn't be listed.
   */
  readonly uniqueAttributes?: readonly string[];
  /** Steps such as 'price:asc', applied after the text match and `sort`. @spec B7.05 */
  readonly defaultSort: readonly string[];
}

export interface SearchRange {
  readonly min?: number;
  readonly max?: number;
}

/** @spec B7.04 */
export interface SearchRequest {
  /** Words, "phrases" and, after a minus, words or phrases to exclude. Empty matches everything. */
  readonly query?: string;
  /** The matching rows are cached between searches, unlike those of `narrowing`. */
  readonly filter?: FilterInput | undefined;
  readonly narrowing?: FilterInput | undefined;
  /** Values of one attribute are alternatives. An attribute's facet and stats ignore its own refinement. */
  readonly refinements?: Readonly<Record<string, readonly string[]>>;
  /** An attribute's facet and stats ignore its own range. */
  readonly ranges?: Readonly<Record<string, SearchRange>>;
  readonly facets?: readonly string[];
  /** Numeric attributes in `facets` get stats even if they aren't listed here. */
  readonly stats?: readonly string[];
  readonly maxValuesPerFacet?: number;
  readonly facetOrder?: FacetOrder;
  readonly sort?: readonly string[];
  readonly offset?: number;
  /** @spec B9.01 */
  readonly limit?: number;
  readonly matchingStrategy?: MatchingStrategy;
  readonly attributesToSearchOn?: readonly string[];
  readonly distinct?: string;
  readonly ids?: readonly string[];
  readonly minScore?: number;
  readonly withScores?: boolean;
  /** Limits CPU time. The limit on wall-clock time is four times as long. */
  readonly maxMs?: number;
}

/** @spec B3.13 */
export interface SearchResponse {
  readonly ids: readonly (string | number)[];
  /** Don't modify the documents. The first access throws if the stock has changed since the search. */
  readonly hits: readonly EngineDocument[];
  readonly totalHits: number;
  readonly facets: Readonly<Record<string, readonly FacetCount[]>>;
  /** Attributes without a number among the matches are absent. */
  readonly stats: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  /** Present only with `withScores`. Each is undefined if the query is empty or has only phrases and excluded words. */
  readonly scores?: readonly (MatchScore | undefined)[];
  readonly ms: number;
}

export interface FacetSearchRequest
  extends Pick<SearchRequest, 'query' | 'filter' | 'narrowing' | 'matchingStrategy' | 'maxMs'> {
  readonly facet: string;
  readonly facetQuery: string;
  readonly order?: FacetOrder;
  readonly limit?: number;
}

/** Only an engine of the same build with the same settings can load this. */
export type SavedIndex = object;

/** Searches and counts throw `SearchError` for an invalid request. */
export interface SearchEngine {
  readonly settings: SearchSettings;
  upsert(documents: readonly EngineDocument[]): void;
  remove(ids: readonly (string | number)[]): void;
  search(request: SearchRequest): SearchResponse;
  facetSearch(request: FacetSearchRequest): readonly FacetCount[];
  count(filter?: FilterInput): number;
  countAttributes(filter?: FilterInput): ReadonlyMap<string, number>;
  find(id: string | number): EngineDocument | undefined;
  /** Builds the default sort order and the sorted lists of numbers and words in advance. Frees spare memory. */
  prepare(): void;
  memoryBytes(): number;
  /** Returns plain values that share memory with the engine, so later changes to the engine change them too. */
  save(): SavedIndex;
  /** The engine must be empty. It takes over `saved`, so don't use `saved` again. */
  load(saved: SavedIndex): void;
}

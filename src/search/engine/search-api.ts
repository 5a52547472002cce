import type { FacetCount, FacetOrder } from './facets/list-facet-values.ts';
import type { FilterInput } from './filter/filter.ts';
import type { MatchingStrategy } from './text/match-text.ts';
import type { MatchScore } from './text/score-match.ts';
import type { EngineDocument, TextSettings } from './text/text-index.ts';

export interface SearchSettings extends TextSettings {
  readonly primaryKey: string;
  readonly filterableAttributes: readonly string[];
  readonly sortableAttributes: readonly string[];
  /** Besides identifiers, attributes of which most documents have a value of their own, such as addresses. */
  readonly uniqueAttributes?: readonly string[];
  /**
   * Sort steps that apply last, after the quality of the text match and `sort`: 'attribute:asc' or 'attribute:desc'.
   * @spec B7.05
   */
  readonly defaultSort: readonly string[];
}

export interface SearchRange {
  readonly min?: number;
  readonly max?: number;
}

/** @spec B7.04 */
export interface SearchRequest {
  /** Words, "phrases" and -excluded words. Empty matches everything. */
  readonly query?: string;
  /** The site's listing filter. Its rows are cached between searches. */
  readonly filter?: FilterInput | undefined;
  readonly narrowing?: FilterInput | undefined;
  /**
   * Chosen values by attribute. A document must match a value of each attribute. An attribute's own facet is counted
   * without its chosen values.
   */
  readonly refinements?: Readonly<Record<string, readonly string[]>>;
  /** Chosen range by attribute. The attribute's own facet and stats are computed without it. */
  readonly ranges?: Readonly<Record<string, SearchRange>>;
  readonly facets?: readonly string[];
  /** Attributes to return the minimum and maximum of. Numeric attributes in `facets` always get both. */
  readonly stats?: readonly string[];
  readonly maxValuesPerFacet?: number;
  readonly facetOrder?: FacetOrder;
  /** Sort steps that apply after the quality of the text match and before the default sort. */
  readonly sort?: readonly string[];
  readonly offset?: number;
  /** Maximum number of hits, 21 by default. @spec B9.01 */
  readonly limit?: number;
  readonly matchingStrategy?: MatchingStrategy;
  readonly attributesToSearchOn?: readonly string[];
  readonly distinct?: string;
  readonly ids?: readonly string[];
  readonly minScore?: number;
  readonly withScores?: boolean;
  /**
   * Milliseconds of CPU time, or four times as many of wall-clock time, after which the search fails as too costly.
   * Unlimited if absent.
   */
  readonly maxMs?: number;
}

/** @spec B3.13 */
export interface SearchResponse {
  readonly ids: readonly (string | number)[];
  /**
   * The stored documents, which must not be modified. Read them before the stock changes; a first read after that
   * throws.
   */
  readonly hits: readonly EngineDocument[];
  readonly totalHits: number;
  readonly facets: Readonly<Record<string, readonly FacetCount[]>>;
  /** Minimum and maximum by attribute. Attributes without a number among the matches are absent. */
  readonly stats: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  /** Present only with `withScores`; an entry is undefined when the query has no words. */
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

/** Searches one site's stock, synchronously. Throws a `SearchError` for a request it can't answer. */
/** What only an engine of the same build and settings can read. */
export type SavedIndex = object;

export interface SearchEngine {
  readonly settings: SearchSettings;
  upsert(documents: readonly EngineDocument[]): void;
  /** Ignores unknown ids. */
  remove(ids: readonly (string | number)[]): void;
  search(request: SearchRequest): SearchResponse;
  facetSearch(request: FacetSearchRequest): readonly FacetCount[];
  count(filter?: FilterInput): number;
  countAttributes(filter?: FilterInput): ReadonlyMap<string, number>;
  find(id: string | number): EngineDocument | undefined;
  /** Does the sorting that most searches need, and frees spare memory. */
  prepare(): void;
  memoryBytes(): number;
  /** Returns the documents and their index as plain values, which change with the engine. */
  save(): SavedIndex;
  /** Fills an empty engine with what another of the same build and settings saved, and takes it over. */
  load(saved: SavedIndex): void;
}

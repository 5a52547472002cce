/** What of a search was wrong; the names are those of the Meilisearch protocol. */
export type SearchErrorCode =
  | 'invalid_search_filter'
  | 'invalid_search_facets'
  | 'invalid_search_sort'
  | 'invalid_search_distinct'
  | 'invalid_search_attributes_to_search_on'
  | 'invalid_facet_search_facet_name'
  /** Not Meilisearch's own: its server gives part of the hits instead, and doesn't say so. */
  | 'search_too_costly';

/** A search that cannot be answered as it was asked. */
export class SearchError extends Error {
  override readonly name = 'SearchError';
  readonly code: SearchErrorCode;

  constructor(code: SearchErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

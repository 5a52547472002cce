export type SearchErrorCode =
  | 'invalid_search_filter'
  | 'invalid_search_facets'
  | 'invalid_search_sort'
  | 'invalid_search_distinct'
  | 'invalid_search_attributes_to_search_on'
  | 'invalid_facet_search_facet_name'
  /** Not a Meilisearch code: Meilisearch would return some of the hits without an error. */
  | 'search_too_costly';

export class SearchError extends Error {
  override readonly name = 'SearchError';
  readonly code: SearchErrorCode;

  constructor(code: SearchErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

export const describeAvailable = (
  ability: 'filterable' | 'facet-searchable' | 'sortable',
  names: readonly string[],
  noun = 'attributes patterns',
): string =>
  names.length === 0
    ? `This index does not have configured ${ability} attributes.`
    : `Available ${ability} ${noun} are: \`${[...names].sort().join(', ')}\`.`;

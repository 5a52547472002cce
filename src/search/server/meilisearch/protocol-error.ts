import { buildProblemDocument, type ProblemDocument } from '#src/platform/http/problem-document.ts';
import type { SearchErrorCode } from '../../engine/search-error.ts';

interface ErrorKind {
  readonly status: number;
  readonly type: 'invalid_request' | 'auth' | 'internal' | 'system';
}

const invalid: ErrorKind = { status: 400, type: 'invalid_request' };

const errorKinds = {
  bad_request: invalid,
  document_not_found: { status: 404, type: 'invalid_request' },
  feature_not_enabled: invalid,
  index_not_found: { status: 404, type: 'invalid_request' },
  internal: { status: 500, type: 'internal' },
  invalid_api_key: { status: 403, type: 'auth' },
  invalid_content_type: { status: 415, type: 'invalid_request' },
  invalid_document_fields: invalid,
  invalid_document_filter: invalid,
  invalid_document_ids: invalid,
  invalid_document_limit: invalid,
  invalid_document_offset: invalid,
  invalid_document_retrieve_vectors: invalid,
  invalid_document_sort: invalid,
  invalid_facet_search_exhaustive_facet_count: invalid,
  invalid_facet_search_query: invalid,
  invalid_index_uid: invalid,
  invalid_search_attributes_to_crop: invalid,
  invalid_search_attributes_to_highlight: invalid,
  invalid_search_attributes_to_retrieve: invalid,
  invalid_search_crop_length: invalid,
  invalid_search_crop_marker: invalid,
  invalid_search_distinct: invalid,
  invalid_search_highlight_post_tag: invalid,
  invalid_search_highlight_pre_tag: invalid,
  invalid_search_hits_per_page: invalid,
  invalid_search_hybrid_query: invalid,
  invalid_search_limit: invalid,
  invalid_search_locales: invalid,
  invalid_search_matching_strategy: invalid,
  invalid_search_media: invalid,
  invalid_search_offset: invalid,
  invalid_search_page: invalid,
  invalid_search_personalize: invalid,
  invalid_search_q: invalid,
  invalid_search_ranking_score_threshold: invalid,
  invalid_search_retrieve_vectors: invalid,
  invalid_search_show_matches_position: invalid,
  invalid_search_show_performance_details: invalid,
  invalid_search_show_ranking_score: invalid,
  invalid_search_show_ranking_score_details: invalid,
  invalid_search_use_network: invalid,
  invalid_search_vector: invalid,
  invalid_index_limit: invalid,
  invalid_index_offset: invalid,
  invalid_index_fields_filter: invalid,
  invalid_multi_search_distinct: invalid,
  invalid_multi_search_facets: invalid,
  invalid_multi_search_facets_by_index: invalid,
  invalid_multi_search_federated: invalid,
  invalid_multi_search_federation_options: invalid,
  invalid_multi_search_max_values_per_facet: invalid,
  invalid_multi_search_merge_facets: invalid,
  invalid_multi_search_query_facets: invalid,
  invalid_multi_search_query_pagination: invalid,
  invalid_multi_search_weight: invalid,
  malformed_payload: invalid,
  missing_authorization_header: { status: 401, type: 'auth' },
  missing_content_type: { status: 415, type: 'invalid_request' },
  missing_facet_search_facet_name: invalid,
  missing_index_uid: invalid,
  missing_payload: invalid,
  not_found: { status: 404, type: 'invalid_request' },
  payload_too_large: { status: 413, type: 'invalid_request' },
  task_not_found: { status: 404, type: 'invalid_request' },
  // Meilisearch uses 503. Here one caller sent too much, and the server isn't overloaded.
  too_many_search_requests: { status: 429, type: 'system' },
  invalid_facet_search_facet_name: invalid,
  invalid_search_attributes_to_search_on: invalid,
  invalid_search_facets: invalid,
  invalid_search_filter: invalid,
  invalid_search_sort: invalid,
  search_too_costly: invalid,
  service_unavailable: { status: 503, type: 'system' },
} as const satisfies Record<string, ErrorKind> & Record<SearchErrorCode, ErrorKind>;

export type ProtocolErrorCode = keyof typeof errorKinds;

export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  readonly code: ProtocolErrorCode;
  readonly status: number;

  constructor(code: ProtocolErrorCode, message: string, status: number = errorKinds[code].status) {
    super(message);
    this.code = code;
    this.status = status;
  }

  toJSON(): { message: string; code: string; type: string; link: string } {
    return {
      message: this.message,
      code: this.code,
      type: errorKinds[this.code].type,
      link: `https://docs.meilisearch.com/errors#${this.code}`,
    };
  }
}

/** In a multi-search, a missing index has status 400 instead of 404. */
export const insideQuery = (error: ProtocolError, place: number): ProtocolError => {
  const status = error.code === 'index_not_found' ? invalid.status : error.status;
  return new ProtocolError(error.code, `Inside \`.queries[${place}]\`: ${error.message}`, status);
};

const byFastifyCode: Readonly<Record<string, (message: string) => ProtocolError>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new ProtocolError(
      'invalid_content_type',
      'The Content-Type is invalid. Accepted values for the Content-Type header are: `application/json`',
    ),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new ProtocolError('missing_payload', 'A json payload is missing.'),
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    new ProtocolError('payload_too_large', 'The provided payload reached the size limit.'),
  FST_ERR_CTP_INVALID_JSON_BODY: (message) =>
    new ProtocolError('malformed_payload', `The json payload provided is malformed. \`${message}\`.`),
};

const isCallersFault = ({ status }: ProblemDocument): boolean => status >= 400 && status < 500;

const fromProblem = (problem: ProblemDocument): ProtocolError => {
  if (isCallersFault(problem)) return new ProtocolError('bad_request', problem.detail);
  if (problem.status === 503) return new ProtocolError('service_unavailable', problem.detail);
  return new ProtocolError('internal', 'An internal error has occurred.');
};

export const toProtocolError = (error: unknown): ProtocolError => {
  if (error instanceof ProtocolError) return error;
  const { code = '', message = '' } = error as { readonly code?: string; readonly message?: string };
  if (error instanceof SyntaxError) {
    return new ProtocolError('malformed_payload', `The json payload provided is malformed. \`${message}\`.`);
  }
  if (code === 'tooMany') return new ProtocolError('too_many_search_requests', message);
  const foreseen = byFastifyCode[code]?.(message);
  if (foreseen !== undefined) return foreseen;
  return fromProblem(buildProblemDocument(error));
};

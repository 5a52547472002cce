import {
  anything,
  choice,
  choices,
  type FieldsOf,
  ids,
  indexUid,
  positive,
  score,
  text,
  texts,
  truth,
  unsupported,
} from './read-fields.ts';

const maxQueryCharacters = 1000;
const maxMarkCharacters = 100;
const maxFacetCharacters = 200;

/** The codes in Meilisearch's error message, in the message's order. A locale doesn't change how a search works. */
const locales: readonly string[] = [
  'af ak am ar az be bn bg ca cs da de el en eo et fi fr gu he hi hr hu hy id it jv ja kn ka km ko la lv lt ml mr mk my',
  'ne nl nb or pa fa pl pt ro ru si sk sl sn es sr sv ta te tl th tk tr uk ur uz vi yi zh zu',
  'afr aka amh ara aze bel ben bul cat ces dan deu ell eng epo est fin fra guj heb hin hrv hun hye ind ita jav jpn kan',
  'kat khm kor lat lav lit mal mar mkd mya nep nld nob ori pan pes pol por ron rus sin slk slv sna spa srp swe tam tel',
  'tgl tha tuk tur ukr urd uzb vie yid zho zul cmn',
].flatMap((line) => line.split(' '));

export const searchFields = {
  q: text('invalid_search_q', maxQueryCharacters),
  vector: unsupported('invalid_search_vector'),
  media: unsupported('invalid_search_media'),
  offset: positive('invalid_search_offset'),
  limit: positive('invalid_search_limit'),
  page: positive('invalid_search_page'),
  hitsPerPage: positive('invalid_search_hits_per_page'),
  attributesToRetrieve: texts('invalid_search_attributes_to_retrieve'),
  retrieveVectors: truth('invalid_search_retrieve_vectors'),
  attributesToCrop: texts('invalid_search_attributes_to_crop'),
  cropLength: positive('invalid_search_crop_length'),
  attributesToHighlight: texts('invalid_search_attributes_to_highlight'),
  showMatchesPosition: truth('invalid_search_show_matches_position'),
  showRankingScore: truth('invalid_search_show_ranking_score'),
  showRankingScoreDetails: truth('invalid_search_show_ranking_score_details'),
  showPerformanceDetails: unsupported('invalid_search_show_performance_details'),
  useNetwork: unsupported('invalid_search_use_network'),
  filter: anything('invalid_search_filter'),
  sort: texts('invalid_search_sort'),
  distinct: text('invalid_search_distinct', maxFacetCharacters),
  facets: texts('invalid_search_facets'),
  highlightPreTag: text('invalid_search_highlight_pre_tag', maxMarkCharacters),
  highlightPostTag: text('invalid_search_highlight_post_tag', maxMarkCharacters),
  cropMarker: text('invalid_search_crop_marker', maxMarkCharacters),
  matchingStrategy: choice('invalid_search_matching_strategy', ['last', 'all', 'frequency']),
  attributesToSearchOn: texts('invalid_search_attributes_to_search_on'),
  hybrid: unsupported('invalid_search_hybrid_query'),
  rankingScoreThreshold: score('invalid_search_ranking_score_threshold'),
  locales: choices('invalid_search_locales', locales),
  personalize: unsupported('invalid_search_personalize'),
} as const;

export type SearchFields = FieldsOf<typeof searchFields>;

export const multiSearchFields = {
  indexUid: indexUid('invalid_index_uid'),
  ...searchFields,
  federationOptions: anything('invalid_multi_search_federation_options'),
} as const;

export const facetSearchFields = {
  facetName: text('invalid_facet_search_facet_name', maxFacetCharacters),
  facetQuery: text('invalid_facet_search_query', maxFacetCharacters),
  exhaustiveFacetCount: truth('invalid_facet_search_exhaustive_facet_count'),
  q: text('invalid_search_q', maxQueryCharacters),
  filter: anything('invalid_search_filter'),
  matchingStrategy: choice('invalid_search_matching_strategy', ['last', 'all', 'frequency']),
} as const;

export type FacetSearchFields = FieldsOf<typeof facetSearchFields>;

export const documentFields = {
  offset: positive('invalid_document_offset'),
  limit: positive('invalid_document_limit'),
  fields: texts('invalid_document_fields'),
  retrieveVectors: truth('invalid_document_retrieve_vectors'),
  filter: anything('invalid_document_filter'),
  ids: ids('invalid_document_ids'),
  sort: texts('invalid_document_sort'),
} as const;

export type DocumentFields = FieldsOf<typeof documentFields>;

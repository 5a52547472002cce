export const notApplicable: readonly { readonly tests: RegExp; readonly reason: string }[] = [
  {
    tests: /documents\.test\.ts: .*(?:Add|Replace|Update|update|updat\w+|Partial update|Delete|delete|add) .*/,
    reason: 'writes: stock comes from the database',
  },
  { tests: /documents\.test\.ts: .*(?:updateDocumentsByFunction|primary key)/, reason: 'writes' },
  {
    tests: /raw_document\.test\.ts: /,
    reason: 'documents that a client serialised: written and read back as they were',
  },
  { tests: /showPerformanceDetails/, reason: 'the server tells nobody how its time is spent' },
  { tests: /federation and remote/, reason: 'other servers of a network: a site has one index' },
  { tests: /nested (?:objects|content)|fields\.test\.ts: .*without parameters/, reason: 'documents of stock are flat' },
  { tests: /_geojson/, reason: 'a vehicle is at a point' },
  { tests: /should trigger error with a MeilisearchRequestError/, reason: 'asks a server under another path' },
  {
    tests: /Search key: Try to get documents and be denied/,
    reason: 'a public key reads the stock that the site shows',
  },
  {
    tests: /Tests? on documents (?:Search|No) key/,
    reason: 'writes with a key that may not: the suite server takes all writes',
  },
  { tests: /^search\/locales/, reason: 'languages that are written without spaces, compounds, and settings for them' },
  { tests: /: (?:format_nested|test_cjk_highlight|displayedattr_2_smol)$/, reason: 'nested documents, Japanese' },
  { tests: /restrict_searchable\.rs: nested_|: test_nested_fields$/, reason: 'documents of stock are flat' },
  {
    tests:
      /filters\.rs: (?:search_with_(?:filter_string_notation|pattern)|test_filterable)|: search_with_pattern_filter/,
    reason: 'filters on nested attributes, and settings that take single operations away',
  },
  { tests: /: search_with_sort_on_(?:numbers|strings)$/, reason: 'sorts by nested attributes' },
  { tests: /: (?:search_with_stop_word|test_exact_typos_terms|search_on_exact_field)$/, reason: 'settings for words' },
  {
    tests: /: (?:change_attributes_settings|attributes_ranking_rule_order|search_no_searchable_attribute_set)$/,
    reason: 'settings for what is searched and how it ranks',
  },
  { tests: /: (?:search_with_contains_without|test_degraded)/, reason: 'features that are not on, and a time limit' },
  {
    tests: /personalization|federation_vector|: distinct_at_search_time$/,
    reason: 'vectors, models, hidden attributes',
  },
];

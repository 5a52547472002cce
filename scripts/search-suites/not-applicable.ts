/** Tests of the clients that ask for what this server is not, by file and name. */
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
];

import { hostileMarkup } from './hostile-queries.ts';

const nested = (depth: number): string => `${'['.repeat(depth)}"make = Kia"${']'.repeat(depth)}`;
const search = (fields: object) => JSON.stringify({ queries: [{ indexUid: 'Car_production', ...fields }] });
const manyQueries = (count: number, fields: object) =>
  JSON.stringify({ queries: Array.from({ length: count }, () => ({ indexUid: 'Car_production', ...fields })) });

export const hostileSearches: readonly (readonly [name: string, body: string, status: number])[] = [
  ['no JSON', '{"queries":', 400],
  ['nothing', '', 400],
  ['a number', '1e999', 400],
  ['another index', search({ indexUid: '__proto__' }), 400],
  ['a prototype', '{"queries":[{"indexUid":"Car_production","__proto__":{"limit":9}}]}', 400],
  ['words of 10 kB', search({ q: 'x'.repeat(10_000) }), 400],
  ['words of null characters and half pairs', search({ q: '\0 \ud800 \udfff' }), 200],
  ['a limit past all numbers', '{"queries":[{"indexUid":"Car_production","limit":1e999}]}', 400],
  ['a negative offset', search({ offset: -1 }), 400],
  ['a gigantic page', search({ page: Number.MAX_SAFE_INTEGER, hitsPerPage: 20 }), 200],
  ['pages of gigantic size', search({ page: 1, hitsPerPage: Number.MAX_SAFE_INTEGER }), 200],
  ['1,000 facets', search({ facets: Array.from({ length: 1000 }, (_, at) => `f${at}`) }), 400],
  ['a facet 400 times', search({ facets: Array.from({ length: 400 }, () => 'make') }), 200],
  ['a sort 400 times', search({ sort: Array.from({ length: 400 }, () => 'year:asc') }), 200],
  ['a sort by a prototype', search({ sort: ['__proto__:asc'] }), 400],
  ['a filter by a prototype', search({ filter: '__proto__ = 1' }), 400],
  ['a filter in 5,000 brackets', search({ filter: '('.repeat(5000) }), 400],
  ['a filter of 2,000 terms', search({ filter: Array.from({ length: 2000 }, () => 'year > 1').join(' OR ') }), 200],
  ['lists in 100,000 lists', `{"queries":[{"indexUid":"Car_production","filter":${nested(100_000)}}]}`, 400],
  ['words in 100,000 lists', `{"queries":[{"indexUid":"Car_production","q":${nested(100_000)}}]}`, 400],
  ['a request in 100,000 lists', nested(100_000), 400],
  ['SQL in a filter', search({ filter: "make = 'x' OR 1=1; DROP TABLE vehicles" }), 400],
  ['stock that does not show', search({ filter: 'show_on_dealer_website = false' }), 200],
  ['markup as tags', search({ q: 'kia', attributesToHighlight: ['*'], highlightPreTag: hostileMarkup }), 200],
  ['more than 50 searches', manyQueries(51, {}), 400],
  ['50 searches with every facet', manyQueries(50, { q: 'a', facets: ['*'], limit: 1 }), 200],
  ['a tag of 1,000 characters', search({ highlightPreTag: 'x'.repeat(1000) }), 400],
  ['300 kB', `"${'x'.repeat(300_000)}"`, 413],
];

import { rangeKeys, refinementKeys } from '../search-state.ts';

/** Every query parameter that the search reads. Others are not part of a search's address. @spec B7.34 */
export const searchParameters: ReadonlySet<string> = new Set<string>([
  'query',
  'typed',
  'literal',
  'postcode',
  'within',
  'page',
  'sortBy',
  ...refinementKeys.flatMap((key) => [key, `${key}[]`, `not[${key}]`]),
  ...rangeKeys.flatMap((key) => [`range[${key}]`, `from[${key}]`, `to[${key}]`]),
]);

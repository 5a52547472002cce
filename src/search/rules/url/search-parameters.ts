import { rangeKeys, refinementKeys } from '../search-state.ts';

/** Lists every query parameter that the search reads; others are not part of its address. @spec B7.34 */
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

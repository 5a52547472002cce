import { rangeKeys, refinementKeys } from '#src/search/rules/search-state.ts';

/** Query parameters that a search page reads. @spec B7.34 */
const searchParameters = new Set<string>([
  'query',
  'page',
  'sortBy',
  ...refinementKeys,
  ...rangeKeys.map((key) => `range[${key}]`),
]);

const isSearchPath = (pathname: string): boolean => pathname.startsWith('/search') || pathname.startsWith('/used-car');

/** Whether a page depends on a query parameter; all others are not part of its address in the cache. */
export const isKnownParameter = (pathname: string, name: string): boolean =>
  isSearchPath(pathname) && searchParameters.has(name.replace(/\[\]$/, ''));

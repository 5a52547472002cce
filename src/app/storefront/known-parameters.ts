import { searchParameters } from '#src/search/rules/url/search-parameters.ts';

const isSearchPath = (pathname: string): boolean => pathname.startsWith('/search') || pathname.startsWith('/used-car');

/** Whether a page depends on a query parameter; all others are not part of its address in the cache. @spec B7.34 */
export const isKnownParameter = (pathname: string, name: string): boolean =>
  isSearchPath(pathname) && searchParameters.has(name);

import { pagePaths } from '#src/lib/page-paths.ts';
import { searchParameters } from '#src/search/rules/url/search-parameters.ts';

/** Whether a page depends on a query parameter; all others are not part of its address in the cache. @spec B7.34 */
export const isKnownParameter = (pathname: string, name: string): boolean =>
  (pagePaths.isSearch(pathname) && searchParameters.has(name)) ||
  (pagePaths.isDelivery(pathname) && name === 'postcode');

import { calculatorParameters } from '#src/finance/rules/calculator/calculator-state.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { contentPaths, locationPaths } from '#src/lib/page-paths.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { secretParameters } from '#src/lib/secret-parameters.ts';
import { isSortBy } from '#src/search/rules/sort-table.ts';
import { searchParameters } from '#src/search/rules/url/search-parameters.ts';

/** Parameters of pages other than the search, by the start of the page's address. */
const others: readonly (readonly [path: string, name: string])[] = [
  ...['repayment', 'deposit', 'frequency', 'body'].map((name) => [`${pagePaths.budgetSearch}?`, name] as const),
  [contentPaths.models(''), 'body'],
  ...['postcode', 'type'].map((name) => [`${locationPaths.list}?`, name] as const),
  [pagePaths.vehicleCards([]), 'ids'],
  [pagePaths.compare([]), 'ids'],
  [pagePaths.print(''), 'car_id'],
  [pagePaths.bookTestDriveData(''), 'car_id'],
  ...['car_id', 'location_id', secretParameters.visit].map((name) => [`${pagePaths.bookTestDrive}?`, name] as const),
  [publicationPaths.specialOffersOf(''), 'make'],
  [pagePaths.unsubscribeAfter(''), pagePaths.unsubscribeAnswerName],
];
const ofFinance = new Set(['car_id', 'vehiclePriceBudget', 'preferredDealership']);
const ofCalculator = new Set<string>(Object.values(calculatorParameters));

/** Returns true for a value that the page ignores, such as an unknown sort. */
const isEmptyWord = (name: string, value: string): boolean =>
  (name === 'page' && !/^(?:[2-9]|[1-9]\d{1,4})$/.test(value)) ||
  (name === 'sortBy' && !isSortBy(value)) ||
  (name === 'literal' && value !== 'true') ||
  (name.startsWith('range[') && !/\d/.test(value));

/** Returns true when a page depends on a query parameter. All others stay out of its cache key, and so do values it ignores. @spec B7.34 */
export const isKnownParameter = (pathname: string, name: string, value: string): boolean =>
  (pagePaths.isSearch(pathname) && searchParameters.has(name) && !isEmptyWord(name, value)) ||
  (pagePaths.isDelivery(pathname) && name === 'postcode') ||
  (publicationPaths.isBlog(pathname) && name === 'page' && !isEmptyWord(name, value)) ||
  others.some(([path, known]) => name === known && path.startsWith(`${pathname.replace(/\.data$/, '')}?`)) ||
  (pagePaths.isFinance(pathname.replace(/\.data$/, '')) && ofFinance.has(name)) ||
  (pagePaths.hasCalculator(pathname) && ofCalculator.has(name));

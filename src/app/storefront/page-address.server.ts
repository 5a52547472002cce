import { findSendGate } from '#src/account/rules/find-gate.ts';
import { normalizePath } from '#src/account/rules/normalize-path.ts';
import { calculatorParameters } from '#src/finance/rules/calculator/calculator-state.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { contentPaths, locationPaths } from '#src/lib/page-paths.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { secretParameters } from '#src/lib/secret-parameters.ts';
import { hasUnknownParameter } from '#src/platform/http/unknown-parameters.ts';
import { searchParameters } from '#src/search/rules/search-state.ts';
import { isSortBy } from '#src/search/rules/sort-table.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { isTradeInPage } from '#src/trade-in/rules/trade-in-pages.ts';

const personalPaths: ReadonlySet<string> = new Set([
  accountPaths.signIn,
  accountPaths.spinToWin,
  accountPaths.onlinePayment,
  accountPaths.checkoutJourney,
  pagePaths.success,
]);

const isFinancePage = (path: string, { finance, financeApplication }: ResolvedSite['config']): boolean =>
  (financeApplication.enabled && path === pagePaths.financeApplication) ||
  (finance.hasPersonalised && path === pagePaths.personalisedFinance);

/**
 * True for a page that depends on the visitor, for example because the page or its form is gated, or because it shows
 * private data. Loaders of other pages get no visitor, so their responses are safe to cache.
 */
export const isPersonalPage = (pathname: string, { config }: Pick<ResolvedSite, 'config'>): boolean =>
  personalPaths.has(normalizePath(pathname)) ||
  isTradeInPage(normalizePath(pathname).slice(1), config.tradeIn) ||
  accountPaths.isReserve(normalizePath(pathname)) ||
  isFinancePage(normalizePath(pathname), config) ||
  findSendGate(pathname, config.account.gates) !== undefined;

const otherParameters: readonly (readonly [path: string, name: string])[] = [
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
const financeParameters = new Set(['car_id', 'vehiclePriceBudget', 'preferredDealership']);
const calculatorNames = new Set<string>(Object.values(calculatorParameters));

const isIgnoredValue = (name: string, value: string): boolean =>
  (name === 'page' && !/^(?:[2-9]|[1-9]\d{1,4})$/.test(value)) ||
  (name === 'sortBy' && !isSortBy(value)) ||
  (name === 'literal' && value !== 'true') ||
  (name.startsWith('range[') && !/\d/.test(value));

/** Known names and values are part of the page's cache key. @spec B7.34 */
export const isKnownParameter = (pathname: string, name: string, value: string): boolean =>
  (pagePaths.isSearch(pathname) && searchParameters.has(name) && !isIgnoredValue(name, value)) ||
  (pagePaths.isDelivery(pathname) && name === 'postcode') ||
  (publicationPaths.isBlog(pathname) && name === 'page' && !isIgnoredValue(name, value)) ||
  otherParameters.some(([path, known]) => name === known && path.startsWith(`${pathname.replace(/\.data$/, '')}?`)) ||
  (pagePaths.isFinance(pathname.replace(/\.data$/, '')) && financeParameters.has(name)) ||
  (pagePaths.hasCalculator(pathname) && calculatorNames.has(name));

export const maxAddressLength = 2_000;

const routesParameter = '_routes';

const isPart = (pathname: string, name: string): boolean => name === routesParameter && pathname.endsWith('.data');

/** The router ignores capitals in a path, so this does too. */
const isReadByPage = (pathname: string, name: string, value: string): boolean => {
  const plain = pathname.toLowerCase();
  return isPart(plain, name) || isKnownParameter(plain, name, value);
};

/**
 * True if the address has parameters that the page ignores, such as those that advertisers and bots add. A CDN would
 * cache a copy of the page for each such address. @spec B7.34
 */
export const isMadeUpAddress = (rawUrl: string): boolean => {
  const pathname = rawUrl.split('?', 1)[0] ?? '';
  return hasUnknownParameter(rawUrl, (name, value) => isReadByPage(pathname, name, value));
};

/** Builds the page's cache key: its path and the parameters that it reads, in sorted order. */
export const buildPageAddress = (rawUrl: string): string => {
  const queryAt = rawUrl.indexOf('?');
  if (queryAt === -1) return rawUrl;
  const pathname = rawUrl.slice(0, queryAt);
  const known = [...new URLSearchParams(rawUrl.slice(queryAt + 1))].filter(([name, value]) =>
    isReadByPage(pathname, name, value),
  );
  if (known.length === 0) return pathname;
  known.sort(([nameA, valueA], [nameB, valueB]) => {
    const a = `${nameA}\n${valueA}`;
    const b = `${nameB}\n${valueB}`;
    return a < b ? -1 : a > b ? 1 : 0;
  });
  return `${pathname}?${new URLSearchParams(known)}`;
};

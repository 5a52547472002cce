import { findGate } from '#src/account/rules/find-gate.ts';
import { normalizePath } from '#src/account/rules/normalize-path.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { isTradeInPage } from '#src/trade-in/rules/trade-in-pages.ts';

const own: ReadonlySet<string> = new Set([
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
 * Returns true for a page rendered per visitor: gated, or showing private data. Loaders of all other pages see no visitor, so
 * private data can't be cached for others.
 */
export const isPersonalPage = (pathname: string, { config }: Pick<ResolvedSite, 'config'>): boolean =>
  own.has(normalizePath(pathname)) ||
  isTradeInPage(normalizePath(pathname).slice(1), config.tradeIn) ||
  accountPaths.isReserve(normalizePath(pathname)) ||
  isFinancePage(normalizePath(pathname), config) ||
  findGate(pathname, config.account.gates) !== undefined;

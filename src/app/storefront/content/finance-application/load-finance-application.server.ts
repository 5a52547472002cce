import { redirect } from 'react-router';
import { listStockRows } from '#src/app/storefront/content/blocks/build-block-view.ts';
import type { PageContext } from '#src/app/storefront/page-context.server.ts';
import { findSignInToSend, requireSignIn } from '#src/app/storefront/require-sign-in.server.ts';
import { formAnchor, vehicleName } from '#src/finance-application/rules/application-names.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import {
  buildFinanceApplicationView,
  buildPersonalisedFinanceView,
  type FinanceApplicationView,
} from './build-finance-application-view.ts';

const ask = async ({ queries, visit }: PageContext, { searchParams }: URL) =>
  queries.loadFinanceApplication({
    visitorUuid: visit.visitor?.visitorUuid ?? null,
    carAsked: searchParams.get(vehicleName),
  });

/** @spec D.41, L1.02, L2.11, L6.01 */
export const loadFinanceApplication = async (page: PageContext, url: URL): Promise<FinanceApplicationView> => {
  requireSignIn(page, url);
  page.onPartial();
  const { site, now, queries } = page;
  const stockRows = listStockRows(site.content[pagePaths.financeApplication.slice(1)]?.blocks ?? []);
  const stock = stockRows === null ? null : await queries.loadStockRows(stockRows);
  const answer = await ask(page, url);
  const signInHref = findSignInToSend(page, url, formAnchor);
  // The result is private: after the visitor signs out, the next person on the same device must not see it.
  if (signInHref !== null && answer.saved?.state === 'sent') throw redirect(signInHref);
  return buildFinanceApplicationView({ site, now, stock, answer, parameters: url.searchParams, signInHref });
};

/** Redirects to another page about finance if no lender quotes for the vehicle. @spec L2.13, L2.14, L6.01 */
export const loadPersonalisedFinance = async (page: PageContext, url: URL): Promise<FinanceApplicationView> => {
  const { site, now } = page;
  const answer = site.config.finance.hasPersonalised ? await ask(page, url) : null;
  const vehicle = answer?.vehicle ?? null;
  if (answer === null || vehicle === null) throw new DomainError('notFound', 'We can’t find that page.');
  const { id, quotedPriceCents: priceCents } = vehicle;
  if (priceCents === null) throw redirect(vehicle.otherHref);
  requireSignIn(page, url);
  page.onPartial();
  const signInHref = findSignInToSend(page, url, formAnchor);
  return buildPersonalisedFinanceView(
    { site, now, stock: null, answer, parameters: url.searchParams, signInHref },
    { id, priceCents },
  );
};

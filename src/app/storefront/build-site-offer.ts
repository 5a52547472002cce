import type { ViewSite } from '#src/app/storefront/view-context.ts';
import { calculateExampleComparisonRatePercent } from '#src/finance/rules/calculate-loan-quote.ts';
import type { FinanceConfig } from '#src/finance/rules/config.ts';
import { findSiteLender } from '#src/finance/rules/find-site-lender.ts';
import { listProviderFees, readProviderFees } from '#src/finance/rules/provider-fees.ts';
import { describeFees } from '#src/finance/view/build-finance-offer-view.ts';
import { formatPercent } from '#src/lib/format-number.ts';
import { comparisonRateWarning } from '#src/lib/loans/loan.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import { buildOfferView, type OfferFinanceView, type OfferView } from '#src/offers/view/build-offer-view.ts';
import type { Offer } from '#src/sites/model/publications.ts';

const monthNoun = { one: 'month', many: 'months' };

/** The law requires a comparison rate next to the rate. @spec L3.08, B9.39 */
const buildOfferFinance = (
  rate: Offer['finance'],
  config: Pick<FinanceConfig, 'provider' | 'providers' | 'loanNote'>,
): OfferFinanceView | null => {
  const provider = findSiteLender(null, config)?.provider;
  if (rate === null || provider === undefined) return null;
  const comparisonPercent = calculateExampleComparisonRatePercent(rate.ratePercent, readProviderFees(provider, null));
  const fees = describeFees(`${provider.name} fees`, listProviderFees(provider, null));
  return {
    cells: [
      { figure: formatPercent(rate.ratePercent), label: 'p.a. interest' },
      { figure: formatPercent(comparisonPercent), label: 'p.a. comparison' },
    ],
    points: [`Up to ${formatCount(rate.termMonths, monthNoun)}`, provider.name],
    note: [fees, config.loanNote, comparisonRateWarning].filter((part) => part !== null).join(' '),
  };
};

/** @spec L3.08 */
export const buildSiteOffer = (offer: Offer, site: ViewSite): OfferView =>
  buildOfferView(offer, site, buildOfferFinance(offer.finance, site.config.finance));

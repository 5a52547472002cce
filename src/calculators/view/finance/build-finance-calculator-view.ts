import { comparisonRateWarning } from '#src/finance/rules/comparison-rate-warning.ts';
import type { FinanceConfig } from '#src/finance/rules/config.ts';
import { findSiteLender } from '#src/finance/rules/find-site-lender.ts';
import { listProviderFees } from '#src/finance/rules/list-provider-fees.ts';
import { describeFees } from '#src/finance/view/describe-fees.ts';
import { getFinanceValueCents } from '#src/pricing/rules/get-finance-value-cents.ts';
import { isInStock } from '#src/vehicle/rules/standing/is-in-stock.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { chooseCalculatorStart } from '../../rules/finance/choose-calculator-start.ts';
import { chooseCalculatorTerms } from '../../rules/finance/choose-calculator-terms.ts';
import type { FinanceCalculatorConfig } from '../../rules/finance/finance-calculator-config.ts';
import type { FinanceCalculatorView } from './finance-calculator-view.ts';

export interface CalculatorSite {
  readonly finance: FinanceConfig;
  readonly calculator: FinanceCalculatorConfig;
  readonly quoteHref: string;
}

/**
 * The finance calculator of a vehicle's page, or of a page without one. Null without a provider, and for a vehicle that
 * has no finance value or is not to be had.
 * @spec B2.50, B5.04, B9.42, D.08
 */
export const buildFinanceCalculatorView = (
  vehicle: Vehicle | null,
  { finance, calculator, quoteHref }: CalculatorSite,
): FinanceCalculatorView | null => {
  const siteLender = findSiteLender(vehicle, finance);
  if (siteLender === null) return null;
  const priceCents = vehicle === null ? 0 : getFinanceValueCents(vehicle);
  if (vehicle !== null && (priceCents <= 0 || !isInStock(vehicle))) return null;
  const { provider, lender } = siteLender;
  const terms = chooseCalculatorTerms(calculator, provider, lender, priceCents);
  return {
    terms,
    start: chooseCalculatorStart(calculator, terms, lender, priceCents),
    lenderName: provider.name,
    disclaimer: `An estimate by ${provider.name}, not an offer of credit. ${describeFees('Fees', listProviderFees(provider, lender)) ?? 'Without fees.'} ${finance.loanNote} ${comparisonRateWarning}`,
    disclaimerKind: calculator.disclaimer,
    quoteHref,
    vehicleId: vehicle?.id ?? null,
  };
};

import { comparisonRateWarning } from '#src/lib/loans/comparison-rate-warning.ts';
import { getFinanceValueCents } from '#src/pricing/rules/get-finance-value-cents.ts';
import { isInStock } from '#src/vehicle/rules/standing/is-in-stock.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { CalculatorSubject } from '../../rules/calculator/calculator-subject.ts';
import { chooseCalculatorStart } from '../../rules/calculator/choose-calculator-start.ts';
import { chooseCalculatorTerms } from '../../rules/calculator/choose-calculator-terms.ts';
import { chooseFinanceEstimate } from '../../rules/choose-finance-estimate.ts';
import type { FinanceConfig } from '../../rules/config.ts';
import { findSiteLender, type SiteLender } from '../../rules/find-site-lender.ts';
import { listProviderFees } from '../../rules/list-provider-fees.ts';
import { describeFees } from '../describe-fees.ts';
import type { FinanceCalculatorView } from './finance-calculator-view.ts';

export interface CalculatorSite {
  readonly finance: FinanceConfig;
  readonly quoteHref: string;
}

/** A vehicle, and the year now where the dealer is. */
interface CalculatedVehicle {
  readonly vehicle: Vehicle;
  readonly currentYear: number;
}

const describeSubject = (
  calculated: CalculatedVehicle | null,
  { finance }: CalculatorSite,
  { lender }: SiteLender,
): CalculatorSubject => {
  if (calculated === null) return { lender, estimate: null, priceCents: 0 };
  const { vehicle, currentYear } = calculated;
  const choice = chooseFinanceEstimate(vehicle, finance, currentYear);
  const startsFromIt = finance.calculator.startFrom === 'lender' && choice.kind === 'estimate';
  return { lender, estimate: startsFromIt ? choice : null, priceCents: getFinanceValueCents(vehicle) };
};

/**
 * The finance calculator of a vehicle's page, or of a page without one. Null without a provider, and for a vehicle that
 * has no finance value or is not to be had.
 * @spec B2.50, B5.04, B9.42, D.08
 */
export const buildFinanceCalculatorView = (
  calculated: CalculatedVehicle | null,
  site: CalculatorSite,
): FinanceCalculatorView | null => {
  const { finance, quoteHref } = site;
  const { calculator } = finance;
  const vehicle = calculated?.vehicle ?? null;
  const siteLender = findSiteLender(vehicle, finance);
  if (siteLender === null) return null;
  const subject = describeSubject(calculated, site, siteLender);
  if (vehicle !== null && (subject.priceCents <= 0 || !isInStock(vehicle))) return null;
  const { provider, lender } = siteLender;
  const terms = chooseCalculatorTerms(calculator, provider, subject);
  const { state, given } = chooseCalculatorStart(calculator, terms, subject);
  return {
    terms,
    start: state,
    given,
    lenderName: provider.name,
    disclaimer: `An estimate by ${provider.name}, not an offer of credit. ${describeFees('Fees', listProviderFees(provider, lender)) ?? 'Without fees.'} ${finance.loanNote} ${comparisonRateWarning}`,
    disclaimerKind: calculator.disclaimer,
    quoteHref,
    vehicleId: vehicle?.id ?? null,
  };
};

import { calculateFinanceQuote, type FinanceQuote } from '#src/finance/rules/calculator/calculate-finance-quote.ts';
import { chooseCalculatorStart } from '#src/finance/rules/calculator/choose-calculator-start.ts';
import { chooseCalculatorTerms } from '#src/finance/rules/calculator/choose-calculator-terms.ts';
import { chooseFinanceEstimate } from '#src/finance/rules/choose-finance-estimate.ts';
import type { FinanceConfig } from '#src/finance/rules/config.ts';
import { findSiteLender } from '#src/finance/rules/find-site-lender.ts';
import type { RepaymentFrequency } from '#src/lib/loans/repayment-frequency.ts';
import { getFinanceValueCents } from '#src/pricing/rules/get-finance-value-cents.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

/** Terms to choose from where the lender names none, in years. */
const usualTermsYears = [1, 2, 3, 4, 5, 6, 7];

/** What a repayment of a purchase is, with everything that must be said beside it. @spec B9.39 */
export interface RepaymentEstimate {
  readonly lenderName: string;
  readonly repaymentCents: number;
  readonly frequency: RepaymentFrequency;
  readonly ratePercent: number;
  readonly comparisonRatePercent: number;
}

const open = (vehicle: Vehicle, config: FinanceConfig, currentYear: number) => {
  const siteLender = findSiteLender(vehicle, config);
  if (siteLender === null) return null;
  const { provider, lender } = siteLender;
  const choice = chooseFinanceEstimate(vehicle, config, currentYear);
  const estimate = choice.kind === 'estimate' ? choice : null;
  const subject = { lender, estimate, priceCents: getFinanceValueCents(vehicle) };
  const terms = chooseCalculatorTerms(config.calculator, provider, subject);
  return { provider, terms, start: chooseCalculatorStart(config.calculator, terms, subject).state };
};

/** The terms of finance that a vehicle's buyer chooses from, in years; none on a site without a lender. @spec D.41 */
export const listFinanceTerms = (vehicle: Vehicle, config: FinanceConfig, currentYear: number): readonly number[] => {
  const opened = open(vehicle, config, currentYear);
  if (opened === null) return [];
  const { termListYears, termYears } = opened.terms;
  return termListYears.length > 0
    ? termListYears
    : usualTermsYears.filter((years) => years >= termYears.min && years <= termYears.max);
};

/** What a part of the price costs to finance, by the calculator's own rules; null where there is no figure. @spec B9.36, D.41 */
export const estimateRepayment = (
  vehicle: Vehicle,
  config: FinanceConfig,
  { financedCents, termYears }: { readonly financedCents: number; readonly termYears: number },
  currentYear: number,
): RepaymentEstimate | null => {
  const opened = open(vehicle, config, currentYear);
  if (opened === null || financedCents <= 0) return null;
  const { provider, terms, start } = opened;
  const asked = { ...start, termYears, amountDollars: financedCents / 100, depositDollars: 0, residualDollars: 0 };
  const quote: FinanceQuote = calculateFinanceQuote(asked, terms, null);
  if (quote.kind === 'enquire') return null;
  const { repaymentCents, comparisonRatePercent } = quote;
  return {
    ...{ lenderName: provider.name, repaymentCents, frequency: start.frequency },
    ...{ ratePercent: start.ratePercent, comparisonRatePercent },
  };
};

import { comparisonRateWarning } from '#src/lib/loans/comparison-rate-warning.ts';
import { isInStock } from '#src/vehicle/rules/standing/is-in-stock.ts';
import { chooseCalculatorStart } from '../../rules/calculator/choose-calculator-start.ts';
import { chooseCalculatorTerms } from '../../rules/calculator/choose-calculator-terms.ts';
import { chooseVehicleFinance, type FinancedVehicle } from '../../rules/choose-vehicle-finance.ts';
import type { FinanceConfig } from '../../rules/config.ts';
import { describeFees } from '../describe-fees.ts';
import type { FinanceCalculatorView } from './finance-calculator-view.ts';

export interface CalculatorSite {
  readonly finance: FinanceConfig;
  readonly quoteHref: string;
}

/**
 * The finance calculator of a vehicle's page, or of a page without one. Null without a provider, and for a vehicle that
 * has no finance value or is not to be had.
 * @spec B2.50, B5.04, B9.42, D.08
 */
export const buildFinanceCalculatorView = (
  financed: FinancedVehicle | null,
  { finance: config, quoteHref }: CalculatorSite,
): FinanceCalculatorView | null => {
  const { calculator, loanNote, disclaimerCharacters } = config;
  const finance = chooseVehicleFinance(financed, config);
  if (finance === null) return null;
  if (financed !== null && (finance.priceCents <= 0 || !isInStock(financed.vehicle))) return null;
  const { provider, fees } = finance;
  const terms = chooseCalculatorTerms(calculator, finance);
  return {
    terms,
    start: chooseCalculatorStart(calculator, terms, finance),
    lenderName: provider.name,
    disclaimer: `An estimate by ${provider.name}, not an offer of credit. ${describeFees('Fees', fees) ?? 'Without fees.'} ${loanNote} ${comparisonRateWarning}`,
    disclaimerCharacters: calculator.disclaimer === 'whole' ? null : disclaimerCharacters,
    quoteHref,
    vehicleId: financed?.vehicle.id ?? null,
  };
};

import type { VehicleFinance } from '../choose-vehicle-finance.ts';
import type { CalculatorState } from './calculator-state.ts';
import type { CalculatorTerms } from './calculator-terms.ts';
import { clampCalculatorState } from './clamp-calculator-state.ts';
import type { FinanceCalculatorConfig } from './finance-calculator-config.ts';

/**
 * What the calculator shows at first: what the page says of the vehicle, so that it names one figure, else what the site sets.
 * @spec B9.30 to B9.34
 */
export const chooseCalculatorStart = (
  { startFrom, amount, term, rate }: FinanceCalculatorConfig,
  terms: CalculatorTerms,
  { estimate, priceCents, ratePercent }: Pick<VehicleFinance, 'estimate' | 'priceCents' | 'ratePercent'>,
): CalculatorState => {
  const isFromVehicle = startFrom === 'lender' && priceCents > 0;
  const given = isFromVehicle ? estimate : null;
  // An example's amount is another loan than the estimate's, and takes nothing of it but term and rate.
  const loan = amount.start === 'price' ? given : null;
  const first = {
    amountDollars: amount.start === 'price' && priceCents > 0 ? priceCents / 100 : amount.exampleDollars,
    termYears: given?.termYears ?? term.startYears,
    ratePercent: isFromVehicle ? ratePercent : rate.startPercent,
    depositDollars: (loan?.depositCents ?? 0) / 100,
    residualDollars: (loan?.balloonCents ?? 0) / 100,
    frequency: given?.frequency ?? terms.frequencies[0] ?? 'weekly',
  };
  return clampCalculatorState(first, terms);
};

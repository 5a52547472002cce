import type { CalculatorState } from './calculator-state.ts';
import type { Bounds, CalculatorTerms } from './calculator-terms.ts';

/** Clamps a figure to its bounds. NaN becomes the minimum. @spec B5.35 */
const clampToBounds = (value: number, { min, max }: Omit<Bounds, 'step'>): number =>
  value > min ? Math.min(value, max) : min;

/** Clamps an amount. A purchase price of 0 or below becomes 0, which means no finance. @spec B5.26, B5.35 */
const clampAmount = (dollars: number, { amountField, amountDollars }: CalculatorTerms): number =>
  amountField === 'purchasePrice' && dollars <= 0 ? 0 : clampToBounds(dollars, amountDollars);

const findNearest = (value: number, choices: readonly number[]): number =>
  choices.reduce((nearest, choice) => (Math.abs(choice - value) < Math.abs(nearest - value) ? choice : nearest));

/** Clamps every setting to its bounds. @spec B5.26, B5.28, B5.35 */
export const clampCalculatorState = (state: CalculatorState, terms: CalculatorTerms): CalculatorState => {
  const { termListYears, frequencies } = terms;
  const termYears = clampToBounds(state.termYears, terms.termYears);
  return {
    amountDollars: clampAmount(state.amountDollars, terms),
    termYears: termListYears.length > 0 ? findNearest(state.termYears, termListYears) : termYears,
    ratePercent: clampToBounds(state.ratePercent, terms.ratePercent),
    depositDollars: clampToBounds(state.depositDollars, terms.extraDollars),
    residualDollars: clampToBounds(state.residualDollars, terms.extraDollars),
    frequency: frequencies.includes(state.frequency) ? state.frequency : (frequencies[0] ?? 'weekly'),
  };
};

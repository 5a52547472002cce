import type { RepaymentFrequency } from '#src/lib/loans/loan.ts';
import { type CalculatorState, calculatorParameters, readFigure } from './calculator-state.ts';
import type { CalculatorTerms } from './calculator-terms.ts';

type Figure = Exclude<keyof CalculatorState, 'frequency'>;

/** Reads the settings from the query, falling back to the initial ones. The result is not clamped yet. @spec B3.17, B5.34 */
export const readCalculatorState = (
  query: URLSearchParams,
  start: CalculatorState,
  { isRateFixed, frequencies, extraDollars }: Pick<CalculatorTerms, 'isRateFixed' | 'frequencies' | 'extraDollars'>,
): CalculatorState => {
  const read = (figure: Figure): number => readFigure(query.get(calculatorParameters[figure]) ?? '') ?? start[figure];
  // Deposit and final payment are optional, so an emptied field means 0.
  const readExtra = (figure: Figure): number => {
    const text = query.get(calculatorParameters[figure]) ?? '';
    const dollars = readFigure(text);
    if (dollars !== undefined) return Math.round(dollars / extraDollars.step) * extraDollars.step;
    return query.has(calculatorParameters[figure]) && text.trim() === '' ? 0 : start[figure];
  };
  const frequency = query.get(calculatorParameters.frequency) as RepaymentFrequency;
  return {
    amountDollars: read('amountDollars'),
    termYears: read('termYears'),
    ratePercent: isRateFixed ? start.ratePercent : read('ratePercent'),
    depositDollars: readExtra('depositDollars'),
    residualDollars: readExtra('residualDollars'),
    frequency: frequencies.includes(frequency) ? frequency : start.frequency,
  };
};

/** Writes the settings that differ from the initial ones into a query string. Other parameters stay. */
export const writeCalculatorState = (search: string, state: CalculatorState, start: CalculatorState): string => {
  const query = new URLSearchParams(search);
  for (const [figure, name] of Object.entries(calculatorParameters) as [keyof CalculatorState, string][]) {
    if (state[figure] === start[figure]) query.delete(name);
    else query.set(name, String(state[figure]));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};

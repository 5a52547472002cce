import type { RepaymentFrequency } from '#src/lib/loans/loan.ts';
import type { Bounds, CalculatorTerms } from './calculator-terms.ts';

/** @spec B3.17 */
export interface CalculatorState {
  readonly amountDollars: number;
  readonly termYears: number;
  readonly ratePercent: number;
  readonly depositDollars: number;
  readonly residualDollars: number;
  readonly frequency: RepaymentFrequency;
}

/** @spec B3.17 */
export const calculatorParameters = {
  amountDollars: 'amount',
  termYears: 'term',
  ratePercent: 'interest',
  depositDollars: 'deposit',
  residualDollars: 'residual',
  frequency: 'frequency',
} as const;

export const readFigure = (text: string): number | undefined => {
  const digits = text.replaceAll(/[$,%\s]/g, '');
  const value = Number(digits);
  return digits === '' || !Number.isFinite(value) ? undefined : value;
};

/** @spec B5.35 */
const clampToBounds = (value: number, { min, max }: Omit<Bounds, 'step'>): number =>
  value > min ? Math.min(value, max) : min;

/** A purchase price of 0 or below becomes 0, which means no finance. @spec B5.26, B5.35 */
const clampAmount = (dollars: number, { amountField, amountDollars }: CalculatorTerms): number =>
  amountField === 'purchasePrice' && dollars <= 0 ? 0 : clampToBounds(dollars, amountDollars);

const findNearest = (value: number, choices: readonly number[]): number =>
  choices.reduce((nearest, choice) => (Math.abs(choice - value) < Math.abs(nearest - value) ? choice : nearest));

/** @spec B5.26, B5.28, B5.35 */
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

type Figure = Exclude<keyof CalculatorState, 'frequency'>;

/** @spec B3.17, B5.34 */
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

export const writeCalculatorState = (search: string, state: CalculatorState, start: CalculatorState): string => {
  const query = new URLSearchParams(search);
  for (const [figure, name] of Object.entries(calculatorParameters) as [keyof CalculatorState, string][]) {
    if (state[figure] === start[figure]) query.delete(name);
    else query.set(name, String(state[figure]));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};

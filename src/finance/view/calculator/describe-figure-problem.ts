import { formatNumber } from '#src/lib/format-number.ts';
import { getLentDollars } from '../../rules/calculator/calculate-finance-quote.ts';
import { type CalculatorState, calculatorParameters, readFigure } from '../../rules/calculator/calculator-state.ts';
import type { Bounds, CalculatorTerms } from '../../rules/calculator/calculator-terms.ts';
import { describeAmountProblem } from '../../rules/calculator/describe-amount-problem.ts';
import { type CalculatorFigure, formatFigure } from './build-finance-calculator-view.ts';

interface Allowed extends Pick<Bounds, 'min' | 'max'> {
  readonly words: string;
  readonly write: (value: number) => string;
}

const writeDollars = (dollars: number): string => `$${formatNumber(dollars, Number.isInteger(dollars) ? 0 : 2)}`;

const writeYears = (years: number): string =>
  `${formatNumber(years, Number.isInteger(years) ? 0 : 1)} ${years === 1 ? 'year' : 'years'}`;

const span = ({ min, max }: Bounds, write: (value: number) => string): Allowed => ({
  min,
  max,
  write,
  words: `from ${write(min)} to ${write(max)}`,
});

const listAllowed = (terms: CalculatorTerms): Readonly<Record<CalculatorFigure, Allowed>> => ({
  amountDollars: span(terms.amountDollars, writeDollars),
  termYears: span(terms.termYears, writeYears),
  ratePercent: span(terms.ratePercent, (percent) => `${formatFigure(percent)}%`),
  depositDollars: span(terms.extraDollars, writeDollars),
  residualDollars: span(terms.extraDollars, writeDollars),
});

const names = {
  amountDollars: 'an amount',
  termYears: 'a term',
  ratePercent: 'an interest rate',
  depositDollars: 'a deposit',
  residualDollars: 'a final payment',
} as const satisfies Record<CalculatorFigure, string>;

const sayUsed = (used: string): string => `We’ve used ${used}.`;

const describeExcess = (figure: CalculatorFigure, state: CalculatorState): string | null => {
  const lentDollars = getLentDollars(state);
  if (figure === 'depositDollars' && state.amountDollars > 0 && lentDollars === 0) {
    return `Enter a deposit of less than ${writeDollars(state.amountDollars)}, or there’ll be nothing left to borrow.`;
  }
  if (figure !== 'residualDollars' || lentDollars === 0 || state.residualDollars <= lentDollars) return null;
  const lent = writeDollars(lentDollars);
  return `Enter a final payment of up to ${lent}, the full loan amount. ${sayUsed(lent)}`;
};

/** @spec B5.21 to B5.29, B5.34, B5.35 */
export const describeFigureProblem = (
  figure: CalculatorFigure,
  text: string | undefined,
  state: CalculatorState,
  terms: CalculatorTerms,
): string | null => {
  const { min, max, words, write } = listAllowed(terms)[figure];
  const value = text === undefined ? state[figure] : readFigure(text);
  const used = sayUsed(write(state[figure]));
  if (value === undefined) return `Enter ${names[figure]} ${words}. ${used}`;
  const bought = figure === 'amountDollars' ? describeAmountProblem(value, terms) : null;
  if (bought !== null) return bought;
  // Checked before the bounds, because the loan is the tighter limit.
  const excess = describeExcess(figure, state);
  if (excess !== null) return excess;
  if (text === undefined || value === state[figure]) return null;
  const isOutside = value < min || value > max;
  return `Enter ${names[figure]} ${isOutside ? words : 'in steps of 50 cents'}. ${used}`;
};

export type TypedTexts = Readonly<Partial<Record<CalculatorFigure, string>>>;

const figures = ['amountDollars', 'termYears', 'ratePercent', 'depositDollars', 'residualDollars'] as const;

const maxCharacters = 12;

/** @spec B3.17, B5.35 */
export const listTypedTexts = (
  query: URLSearchParams,
  state: CalculatorState,
  { isRateFixed, termListYears }: Pick<CalculatorTerms, 'isRateFixed' | 'termListYears'>,
): TypedTexts => {
  const isTyped = (figure: CalculatorFigure): boolean =>
    !(figure === 'ratePercent' && isRateFixed) && !(figure === 'termYears' && termListYears.length > 0);
  const entries = figures.filter(isTyped).flatMap((figure) => {
    const text = query.get(calculatorParameters[figure])?.slice(0, maxCharacters) ?? '';
    return text.trim() === '' || readFigure(text) === state[figure] ? [] : [[figure, text]];
  });
  return Object.fromEntries(entries);
};

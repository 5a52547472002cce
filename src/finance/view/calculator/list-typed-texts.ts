import { calculatorParameters } from '../../rules/calculator/calculator-parameters.ts';
import type { CalculatorState } from '../../rules/calculator/calculator-state.ts';
import type { CalculatorTerms } from '../../rules/calculator/calculator-terms.ts';
import { readFigure } from '../../rules/calculator/read-figure.ts';
import type { CalculatorFigure } from './calculator-field-view.ts';

/** What was typed into fields and could not be taken as it is, by figure. */
export type TypedTexts = Readonly<Partial<Record<CalculatorFigure, string>>>;

const figures = ['amountDollars', 'termYears', 'ratePercent', 'depositDollars', 'residualDollars'] as const;

/** Longer than any field lets in. */
const maxCharacters = 12;

/**
 * The texts of an address that are no figure, or another than what is counted with. An empty deposit or final payment is
 * none; a figure that cannot be typed has no text.
 * @spec B3.17, B5.35
 */
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

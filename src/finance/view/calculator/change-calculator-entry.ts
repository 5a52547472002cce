import {
  type CalculatorState,
  calculatorParameters,
  clampCalculatorState,
  readCalculatorState,
} from '#src/finance/rules/calculator/calculator-state.ts';
import type { CalculatorTerms } from '../../rules/calculator/calculator-terms.ts';
import type { CalculatorFigure } from './build-finance-calculator-view.ts';
import { listTypedTexts, type TypedTexts } from './describe-figure-problem.ts';

export interface CalculatorEntry {
  readonly state: CalculatorState;
  /** Typed values that stay in their fields although they were rejected, rounded or clamped. */
  readonly texts: TypedTexts;
}

export type CalculatorChange =
  | { readonly kind: 'set'; readonly changed: Partial<CalculatorState> }
  | { readonly kind: 'type'; readonly figure: CalculatorFigure; readonly text: string };

const setFigures = (
  { state, texts }: CalculatorEntry,
  changed: Partial<CalculatorState>,
  terms: CalculatorTerms,
): CalculatorEntry => ({
  state: clampCalculatorState({ ...state, ...changed }, terms),
  texts: Object.fromEntries(Object.entries(texts).filter(([figure]) => !(figure in changed))),
});

/** @spec B3.17, B5.35 */
export const changeCalculatorEntry = (
  entry: CalculatorEntry,
  change: CalculatorChange,
  terms: CalculatorTerms,
): CalculatorEntry => {
  if (change.kind === 'set') return setFigures(entry, change.changed, terms);
  const { figure, text } = change;
  const query = new URLSearchParams({ [calculatorParameters[figure]]: text });
  const next = setFigures(entry, { [figure]: readCalculatorState(query, entry.state, terms)[figure] }, terms);
  return { ...next, texts: { ...next.texts, ...listTypedTexts(query, next.state, terms) } };
};

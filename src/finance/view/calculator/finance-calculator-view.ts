import type { CalculatorState } from '../../rules/calculator/calculator-state.ts';
import type { CalculatorTerms } from '../../rules/calculator/calculator-terms.ts';

/** Everything that the finance calculator starts from; the figures are worked out where it is drawn. @spec B2.50, B5.04 */
export interface FinanceCalculatorView {
  readonly terms: CalculatorTerms;
  readonly start: CalculatorState;
  /** 'Harbourline Finance' */
  readonly lenderName: string;
  /** What the figures rest on, in whole sentences, with the comparison-rate warning. */
  readonly disclaimer: string;
  /** To how many characters it is cut until Show More; null draws all of it. @spec B4.54, B9.19 */
  readonly disclaimerCharacters: number | null;
  /** Where 'Request a Quote' leads. */
  readonly quoteHref: string;
  readonly vehicleId: number | null;
}

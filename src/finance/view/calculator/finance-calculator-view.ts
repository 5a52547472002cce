import type { CalculatorState } from '../../rules/calculator/calculator-state.ts';
import type { CalculatorTerms } from '../../rules/calculator/calculator-terms.ts';
import type { LenderFigures } from '../../rules/calculator/lender-figures.ts';

/** Everything that the finance calculator starts from; the figures are worked out where it is drawn. @spec B2.50, B5.04 */
export interface FinanceCalculatorView {
  readonly terms: CalculatorTerms;
  readonly start: CalculatorState;
  /** What the lender itself says of the start; null where it says nothing. */
  readonly given: LenderFigures | null;
  /** 'Harbourline Finance' */
  readonly lenderName: string;
  /** What the figures rest on, in whole sentences, with the comparison-rate warning. */
  readonly disclaimer: string;
  readonly disclaimerKind: 'whole' | 'expandable';
  /** Where 'Request a Quote' leads. */
  readonly quoteHref: string;
  readonly vehicleId: number | null;
}

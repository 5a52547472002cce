import type { CalculatorState } from '../../rules/finance/calculator-state.ts';
import type { CalculatorTerms } from '../../rules/finance/calculator-terms.ts';

/** Everything that the finance calculator starts from; the figures are worked out where it is drawn. @spec B2.50, B5.04 */
export interface FinanceCalculatorView {
  readonly terms: CalculatorTerms;
  readonly start: CalculatorState;
  /** 'Harbourline Finance' */
  readonly lenderName: string;
  /** What the figures rest on, in whole sentences, with the comparison-rate warning. */
  readonly disclaimer: string;
  readonly disclaimerKind: 'whole' | 'expandable';
  /** Where 'Request a Quote' leads. */
  readonly quoteHref: string;
  readonly vehicleId: number | null;
}

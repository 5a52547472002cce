import type { FinanceCell } from './finance-view.ts';

/** The block that says what finance there is for a vehicle. @spec B2.49, B9.38, B9.40 to B9.43 */
export interface FinanceOfferView {
  /** The repayment with both rates; without an estimate of the vehicle, the example's rates alone. */
  readonly cells: readonly Omit<FinanceCell, 'name'>[];
  /** '5 year term', 'No deposit', 'No balloon', 'Offer ends 31/12/2026' */
  readonly points: readonly string[];
  /** What the rates rest on, with the comparison-rate warning. */
  readonly note: string;
  /** Where 'Get Finance Now' leads. */
  readonly href: string;
}

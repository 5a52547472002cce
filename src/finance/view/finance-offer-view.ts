import type { FinanceCell } from './finance-view.ts';
import type { YouxView } from './youx-view.ts';

/** The block that says what finance there is for a vehicle. @spec B2.49, B3.16, B9.38, B9.40 to B9.43 */
export interface FinanceOfferView {
  /** The repayment with both rates; without an estimate of the vehicle, the example's rates alone. */
  readonly cells: readonly Omit<FinanceCell, 'name'>[];
  /** '5 year term', 'No deposit', 'No balloon', 'Total payable $51,740 over 60 months', 'Offer ends 31/12/2026' */
  readonly points: readonly string[];
  /** Every fee of the lender: 'Fees of Northgate: establishment $395, agency $912.25.'; null without any. @spec B9.42 */
  readonly fees: string | null;
  /** What youx quotes; null where it is not offered. @spec B4.58 */
  readonly youx: YouxView | null;
  /** What the rates rest on, with the comparison-rate warning. */
  readonly note: string;
  /** To how many characters it is cut until Show More. @spec B9.19 */
  readonly noteCharacters: number;
  /** Where 'Get Finance Now' leads. */
  readonly href: string;
}

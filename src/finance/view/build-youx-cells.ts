import { formatPercent, formatPrice } from '#src/lib/format-number.ts';
import { roundRepaymentCents } from '../rules/calculate-loan-quote.ts';
import type { YouxQuestion, YouxQuote } from '../rules/youx-quote.ts';
import type { FinanceCell } from './build-finance-view.ts';

export type YouxCells = readonly [YouxCell, YouxCell, YouxCell];

type YouxCell = Omit<FinanceCell, 'name'>;

/** The request to our own server, which looks up the vehicle: the browser must not choose the price. @spec B7.12 */
interface YouxCall extends YouxQuestion {
  readonly car_id: number;
}

/** The youx quote of a vehicle page. @spec B3.09, B4.58 */
export interface YouxView {
  readonly title: string;
  /** Null when the browser has to request the quote. */
  readonly cells: YouxCells | null;
  readonly call: YouxCall;
  readonly note: string;
}

const toCells = (repayment: string, interest: string, comparison: string): YouxCells => [
  { figure: repayment, label: 'a week est.' },
  { figure: interest, label: 'p.a. interest' },
  { figure: comparison, label: 'p.a. comparison' },
];

/** Placeholders shown while a quote is requested. @spec B4.58 */
export const awaitedYouxCells = toCells('…', '…', '…');

/** Formats a quote, with the repayment rounded up to whole dollars. @spec B3.09, D.11 */
export const buildYouxCells = (quote: YouxQuote): YouxCells =>
  toCells(
    formatPrice(roundRepaymentCents(quote.weeklyRepaymentCents, 'up')),
    formatPercent(quote.advertisedRatePercent),
    formatPercent(quote.comparisonRatePercent),
  );

import { formatPercent, formatPrice } from '#src/lib/format-number.ts';
import { roundRepaymentCents } from '../rules/calculate-loan-quote.ts';
import type { YouxQuestion, YouxQuote } from '../rules/youx-quote.ts';
import type { FinanceCell } from './build-finance-view.ts';

/** A repayment and its two rates: never one without the others. */
export type YouxCells = readonly [YouxCell, YouxCell, YouxCell];

type YouxCell = Omit<FinanceCell, 'name'>;

/** What the page asks its own server, which looks the vehicle up: a price is nobody's to choose. @spec B7.12 */
interface YouxCall extends YouxQuestion {
  readonly car_id: number;
}

/** The youx quote of a vehicle's page. @spec B3.09, B4.58 */
export interface YouxView {
  /** Who makes it: 'Quoted by youx' */
  readonly title: string;
  /** The stock's quote; null where the browser asks for one. */
  readonly cells: YouxCells | null;
  readonly call: YouxCall;
  /** For what loan it is. */
  readonly note: string;
}

const toCells = (repayment: string, interest: string, comparison: string): YouxCells => [
  { figure: repayment, label: 'a week est.' },
  { figure: interest, label: 'p.a. interest' },
  { figure: comparison, label: 'p.a. comparison' },
];

/** The place of the figures while a quote is asked for. @spec B4.58 */
export const awaitedYouxCells = toCells('…', '…', '…');

/** A quote in figures; the repayment in whole dollars, never less than what was quoted. @spec B3.09, D.11 */
export const buildYouxCells = (quote: YouxQuote): YouxCells =>
  toCells(
    formatPrice(roundRepaymentCents(quote.weeklyRepaymentCents, 'up')),
    formatPercent(quote.advertisedRatePercent),
    formatPercent(quote.comparisonRatePercent),
  );

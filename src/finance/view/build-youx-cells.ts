import { formatPercent } from '#src/lib/format-percent.ts';
import { formatPrice } from '#src/lib/format-price.ts';
import { roundRepaymentCents } from '../rules/round-repayment-cents.ts';
import type { YouxQuote } from '../rules/youx-quote.ts';
import type { YouxCells } from './youx-view.ts';

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

import { formatNumber } from '#src/lib/format-number.ts';
import { formatPercent } from '#src/lib/format-percent.ts';
import { formatPrice } from '#src/lib/format-price.ts';
import { repaymentFrequencies } from '#src/lib/loans/repayment-frequency.ts';
import type { FinanceQuote } from '../../rules/calculator/calculate-finance-quote.ts';
import type { CalculatorState } from '../../rules/calculator/calculator-state.ts';
import { buildChartView } from './build-chart-view.ts';
import type { QuoteView } from './quote-view.ts';

type Quote = Extract<FinanceQuote, { kind: 'quote' }>;

/** Repayments show in whole dollars: what differs by less is no other repayment. */
const wholeDollarCents = 100;

const describeTotal = ({ plan, repaymentCents, residualCents }: Quote): string => {
  const { totalCents, repayments, lastRepaymentCents } = plan;
  const isAlike = Math.abs(lastRepaymentCents - repaymentCents) < wholeDollarCents;
  const last = isAlike ? '' : `, the last of them ${formatPrice(lastRepaymentCents)}`;
  const residual = residualCents > 0 ? `, and a final payment of ${formatPrice(residualCents)}` : '';
  return `Total ${formatPrice(totalCents)} over ${formatNumber(repayments)} repayments${last}${residual}.`;
};

/** The figures of the calculator in words. @spec B2.50, B5.36, B9.40 */
export const buildQuoteView = (quote: FinanceQuote, { frequency, ratePercent }: CalculatorState): QuoteView => {
  if (quote.kind === 'enquire') return { kind: 'enquire', text: 'Enquire for Finance' };
  const repayment = formatPrice(quote.repaymentCents);
  const { label } = repaymentFrequencies[frequency];
  const [interest, comparison] = [formatPercent(ratePercent), formatPercent(quote.comparisonRatePercent)];
  const total = describeTotal(quote);
  return {
    kind: 'quote',
    cells: [
      { figure: repayment, label },
      { figure: interest, label: 'p.a. interest' },
      { figure: comparison, label: 'p.a. comparison' },
    ],
    total,
    cost: `Interest and fees, ${formatPrice(quote.costCents)} in all`,
    announcement: `${repayment} ${label}, ${interest} interest, ${comparison} comparison rate. ${total}`,
    chart: buildChartView(quote.plan),
  };
};

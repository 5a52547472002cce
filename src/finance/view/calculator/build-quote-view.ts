import { formatNumber } from '#src/lib/format-number.ts';
import { formatPercent } from '#src/lib/format-percent.ts';
import { formatPrice } from '#src/lib/format-price.ts';
import { countRepayments } from '#src/lib/loans/count-repayments.ts';
import { repaymentFrequencies } from '#src/lib/loans/repayment-frequency.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import type { FinanceQuote } from '../../rules/calculator/calculate-finance-quote.ts';
import type { CalculatorState } from '../../rules/calculator/calculator-state.ts';
import { buildChartView } from './build-chart-view.ts';
import type { QuoteView } from './quote-view.ts';

type Quote = Extract<FinanceQuote, { kind: 'quote' }>;

/** Repayments show in whole dollars: what differs by less is no other repayment. */
const wholeDollarCents = 100;

/** Why there are fewer repayments than the term has periods: whole dollars pay a little more each time. */
const explainEarlyEnd = ({ plan: { repayments } }: Quote, state: CalculatorState): string => {
  const early = countRepayments(state) - repayments;
  if (early <= 0) return '';
  const noun = formatCount(early, { one: 'repayment', many: 'repayments' });
  return ` Each is rounded up to a whole dollar, so the loan is paid off ${noun} early.`;
};

const describeTotal = (quote: Quote, state: CalculatorState): string => {
  const { plan, repaymentCents, residualCents } = quote;
  const { totalCents, repayments, lastRepaymentCents } = plan;
  const isAlike = Math.abs(lastRepaymentCents - repaymentCents) < wholeDollarCents;
  const last = isAlike ? '' : `, the last of them ${formatPrice(lastRepaymentCents)}`;
  const residual = residualCents > 0 ? `, and a final payment of ${formatPrice(residualCents)}` : '';
  return `Total ${formatPrice(totalCents)} over ${formatNumber(repayments)} repayments${last}${residual}.${explainEarlyEnd(quote, state)}`;
};

/** The figures of the calculator in words. @spec B2.50, B5.36, B9.40 */
export const buildQuoteView = (quote: FinanceQuote, state: CalculatorState): QuoteView => {
  if (quote.kind === 'enquire') return { kind: 'enquire', text: 'Enquire for Finance' };
  const repayment = formatPrice(quote.repaymentCents);
  const { frequency, ratePercent } = state;
  const { label } = repaymentFrequencies[frequency];
  const [interest, comparison] = [formatPercent(ratePercent), formatPercent(quote.comparisonRatePercent)];
  const total = describeTotal(quote, state);
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

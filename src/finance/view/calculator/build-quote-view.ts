import { formatNumber, formatPercent, formatPrice } from '#src/lib/format-number.ts';
import { countRepayments, repaymentFrequencies } from '#src/lib/loans/loan.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import type { PlanYear, RepaymentPlan } from '../../rules/build-repayment-plan.ts';
import type { FinanceQuote } from '../../rules/calculator/calculate-finance-quote.ts';
import type { CalculatorState } from '../../rules/calculator/calculator-state.ts';

/** @spec B2.50, B5.36 */
export type QuoteView =
  | { readonly kind: 'enquire'; readonly text: string }
  | {
      readonly kind: 'quote';
      readonly cells: readonly { readonly figure: string; readonly label: string }[];
      readonly total: string;
      readonly cost: string;
      readonly announcement: string;
      readonly chart: ChartView;
    };

export interface ChartView {
  readonly summary: string;
  /** Points in percent of the chart's width and height, from its top left corner. */
  readonly balance: readonly Point[];
  readonly cost: readonly Point[];
  readonly amountTicks: readonly Tick[];
  readonly yearTicks: readonly Tick[];
  readonly rows: readonly { readonly year: string; readonly balance: string; readonly cost: string }[];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Tick {
  readonly at: number;
  readonly label: string;
}

type Quote = Extract<FinanceQuote, { kind: 'quote' }>;

/** Smallest difference between the last repayment and the others, in cents, at which the text mentions the last one. */
const wholeDollarCents = 100;

const explainEarlyEnd = ({ plan: { repayments } }: Quote, state: CalculatorState): string => {
  const early = countRepayments(state) - repayments;
  if (early <= 0) return '';
  const noun = formatCount(early, { one: 'repayment', many: 'repayments' });
  return ` Each repayment is rounded up to a whole dollar, so you’d pay off the loan ${noun} early.`;
};

const describeTotal = (quote: Quote, state: CalculatorState): string => {
  const { plan, repaymentCents, residualCents } = quote;
  const { totalCents, repayments, lastRepaymentCents } = plan;
  const isAlike = Math.abs(lastRepaymentCents - repaymentCents) < wholeDollarCents;
  const last = isAlike ? '' : `, the last one ${formatPrice(lastRepaymentCents)}`;
  const residual = residualCents > 0 ? `, and a final payment of ${formatPrice(residualCents)}` : '';
  return `Total ${formatPrice(totalCents)} over ${formatNumber(repayments)} repayments${last}${residual}.${explainEarlyEnd(quote, state)}`;
};

const lineSteps = [250, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000] as const;

const maxLines = 4;

const chooseLineDollars = (topDollars: number): number =>
  lineSteps.find((step) => topDollars / step <= maxLines) ?? Math.ceil(topDollars / maxLines);

const chooseTopDollars = (mostDollars: number): number => {
  const step = chooseLineDollars(mostDollars);
  return Math.ceil(mostDollars / step) * step;
};

const shorten = (dollars: number): string =>
  dollars >= 1000 ? `$${formatNumber(dollars / 1000, dollars % 1000 === 0 ? 0 : 1)}k` : `$${dollars}`;

const listAmountTicks = (topDollars: number): readonly Tick[] => {
  const step = chooseLineDollars(topDollars);
  return Array.from({ length: Math.floor(topDollars / step) + 1 }, (_, index) => ({
    at: 100 - ((index * step) / topDollars) * 100,
    label: shorten(index * step),
  }));
};

const listYearTicks = (termYears: number): readonly Tick[] => {
  const everyYears = Math.ceil(termYears / 10);
  return Array.from({ length: Math.floor(termYears / everyYears) + 1 }, (_, index) => ({
    at: ((index * everyYears) / termYears) * 100,
    label: index === 0 ? 'Now' : String(index * everyYears),
  }));
};

const describeYear = ({ years }: PlanYear): string =>
  years === 0 ? 'Now' : `${formatNumber(years, Number.isInteger(years) ? 0 : 1)} ${years === 1 ? 'year' : 'years'}`;

/** @spec B2.50 */
const buildChartView = ({ years }: RepaymentPlan): ChartView => {
  const mostCents = Math.max(...years.map(({ balanceCents, costCents }) => Math.max(balanceCents, costCents)));
  const topDollars = chooseTopDollars(mostCents / 100);
  const termYears = years.at(-1)?.years ?? 1;
  const place = (key: 'balanceCents' | 'costCents'): readonly Point[] =>
    years.map((year) => ({ x: (year.years / termYears) * 100, y: 100 - year[key] / topDollars }));
  const [first, last] = [years[0], years.at(-1)];
  const falls = `The balance falls from ${formatPrice(first?.balanceCents ?? 0)} to ${formatPrice(last?.balanceCents ?? 0)}`;
  return {
    summary: `${falls} over ${describeYear(last ?? { years: 1, balanceCents: 0, costCents: 0 })}; interest and fees come to ${formatPrice(last?.costCents ?? 0)}.`,
    balance: place('balanceCents'),
    cost: place('costCents'),
    amountTicks: listAmountTicks(topDollars),
    yearTicks: listYearTicks(termYears),
    rows: years.map((year) => ({
      year: describeYear(year),
      balance: formatPrice(year.balanceCents),
      cost: formatPrice(year.costCents),
    })),
  };
};

/** @spec B2.50, B5.36, B9.40 */
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
    cost: `Total interest and fees: ${formatPrice(quote.costCents)}`,
    announcement: `${repayment} ${label}, ${interest} interest, ${comparison} comparison rate. ${total}`,
    chart: buildChartView(quote.plan),
  };
};

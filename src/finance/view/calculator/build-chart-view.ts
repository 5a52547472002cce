import { formatNumber } from '#src/lib/format-number.ts';
import { formatPrice } from '#src/lib/format-price.ts';
import type { PlanYear, RepaymentPlan } from '../../rules/build-repayment-plan.ts';
import type { ChartView, Point, Tick } from './quote-view.ts';

/** Round sums that lines of the chart may lie apart, in dollars. */
const lineSteps = [250, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000] as const;
/** More lines than this crowd a small chart. */
const maxLines = 4;

const chooseLineDollars = (topDollars: number): number =>
  lineSteps.find((step) => topDollars / step <= maxLines) ?? Math.ceil(topDollars / maxLines);

/** How high the chart goes: to the line over the dearest point, so that it stands still while the loan moves between two lines. */
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

/** A tick for every year, or for every few where there are many. */
const listYearTicks = (termYears: number): readonly Tick[] => {
  const everyYears = Math.ceil(termYears / 10);
  return Array.from({ length: Math.floor(termYears / everyYears) + 1 }, (_, index) => ({
    at: ((index * everyYears) / termYears) * 100,
    label: index === 0 ? 'Now' : String(index * everyYears),
  }));
};

const describeYear = ({ years }: PlanYear): string =>
  years === 0 ? 'Now' : `${formatNumber(years, Number.isInteger(years) ? 0 : 1)} ${years === 1 ? 'year' : 'years'}`;

/** The way of a loan, year by year, as a chart and as a table. @spec B2.50 */
export const buildChartView = ({ years }: RepaymentPlan): ChartView => {
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

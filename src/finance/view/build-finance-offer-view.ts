import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import { localDay, localYear } from '#src/lib/dates/local-day.ts';
import { formatNumber, formatPercent, formatPrice } from '#src/lib/format-number.ts';
import { comparisonRateWarning, repaymentFrequencies } from '#src/lib/loans/loan.ts';
import { formatCount } from '#src/lib/text/noun.ts';
import { joinKnown } from '#src/lib/text/words.ts';
import { isInStock } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { findComparisonRatePercent } from '../rules/calculate-loan-quote.ts';
import type { FinanceEstimate } from '../rules/choose-finance-estimate.ts';
import { chooseFinanceHref } from '../rules/choose-finance-href.ts';
import { chooseVehicleFinance, type VehicleFinance } from '../rules/choose-vehicle-finance.ts';
import type { AskedQuote } from '../rules/choose-youx-estimate.ts';
import type { FinanceConfig, FinanceSiteConfig } from '../rules/config.ts';
import type { FinanceProvider } from '../rules/finance-provider-config.ts';
import type { NamedFee } from '../rules/provider-fees.ts';
import type { FinanceCell } from './build-finance-view.ts';
import { describeSource } from './describe-source.ts';

const describeFee = ({ label, cents, every }: NamedFee): string =>
  `${label} $${formatNumber(cents / 100, cents % 100 === 0 ? 0 : 2)}${every === 'month' ? ' a month' : ''}`;

/** @spec B9.35, B9.42 */
export const describeFees = (intro: string, fees: readonly NamedFee[]): string | null =>
  fees.length === 0 ? null : `${intro}: ${fees.map(describeFee).join(', ')}.`;

/** @spec B2.49, B3.16, B9.38, B9.40 to B9.43 */
export interface FinanceOfferView {
  readonly hasCells: boolean;
  readonly cells: readonly Omit<FinanceCell, 'name'>[];
  readonly points: readonly string[];
  /** @spec B9.42 */
  readonly fees: string | null;
  readonly note: string | null;
  /** @spec B9.19 */
  readonly noteCharacters: number;
  readonly href: string;
}

type Figures = Pick<FinanceOfferView, 'cells' | 'points'>;

const describeFinalPayment = ({ balloonCents }: FinanceEstimate, { strip }: FinanceConfig): string => {
  if (balloonCents >= 50) return `${formatPrice(balloonCents)} balloon`;
  return strip.finalPayment === 'zero' ? '$0 final payment' : 'No balloon';
};

/** @spec B9.38 */
const buildExample = ({ ratePercent, pricing }: VehicleFinance): Figures => ({
  cells: [
    { figure: formatPercent(ratePercent), label: 'p.a. interest' },
    { figure: formatPercent(findComparisonRatePercent(ratePercent, pricing)), label: 'p.a. comparison' },
  ],
  points: ['Example', 'No deposit'],
});

/** @spec B3.16 */
const describeTotal = (estimate: FinanceEstimate): readonly string[] => {
  const { orMonthlyCents, totalPayableCents, termMonths } = estimate;
  const months = formatCount(termMonths, { one: 'month', many: 'months' });
  const monthly = orMonthlyCents === null ? [] : [`Or ${formatPrice(orMonthlyCents)} a month`];
  return [...monthly, `Total payable ${formatPrice(totalPayableCents)} over ${months}`];
};

const buildEstimate = (estimate: FinanceEstimate, config: FinanceConfig): Figures => {
  const { termYears, depositCents, source } = estimate;
  const years = formatNumber(termYears, Number.isInteger(termYears) ? 0 : 1);
  return {
    cells: [
      { figure: formatPrice(estimate.repaymentCents), label: `${repaymentFrequencies[estimate.frequency].label} est.` },
      { figure: formatPercent(estimate.interestRatePercent), label: 'p.a. interest' },
      { figure: formatPercent(estimate.comparisonRatePercent), label: 'p.a. comparison' },
    ],
    points: [
      ...(source === 'example' ? ['Example'] : []),
      `${years} year term`,
      depositCents >= 50 ? `${formatPrice(depositCents)} deposit` : 'No deposit',
      describeFinalPayment(estimate, config),
      ...describeTotal(estimate),
    ],
  };
};

interface Today {
  readonly now: Date;
  readonly timeZone: string;
}

/** @spec B9.41 */
const describeOfferEnd = ({ strip: { offerEnds } }: FinanceConfig, { now, timeZone }: Today): readonly string[] =>
  offerEnds !== null && localDay(now, timeZone) <= offerEnds ? [`Offer ends ${formatDayInWords(offerEnds)}`] : [];

/** @spec B9.43 */
const describeRange = ({ name, comparisonRange: range }: FinanceProvider): string | null =>
  range === null
    ? null
    : `${name}’s loans have comparison rates from ${formatPercent(range.minPercent)} to ${formatPercent(range.maxPercent)} p.a.`;

/** @spec B4.58, B9.39, B9.43 */
const describeNote = ({ provider, estimate, lineEstimate }: VehicleFinance, { loanNote }: FinanceConfig) => {
  const source = estimate === null ? null : describeSource(estimate);
  const range = estimate?.source === 'youx' ? null : describeRange(provider);
  const basis = lineEstimate === null ? `${loanNote} ${comparisonRateWarning}` : null;
  const lender = lineEstimate === null && range === null && estimate?.source !== 'youx' ? `${provider.name}.` : null;
  return joinKnown([lender, source, range, basis], ' ') || null;
};

/** @spec B2.49, B3.16, B4.58, B5.04, B9.38, B9.40 to B9.43 */
export const buildFinanceOfferView = (
  vehicle: Vehicle,
  siteConfig: FinanceSiteConfig,
  today: Today,
  asked: AskedQuote | null = null,
): FinanceOfferView | null => {
  const { finance: config } = siteConfig;
  const currentYear = localYear(today.now, today.timeZone);
  const finance = chooseVehicleFinance({ vehicle, currentYear }, config, asked);
  if (finance === null || !isInStock(vehicle) || finance.priceCents <= 0) return null;
  const { provider, fees, estimate, lineEstimate } = finance;
  const { cells, points } = estimate === null ? buildExample(finance) : buildEstimate(estimate, config);
  return {
    hasCells: lineEstimate === null,
    cells,
    points: [...points, ...describeOfferEnd(config, today)],
    fees: estimate?.source === 'youx' ? null : describeFees(`${provider.name} fees`, fees),
    note: describeNote(finance, config),
    noteCharacters: config.disclaimerCharacters,
    href: chooseFinanceHref(vehicle, siteConfig),
  };
};

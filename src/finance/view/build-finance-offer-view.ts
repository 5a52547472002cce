import { formatDate } from '#src/lib/format-date.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import { formatPercent } from '#src/lib/format-percent.ts';
import { formatPrice } from '#src/lib/format-price.ts';
import { localDay } from '#src/lib/local-day.ts';
import { localYear } from '#src/lib/local-year.ts';
import { getFinanceValueCents } from '#src/pricing/rules/get-finance-value-cents.ts';
import { isInStock } from '#src/vehicle/rules/is-in-stock.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { calculateExampleComparisonRatePercent } from '../rules/calculate-example-comparison-rate-percent.ts';
import { chooseFinanceEstimate, type FinanceEstimate } from '../rules/choose-finance-estimate.ts';
import { chooseFinanceHref } from '../rules/choose-finance-href.ts';
import { comparisonRateWarning } from '../rules/comparison-rate-warning.ts';
import type { FinanceConfig } from '../rules/config.ts';
import { repaymentFrequencies } from '../rules/repayment-frequency.ts';
import type { FinanceOfferView } from './finance-offer-view.ts';

const describeFinalPayment = ({ balloonCents }: FinanceEstimate, { strip }: FinanceConfig): string => {
  if (balloonCents >= 50) return `${formatPrice(balloonCents)} balloon`;
  return strip.finalPayment === 'zero' ? '$0 final payment' : 'No balloon';
};

/** What the example of the law costs where a vehicle has no estimate of its own. @spec B9.38 */
const buildExample = ({ example }: FinanceConfig): Pick<FinanceOfferView, 'cells' | 'points'> => {
  const { ratePercent, feesDollars, monthlyFeeDollars } = example;
  const fees = { onceCents: Math.round(feesDollars * 100), monthlyCents: Math.round(monthlyFeeDollars * 100) };
  return {
    cells: [
      { figure: formatPercent(ratePercent), label: 'p.a. interest' },
      { figure: formatPercent(calculateExampleComparisonRatePercent(ratePercent, fees)), label: 'p.a. comparison' },
    ],
    points: ['An example', 'No deposit'],
  };
};

const buildEstimate = (
  estimate: FinanceEstimate,
  config: FinanceConfig,
): Pick<FinanceOfferView, 'cells' | 'points'> => {
  const { termYears, depositCents } = estimate;
  const years = formatNumber(termYears, Number.isInteger(termYears) ? 0 : 1);
  return {
    cells: [
      { figure: formatPrice(estimate.repaymentCents), label: `${repaymentFrequencies[estimate.frequency].label} est.` },
      { figure: formatPercent(estimate.interestRatePercent), label: 'p.a. interest' },
      { figure: formatPercent(estimate.comparisonRatePercent), label: 'p.a. comparison' },
    ],
    points: [
      `${years} year term`,
      depositCents >= 50 ? `${formatPrice(depositCents)} deposit` : 'No deposit',
      describeFinalPayment(estimate, config),
    ],
  };
};

/**
 * What finance there is for a vehicle that has a finance value and is in stock; null without a provider.
 * @spec B2.49, B5.04, B9.38, B9.40, B9.41, B9.43
 */
export const buildFinanceOfferView = (
  vehicle: Vehicle,
  config: FinanceConfig,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): FinanceOfferView | null => {
  const provider = config.provider === null ? undefined : config.providers[config.provider];
  if (provider === undefined || !isInStock(vehicle) || getFinanceValueCents(vehicle) <= 0) return null;
  const estimate = chooseFinanceEstimate(vehicle, config, localYear(now, timeZone));
  const { cells, points } = estimate.kind === 'estimate' ? buildEstimate(estimate, config) : buildExample(config);
  const { offerEnds } = config.strip;
  const isOfferOn = offerEnds !== null && localDay(now, timeZone) <= offerEnds;
  const { comparisonRange: range } = provider;
  const ranges =
    range === null
      ? ''
      : ` Comparison rates from ${formatPercent(range.minPercent)} to ${formatPercent(range.maxPercent)} p.a.`;
  return {
    cells,
    points: isOfferOn ? [...points, `Offer ends ${formatDate(offerEnds)}`] : points,
    note: `${provider.name}.${ranges} ${config.loanNote} ${comparisonRateWarning}`,
    href: chooseFinanceHref(vehicle, config),
  };
};

import { localYear } from '#src/lib/dates/local-day.ts';
import { formatNumber } from '#src/lib/format-number.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { FinanceEstimate } from '../rules/choose-finance-estimate.ts';
import { chooseVehicleFinance } from '../rules/choose-vehicle-finance.ts';
import type { FinanceConfig } from '../rules/config.ts';
import { describeSource } from './describe-source.ts';

const shareOf = (cents: number, wholeCents: number): string =>
  `${formatNumber(wholeCents > 0 ? (cents / wholeCents) * 100 : 0, 1)}%`;

/** @spec L9.03 */
const describeShares = ({ termYears, depositCents, balloonCents }: FinanceEstimate, priceCents: number): string => {
  const years = formatNumber(termYears, Number.isInteger(termYears) ? 0 : 1);
  return `${years} year term, ${shareOf(depositCents, priceCents)} deposit, ${shareOf(balloonCents, priceCents)} final payment`;
};

/** @spec B7.10, L9.03 */
export const buildFinanceDisclaimer = (
  vehicle: Vehicle,
  config: FinanceConfig,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): string | null => {
  const finance = chooseVehicleFinance({ vehicle, currentYear: localYear(now, timeZone) }, config);
  const estimate = finance?.lineEstimate ?? null;
  if (finance === null || estimate === null) return null;
  return estimate.disclaimer ?? describeSource(estimate) ?? describeShares(estimate, finance.priceCents);
};

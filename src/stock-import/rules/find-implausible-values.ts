import { dayMs } from '#src/lib/durations.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

export interface ImplausibleValue {
  readonly field: string;
  readonly reason: string;
  /** `refused`: impossible. `warned`: unlikely but accepted. */
  readonly verdict: 'refused' | 'warned';
}

/** The largest id that a feed may give. It leaves as many again for cars without one. */
export const maxFeedId = 2 ** 52;
const leastPriceCents = 10_000;
/** Feeds write 10 dollars when no price is to be shown, so it earns no warning. @spec B4.22 */
const placeholderCents = 1000;
const usualMaxKm = 1_000_000;
const monthMs = 31 * dayMs;
/** Next year's models are on sale this year, and some makers number further ahead. */
const yearsAhead = 2;

const isTooLow = (cents: number | null): boolean =>
  cents !== null && cents > 0 && cents < leastPriceCents && cents !== placeholderCents;

const isAfter = (moment: string | null, limitMs: number): boolean => moment !== null && Date.parse(moment) > limitMs;

const findRefusals = (vehicle: Vehicle, nowMs: number): readonly ImplausibleValue[] => {
  const lastYear = new Date(nowMs).getUTCFullYear() + yearsAhead;
  const latestMs = nowMs + dayMs;
  const soldAt = vehicle.soldAtSeconds === null ? null : new Date(vehicle.soldAtSeconds * 1000).toISOString();
  const future = [
    ['created_at', vehicle.createdAt],
    ['updated_at', vehicle.updatedAt],
    ['sold_date_timestamp', soldAt],
  ] as const;
  return [
    ...(vehicle.id > maxFeedId
      ? [{ field: 'id', reason: `${vehicle.id} is not a whole number from 1 to ${maxFeedId}` }]
      : []),
    ...(vehicle.year > lastYear ? [{ field: 'year', reason: `${vehicle.year} is after ${lastYear}` }] : []),
    ...future
      .filter(([, moment]) => isAfter(moment, latestMs))
      .map(([field, moment]) => ({ field, reason: `${moment} is in the future` })),
  ].map((doubt) => ({ ...doubt, verdict: 'refused' }));
};

const findWarnings = (vehicle: Vehicle, nowMs: number): readonly ImplausibleValue[] => {
  const prices = [
    ['price', vehicle.priceCents],
    ['before_price', vehicle.beforePriceCents],
    ['offer_price', vehicle.offerPriceCents],
  ] as const;
  const months = [
    ['build_date', vehicle.buildMonth],
    ['compliance_date', vehicle.complianceMonth],
  ] as const;
  const odometerKm = vehicle.itemType === 'truck' ? 0 : (vehicle.odometerKm ?? 0);
  return [
    ...prices
      .filter(([, cents]) => isTooLow(cents))
      .map(([field, cents]) => ({ field, reason: `${(cents ?? 0) / 100} dollars is very low for a vehicle` })),
    ...months
      .filter(([, month]) => isAfter(month, nowMs + monthMs))
      .map(([field, month]) => ({ field, reason: `${month} is in the future` })),
    ...(odometerKm > usualMaxKm ? [{ field: 'km', reason: `${odometerKm} km is more than ${usualMaxKm} km` }] : []),
  ].map((doubt) => ({ ...doubt, verdict: 'warned' }));
};

/** Finds values that are valid for their field but impossible or unlikely for a real car. @param nowMs Unix milliseconds */
export const findImplausibleValues = (vehicle: Vehicle, nowMs: number): readonly ImplausibleValue[] => [
  ...findRefusals(vehicle, nowMs),
  ...findWarnings(vehicle, nowMs),
];

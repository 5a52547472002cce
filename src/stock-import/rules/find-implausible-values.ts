import { dayMs } from '#src/lib/durations.ts';
import { formatPrice } from '#src/lib/format-number.ts';
import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import { findWasPriceCents } from '#src/pricing/rules/find-was-price-cents.ts';
import { unregisteredDay } from '#src/vehicle/rules/fields/date-kinds.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { isPlate } from './cells/read-plate-cell.ts';
import { findVinFault } from './check-vin.ts';

export interface ImplausibleValue {
  readonly field: string;
  readonly reason: string;
  readonly verdict: 'refused' | 'dropped' | 'warned';
}

/**
 * The largest id that a feed can give a vehicle. A vehicle without an id gets the number after the site's largest id,
 * so there must be room above this limit.
 */
const maxFeedId = 2 ** 52;
const leastPriceCents = 10_000;
/** Price in cents that feeds write for a hidden price, so it gives no warning. @spec B4.22 */
const placeholderCents = 1000;
/**
 * Highest plausible odometer, except for trucks and caravans. Dealer systems export 999,999 for an odometer that nobody
 * read.
 */
const maxKm = 999_000;
/**
 * Lowest plausible odometer of a used vehicle at least three years old, except for caravans. Dealer systems export 1 km
 * for an odometer that nobody read.
 */
const minUsedKm = 500;
const oldAfterYears = 3;
const monthMs = 31 * dayMs;
const yearsAhead = 2;

const toIsoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

const isTooLow = (cents: number | null): boolean =>
  cents !== null && cents > 0 && cents < leastPriceCents && cents !== placeholderCents;

const isAfter = (moment: string | null, limitMs: number): boolean => moment !== null && Date.parse(moment) > limitMs;

/** @spec B3.03 */
const findKmFault = ({ odometerKm, itemType, carType, year }: Vehicle, thisYear: number): string | null => {
  if (odometerKm === null || itemType === 'caravan') return null;
  // Some trucks have run more than a million kilometres.
  if (odometerKm > maxKm && itemType !== 'truck') return `${odometerKm} km is more than ${maxKm} km`;
  const isOld = carType === 'used' && year <= thisYear - oldAfterYears;
  return isOld && odometerKm < minUsedKm ? `${odometerKm} km is too low for a used vehicle from ${year}` : null;
};

/** Smallest plausible engine. A lower number, such as '32', usually means 3.2 litres. */
const leastEngineCc = 40;
/** Largest plausible engines of cars and motorcycles. A higher number, such as '18', usually means 1.8 litres. */
const mostEngineLitres: Readonly<Partial<Record<Vehicle['itemType'], number>>> = { car: 9, motorcycle: 3 };

const findEngineFault = (litres: number, { itemType }: Vehicle): string | null => {
  if (litres <= 0) return null;
  if (litres * 1000 < leastEngineCc) return 'is too small for an engine';
  return litres > (mostEngineLitres[itemType] ?? Number.POSITIVE_INFINITY) ? `is too large for a ${itemType}` : null;
};

const mostReducedPercent = 40;

/** @spec B4.25 */
const findReductionFault = (vehicle: Vehicle): string | null => {
  const wasCents = findWasPriceCents(vehicle);
  const cents = findShownPriceCents(vehicle);
  if (wasCents === null || cents === null) return null;
  const isFar = (wasCents - cents) * 100 > wasCents * mostReducedPercent;
  return isFar ? `the price is more than ${mostReducedPercent}% below ${formatPrice(wasCents)}` : null;
};

export const findImplausibleValues = (vehicle: Vehicle, nowMs: number): readonly ImplausibleValue[] => {
  const found: ImplausibleValue[] = [];
  const refuse = (field: string, reason: string) => found.push({ field, reason, verdict: 'refused' });
  const drop = (field: string, reason: string) =>
    found.push({ field, reason: `${reason}; it's left out`, verdict: 'dropped' });
  const warn = (field: string, reason: string) => found.push({ field, reason, verdict: 'warned' });

  if (vehicle.id > maxFeedId) drop('id', `${vehicle.id} isn't a whole number from 1 to ${maxFeedId}`);
  const lastYear = new Date(nowMs).getUTCFullYear() + yearsAhead;
  if (vehicle.year > lastYear) refuse('year', `${vehicle.year} is after ${lastYear}`);
  const soldAt = vehicle.soldAtSeconds === null ? null : new Date(vehicle.soldAtSeconds * 1000).toISOString();
  const moments = { created_at: vehicle.createdAt, updated_at: vehicle.updatedAt, sold_date_timestamp: soldAt };
  for (const [field, moment] of Object.entries(moments)) {
    // Allows a day for wrong clocks and time zones.
    if (isAfter(moment, nowMs + dayMs)) drop(field, `${moment} is in the future`);
  }

  const prices = {
    price: vehicle.priceCents,
    before_price: vehicle.beforePriceCents,
    offer_price: vehicle.offerPriceCents,
  };
  for (const [field, cents] of Object.entries(prices)) {
    if (isTooLow(cents)) warn(field, `${(cents ?? 0) / 100} dollars is very low for a vehicle`);
  }
  const months = { build_date: vehicle.buildMonth, compliance_date: vehicle.complianceMonth };
  for (const [field, month] of Object.entries(months)) {
    if (isAfter(month, nowMs + monthMs)) warn(field, `${month} is in the future`);
  }
  // Only a warning, because feeds often show a renewal late. Allows a day for time zones.
  const { regoExpiry } = vehicle;
  if (regoExpiry !== null && regoExpiry !== unregisteredDay && regoExpiry < toIsoDay(nowMs - dayMs)) {
    warn('rego_expiry', `${regoExpiry} is in the past, so the page shows no current registration`);
  }
  const engines = {
    engine_size: vehicle.engineSizeCc === null ? null : vehicle.engineSizeCc / 1000,
    engine_size_litres: vehicle.engineSizeLitres,
  };
  for (const [field, litres] of Object.entries(engines)) {
    const fault = litres === null ? null : findEngineFault(litres, vehicle);
    if (litres !== null && fault !== null) {
      drop(field, `${JSON.stringify(String(field === 'engine_size' ? vehicle.engineSizeCc : litres))} ${fault}`);
    }
  }
  const reductionFault = findReductionFault(vehicle);
  if (reductionFault !== null) drop('before_price', reductionFault);
  const kmFault = findKmFault(vehicle, new Date(nowMs).getUTCFullYear());
  if (kmFault !== null) drop('km', kmFault);
  if (vehicle.regoPlate !== null && !isPlate(vehicle.regoPlate.toUpperCase())) {
    drop('regplate', `${JSON.stringify(vehicle.regoPlate)} doesn't look like a plate`);
  }
  const vinFault = vehicle.vin === null ? null : findVinFault(vehicle.vin, vehicle.year);
  if (vinFault !== null) (vinFault.isImpossible ? drop : warn)('vin', vinFault.reason);
  return found;
};

import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import { getStockStatus } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { isComparisonEligible } from './is-comparison-eligible.ts';

export const comparedFields = [
  'id',
  'make',
  'model',
  'badge',
  'year',
  'vin',
  'carType',
  'itemType',
  'simpleFuel',
  'priceType',
  'priceCents',
  'offerPriceCents',
  'odometerKm',
  'status',
  'isSold',
  'isReserved',
  'isShownOnWebsite',
  'dealershipId',
  'dealershipSlug',
] as const satisfies readonly (keyof Vehicle)[];

export type ComparedVehicle = Pick<Vehicle, (typeof comparedFields)[number]>;

/** Never leaves the process, so that no dealer can read another dealer's prices. */
export interface MarketListing {
  readonly key: string;
  readonly siteSlug: string;
  readonly vehicleId: number;
  readonly dealer: string;
  readonly vin: string | null;
  readonly year: number;
  readonly odometerKm: number | null;
  readonly badge: string | null;
  readonly fuel: string | null;
  readonly priceCents: number;
}

const fold = (text: string | null): string | null => text?.trim().toLowerCase() ?? null;

/**
 * Separates prices that can't be compared, such as new from used, and drive-away from those without government charges.
 */
const buildKey = ({
  itemType,
  carType,
  make,
  model,
  priceType,
}: Pick<ComparedVehicle, 'itemType' | 'carType' | 'make' | 'model' | 'priceType'>): string =>
  [itemType, carType, fold(make), fold(model), fold(priceType) ?? ''].join('|');

/** The vehicle must have a price. */
export const toSubject = (siteSlug: string, vehicle: ComparedVehicle): MarketListing => ({
  key: buildKey(vehicle),
  siteSlug,
  vehicleId: vehicle.id,
  dealer: `${siteSlug} ${vehicle.dealershipId ?? vehicle.dealershipSlug ?? ''}`,
  vin: fold(vehicle.vin),
  year: vehicle.year,
  odometerKm: vehicle.odometerKm,
  badge: fold(vehicle.badge),
  fuel: fold(vehicle.simpleFuel),
  priceCents: findShownPriceCents(vehicle) ?? 0,
});

export interface DescribedCar {
  readonly make: string;
  readonly model: string;
  readonly badge: string | null;
  readonly year: number;
  readonly odometerKm: number | null;
}

/** Includes null, because feeds can leave out the price type. */
const usedPriceTypes = ['Drive Away', 'Excl. Govt. Charges', null] as const;

export const listDescribedKeys = ({ make, model }: Pick<DescribedCar, 'make' | 'model'>): readonly string[] =>
  usedPriceTypes.map((priceType) => buildKey({ itemType: 'car', carType: 'used', make, model, priceType }));

export const toDescribedSubject = (siteSlug: string, car: DescribedCar): MarketListing => ({
  key: '',
  siteSlug,
  vehicleId: 0,
  dealer: siteSlug,
  vin: null,
  year: car.year,
  odometerKm: car.odometerKm,
  badge: fold(car.badge),
  fuel: null,
  priceCents: 0,
});

/** @spec B5.13 */
export const toMarketListing = (siteSlug: string, vehicle: ComparedVehicle): MarketListing | null =>
  vehicle.isShownOnWebsite && getStockStatus(vehicle) === 'inStock' && isComparisonEligible(vehicle)
    ? toSubject(siteSlug, vehicle)
    : null;

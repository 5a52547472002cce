import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import { getStockStatus } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { isComparisonEligible } from './is-comparison-eligible.ts';

/** The fields of a vehicle that a comparison asks for. */
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

/** As much of a vehicle as a comparison asks for. */
export type ComparedVehicle = Pick<Vehicle, (typeof comparedFields)[number]>;

/** What a vehicle counts for in the comparisons of others. It never leaves the process. */
export interface MarketListing {
  /** Listings of one key can be compared: make, model, what it is and what its price holds. */
  readonly key: string;
  readonly siteSlug: string;
  readonly vehicleId: number;
  /** Who sells it: a dealership of a site. */
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
 * What can be compared with each other. A drive-away price holds charges that another does not, and a new vehicle is no
 * measure for a used one: they never meet.
 */
const buildKey = ({
  itemType,
  carType,
  make,
  model,
  priceType,
}: Pick<ComparedVehicle, 'itemType' | 'carType' | 'make' | 'model' | 'priceType'>): string =>
  [itemType, carType, fold(make), fold(model), fold(priceType) ?? ''].join('|');

/** A vehicle as the one that is compared; the price must be there. */
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

/** A used car that is in nobody's stock, as a shopper describes it. */
export interface DescribedCar {
  readonly make: string;
  readonly model: string;
  readonly badge: string | null;
  readonly year: number;
  readonly odometerKm: number | null;
}

/** What used cars are priced by; a feed may leave it out. */
const usedPriceTypes = ['Drive Away', 'Excl. Govt. Charges', null] as const;

/** The keys of used cars like a described one, whatever their prices hold. */
export const listDescribedKeys = ({ make, model }: Pick<DescribedCar, 'make' | 'model'>): readonly string[] =>
  usedPriceTypes.map((priceType) => buildKey({ itemType: 'car', carType: 'used', make, model, priceType }));

/** A described car as the one that is compared: it is asked for by a site, and is none of its vehicles. */
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

/** What a vehicle counts for; null when it does not count: only what is shown, here, unsold and free to be bought. @spec B5.13 */
export const toMarketListing = (siteSlug: string, vehicle: ComparedVehicle): MarketListing | null =>
  vehicle.isShownOnWebsite && getStockStatus(vehicle) === 'inStock' && isComparisonEligible(vehicle)
    ? toSubject(siteSlug, vehicle)
    : null;

import { findFuelGroup } from '#src/vehicle/rules/find-fuel-group.ts';
import { isInStock } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { FuelConfig } from './fuel-config.ts';

/** What driving costs in fuel, in whole cents. */
interface FuelCost {
  readonly weekCents: number;
  readonly monthCents: number;
  readonly yearCents: number;
}

interface Driving {
  /** Price of a litre in cents; pumps show one decimal. */
  readonly priceCents: number;
  readonly litresPer100Km: number;
  readonly weeklyKm: number;
}

const weeksAYear = 52;
const monthsAYear = 12;
/** Tenths of a cent, hundredths of a litre and 100 km in the product below. */
const partsOfACent = 10 * 100 * 100;

/**
 * The cost of fuel each week, month (52/12 weeks) and year, each rounded by itself. It is reckoned in whole tenths of a
 * cent and hundredths of a litre, so that server and browser agree to the cent.
 * @spec B9.24, D.12
 */
export const calculateFuelCost = ({ priceCents, litresPer100Km, weeklyKm }: Driving): FuelCost => {
  const weekParts = Math.round(priceCents * 10) * Math.round(litresPer100Km * 100) * Math.round(weeklyKm);
  const yearParts = weekParts * weeksAYear;
  return {
    weekCents: Math.round(weekParts / partsOfACent),
    monthCents: Math.round(yearParts / (monthsAYear * partsOfACent)),
    yearCents: Math.round(yearParts / partsOfACent),
  };
};

/** What a vehicle burns, or why it is not asked. */
type FuelUse =
  | { readonly kind: 'none'; readonly reason: 'switchedOff' | 'notInStock' | 'noFuel' }
  | {
      readonly kind: 'stated' | 'assumed';
      readonly litresPer100Km: number;
      /** The maker's figure holds for a battery that was charged at home. */
      readonly isPlugIn: boolean;
    };

/** Groups that buy nothing by the litre; hydrogen is sold by the kilogram. */
const groupsWithoutLitres: ReadonlySet<string | null> = new Set(['Electric', 'Hydrogen']);

/** Litres per 100 km below which a figure is none: it would be written as 0.0. */
const leastFigure = 0.05;

const readFigure = (vehicle: Vehicle): number | null => {
  const litres = vehicle.variant?.fuelConsumptionCombinedLitresPer100Km ?? null;
  return litres !== null && litres >= leastFigure ? litres : null;
};

/** A caravan is towed, unless it names a fuel of its own as a motorhome does. */
const burnsNothing = (vehicle: Vehicle): boolean => {
  const group = findFuelGroup(vehicle);
  return groupsWithoutLitres.has(group) || (vehicle.itemType === 'caravan' && group === null);
};

/** The vehicle's own consumption, else the site's stand-in; none for electric vehicles. @spec B9.25, B9.26 */
export const chooseFuelUse = (vehicle: Vehicle, config: FuelConfig): FuelUse => {
  if (!config.isShown) return { kind: 'none', reason: 'switchedOff' };
  if (!isInStock(vehicle)) return { kind: 'none', reason: 'notInStock' };
  if (burnsNothing(vehicle)) return { kind: 'none', reason: 'noFuel' };
  const isPlugIn = /plug-?\s?in|phev/i.test(`${vehicle.simpleFuel} ${vehicle.fuel}`);
  const stated = readFigure(vehicle);
  return stated === null
    ? { kind: 'assumed', litresPer100Km: config.fallbackLitresPer100Km, isPlugIn }
    : { kind: 'stated', litresPer100Km: stated, isPlugIn };
};

import { findFuelGroup } from '#src/vehicle/rules/find-fuel-group.ts';
import { isInStock } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { FuelConfig } from './fuel-config.ts';

interface FuelCost {
  readonly weekCents: number;
  readonly monthCents: number;
  readonly yearCents: number;
}

interface Driving {
  /** Per litre; can have tenths of a cent. */
  readonly priceCents: number;
  readonly litresPer100Km: number;
  readonly weeklyKm: number;
}

const weeksAYear = 52;
const monthsAYear = 12;
/** One cent in units of `weekParts`: 10 for tenths of a cent, 100 for hundredths of a litre, 100 for 'per 100 km'. */
const partsOfACent = 10 * 100 * 100;

/** Calculates in integers, so that server and browser agree to the cent. @spec B9.24, D.12 */
export const calculateFuelCost = ({ priceCents, litresPer100Km, weeklyKm }: Driving): FuelCost => {
  const weekParts = Math.round(priceCents * 10) * Math.round(litresPer100Km * 100) * Math.round(weeklyKm);
  const yearParts = weekParts * weeksAYear;
  return {
    weekCents: Math.round(weekParts / partsOfACent),
    monthCents: Math.round(yearParts / (monthsAYear * partsOfACent)),
    yearCents: Math.round(yearParts / partsOfACent),
  };
};

type FuelUse =
  | { readonly kind: 'none'; readonly reason: 'switchedOff' | 'notInStock' | 'noFuel' | 'noFigure' }
  | {
      readonly kind: 'stated' | 'assumed';
      readonly litresPer100Km: number;
      /** A plug-in hybrid's stated figure assumes a charged battery. */
      readonly isPlugIn: boolean;
    };

/** Hydrogen is sold by the kilogram. */
const groupsWithoutLitres: ReadonlySet<string | null> = new Set(['Electric', 'Hydrogen']);

const leastFigure = 0.05;

const readFigure = (vehicle: Vehicle): number | null => {
  const litres = vehicle.variant?.fuelConsumptionCombinedLitresPer100Km ?? null;
  return litres !== null && litres >= leastFigure ? litres : null;
};

/** A motorhome has the item type 'caravan' too, but the feed names its fuel. */
const burnsNothing = (vehicle: Vehicle): boolean => {
  const group = findFuelGroup(vehicle);
  return groupsWithoutLitres.has(group) || (vehicle.itemType === 'caravan' && group === null);
};

/** @spec B9.25, B9.26 */
export const chooseFuelUse = (vehicle: Vehicle, config: FuelConfig): FuelUse => {
  if (!config.isShown) return { kind: 'none', reason: 'switchedOff' };
  if (!isInStock(vehicle)) return { kind: 'none', reason: 'notInStock' };
  if (burnsNothing(vehicle)) return { kind: 'none', reason: 'noFuel' };
  const isPlugIn = /plug-?\s?in|phev/i.test(`${vehicle.simpleFuel} ${vehicle.fuel}`);
  const stated = readFigure(vehicle);
  if (stated !== null) return { kind: 'stated', litresPer100Km: stated, isPlugIn };
  const assumed = config.fallbackLitresPer100Km;
  return assumed === null
    ? { kind: 'none', reason: 'noFigure' }
    : { kind: 'assumed', litresPer100Km: assumed, isPlugIn };
};

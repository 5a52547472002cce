import { addMonths, yearsSince } from './calendar.ts';
import type { Random } from './random.ts';

export interface VehicleAge {
  readonly year: number;
  readonly buildMonth: string;
  readonly complianceMonth: string;
  readonly ageYears: number;
}

const youngestUsedMonths = 12;

const usedMonths = (random: Random, maxMonths: number): number =>
  // Slightly more young vehicles than old ones, as on a real yard.
  Math.round(random.next() ** 1.2 * (maxMonths - youngestUsedMonths)) + youngestUsedMonths;

const monthsOf = (carType: string, random: Random, maxMonths: number): number => {
  if (carType === 'new') return random.integer(1, 8);
  return carType === 'demo' ? random.integer(4, 14) : usedMonths(random, maxMonths);
};

/**
 * Tries up to twelve random ages. Returns undefined if none falls in the years when the model was sold new.
 * @param maxMonths greatest age of a used vehicle
 */
export const chooseAge = (
  random: Random,
  today: string,
  carType: 'new' | 'demo' | 'used',
  years: { readonly first: number; readonly last: number | undefined },
  maxMonths = 150,
): VehicleAge | undefined => {
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const buildMonth = addMonths(today, -monthsOf(carType, random, maxMonths));
    const year = Number(buildMonth.slice(0, 4));
    if (year < years.first || year > (years.last ?? year)) continue;
    const complianceMonth = addMonths(`${buildMonth}-01`, random.integer(0, 2));
    const isFuture = complianceMonth > today.slice(0, 7);
    return {
      year,
      buildMonth,
      complianceMonth: isFuture ? buildMonth : complianceMonth,
      ageYears: yearsSince(buildMonth, today),
    };
  }
  return undefined;
};

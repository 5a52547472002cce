import { addMonths, yearsSince } from './calendar.ts';
import type { Random } from './random.ts';

export interface VehicleAge {
  readonly year: number;
  readonly buildMonth: string;
  readonly complianceMonth: string;
  readonly ageYears: number;
}

const usedMonths = (random: Random, maxMonths: number): number =>
  // Two draws, the smaller one: younger vehicles are commoner on a yard.
  Math.round(Math.min(random.next(), random.next() * 1.25) * (maxMonths - 10)) + 10;

const monthsOf = (carType: string, random: Random, maxMonths: number): number => {
  if (carType === 'new') return random.integer(1, 8);
  return carType === 'demo' ? random.integer(4, 14) : usedMonths(random, maxMonths);
};

/**
 * Build and compliance month for a car sold in the years given; none when it was not sold new in that time.
 * `maxMonths` is the greatest age that the dealer stocks.
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

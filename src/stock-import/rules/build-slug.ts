import { slugify } from '#src/lib/text/slugify.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

/** Leaves room for the number that makes a duplicate unique: a stored slug can have 200 characters. */
const maxLength = 120;
const maxNumberLength = 60;

/** Slugifies text, then cuts it: a slug can be longer than its text, because '&' and '+' become words. */
export const limitSlug = (text: string, length = maxLength): string => slugify(text).slice(0, length).replace(/-$/, '');

export const buildSlug = (vehicle: Pick<Vehicle, 'year' | 'make' | 'model' | 'badge' | 'stockNumber'>): string => {
  const { year, make, model, badge, stockNumber } = vehicle;
  const number = limitSlug(stockNumber, maxNumberLength);
  const words = limitSlug(`${year} ${make} ${model} ${badge ?? ''}`, maxLength - number.length - 1);
  return number === '' ? words : `${words}-${number}`;
};

/** Returns the slug, or appends the first number from 2 that makes it unique. */
export const chooseFreeSlug = (slug: string, isTaken: (slug: string) => boolean): string => {
  if (!isTaken(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const candidate = `${slug}-${number}`;
    if (!isTaken(candidate)) return candidate;
  }
};

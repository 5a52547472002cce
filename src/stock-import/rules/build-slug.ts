import { slugify } from '#src/lib/text/slugify.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

/**
 * Maximum number of characters of a slug, without a number that `chooseFreeSlug` may append. A stored slug can have
 * 200.
 */
const maxLength = 120;
const maxNumberLength = 60;

/** Cuts after slugifying, because a slug can be longer than its text: '&' and '+' become words. */
export const limitSlug = (text: string, length = maxLength): string => slugify(text).slice(0, length).replace(/-$/, '');

export const buildSlug = (vehicle: Pick<Vehicle, 'year' | 'make' | 'model' | 'badge' | 'stockNumber'>): string => {
  const { year, make, model, badge, stockNumber } = vehicle;
  const number = limitSlug(stockNumber, maxNumberLength);
  const words = limitSlug(`${year} ${make} ${model} ${badge ?? ''}`, maxLength - number.length - 1);
  return number === '' ? words : `${words}-${number}`;
};

export const chooseFreeSlug = (slug: string, isTaken: (slug: string) => boolean): string => {
  if (!isTaken(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const candidate = `${slug}-${number}`;
    if (!isTaken(candidate)) return candidate;
  }
};

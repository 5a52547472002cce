import { slugify } from '#src/lib/text/slugify.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

/** Of a link; with the number that sets two equal ones apart it is still far from what a vehicle's slug may hold. */
const maxLength = 120;
const maxNumberLength = 60;

/** Text as a link, cut between characters: '&' and '+' become words, so that a link can be longer than its text. */
export const limitSlug = (text: string, length = maxLength): string => slugify(text).slice(0, length).replace(/-$/, '');

/** What a new car's link says: '2021-toyota-rav4-gxl-u12345'. */
export const buildSlug = ({
  year,
  make,
  model,
  badge,
  stockNumber,
}: Pick<Vehicle, 'year' | 'make' | 'model' | 'badge' | 'stockNumber'>): string => {
  const number = limitSlug(stockNumber, maxNumberLength);
  const words = limitSlug(`${year} ${make} ${model} ${badge ?? ''}`, maxLength - number.length - 1);
  return number === '' ? words : `${words}-${number}`;
};

/** The slug, or the slug with the first number from 2 that makes it one of its own. */
export const chooseFreeSlug = (slug: string, isTaken: (slug: string) => boolean): string => {
  if (!isTaken(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const candidate = `${slug}-${number}`;
    if (!isTaken(candidate)) return candidate;
  }
};

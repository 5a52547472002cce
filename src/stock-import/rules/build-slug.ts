import { slugify } from '#src/lib/slugify.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

const maxLength = 120;

/** What a new car's link says: '2021-toyota-rav4-gxl-u12345'. */
export const buildSlug = ({
  year,
  make,
  model,
  badge,
  stockNumber,
}: Pick<Vehicle, 'year' | 'make' | 'model' | 'badge' | 'stockNumber'>): string => {
  const number = slugify(stockNumber);
  const words = slugify(`${year} ${make} ${model} ${badge ?? ''}`).slice(0, maxLength - number.length - 1);
  return [words.replace(/-+$/, ''), number].filter((part) => part !== '').join('-');
};

/** The slug, or the slug with the first number from 2 that makes it one of its own. */
export const chooseFreeSlug = (slug: string, isTaken: (slug: string) => boolean): string => {
  if (!isTaken(slug)) return slug;
  for (let number = 2; ; number += 1) {
    const candidate = `${slug}-${number}`;
    if (!isTaken(candidate)) return candidate;
  }
};

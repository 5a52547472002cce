import { slugify } from '../../../src/lib/text/slugify.ts';
import type { LocationAnswers } from './site-answers.ts';

type Place = Pick<LocationAnswers, 'street' | 'suburb'>;

export const namePlace = (locations: readonly Place[], index: number): string => {
  const { street = '', suburb = '' } = locations[index] ?? {};
  return locations.slice(0, index).some((other) => slugify(other.suburb) === slugify(suburb))
    ? `${suburb}, ${street}`
    : suburb;
};

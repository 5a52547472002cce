import { slugify } from '../../../src/lib/text/slugify.ts';
import type { LocationAnswers } from './site-answers.ts';

type Place = Pick<LocationAnswers, 'street' | 'suburb'>;

/** Names a location by its suburb, and by its street too if an earlier location is in the same suburb. */
export const namePlace = (locations: readonly Place[], index: number): string => {
  const { street = '', suburb = '' } = locations[index] ?? {};
  return locations.slice(0, index).some((other) => slugify(other.suburb) === slugify(suburb))
    ? `${suburb}, ${street}`
    : suburb;
};

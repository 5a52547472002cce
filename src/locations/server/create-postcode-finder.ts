import { keepAnswers } from '#src/platform/cache/keep-answers.ts';
import type { Coordinates } from '../rules/calculate-distance-km.ts';
import type { GeocoderConfig } from '../rules/geocoder-config.ts';
import { askGeocoder, type GeocoderOptions, type GeocoderQuestion } from './ask-geocoder.ts';
import { findPostcodeCoordinates } from './find-postcode-coordinates.ts';

/** Where a postcode is; null for one that is nowhere. */
export type PostcodeFinder = (postcode: string, geocoder: GeocoderConfig) => Promise<Coordinates | null>;

/** The key too: that of one site may be missing or wrong, and the other's answer is not to be that. */
const keyOf = ({ postcode, geocoder }: GeocoderQuestion): string =>
  `${postcode} ${geocoder.url} ${geocoder.keyVariable}`;

const lookUp = (postcode: string): Coordinates | null => findPostcodeCoordinates(postcode) ?? null;

/** Asks the maps service that the site names, else our own table; a service that fails is not waited for again. @spec L5.15, L7.06, D.59 */
export const createPostcodeFinder = (options: GeocoderOptions): PostcodeFinder => {
  const ask = keepAnswers(askGeocoder(options), keyOf);
  return async (postcode, geocoder) => {
    if (geocoder === null) return lookUp(postcode);
    const answer = await ask({ postcode, geocoder });
    switch (answer.kind) {
      case 'place':
        return answer.coordinates;
      case 'none':
        return null;
      case 'failed':
        return lookUp(postcode);
    }
  };
};

import { z } from 'zod';
import { australia } from '#src/lib/australia.ts';
import { cacheAnswers } from '#src/platform/cache/cache-answers.ts';
import {
  createGuardedRequest,
  type EgressOverrides,
  type GuardedAnswer,
} from '#src/platform/egress/create-guarded-request.ts';
import { failService, readServiceJson, type ServiceAnswer } from '#src/platform/egress/service-answer.ts';
import type { Coordinates } from '../rules/calculate-distance-km.ts';
import type { GeocoderConfig } from '../rules/config.ts';
import { findPostcodeCoordinates } from './find-postcode-coordinates.ts';

export type PostcodeFinder = (postcode: string, geocoder: GeocoderConfig) => Promise<Coordinates | null>;

interface GeocoderOptions {
  readonly readSecret: (variable: string) => string | undefined;
  readonly egress?: EgressOverrides;
}

interface GeocoderQuestion {
  readonly postcode: string;
  readonly geocoder: NonNullable<GeocoderConfig>;
}

type GeocoderAnswer = ServiceAnswer<{ readonly kind: 'place'; readonly coordinates: Coordinates }>;

const limits = { timeoutMs: 3000, maxBytes: 256 * 1024 };

const answerSchema = z.object({
  results: z.array(
    z.object({
      geometry: z.object({
        location: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
      }),
    }),
  ),
});

const readAnswer = (answer: GuardedAnswer): GeocoderAnswer => {
  const read = readServiceJson(answer, answerSchema);
  if (read.kind !== 'read') return read;
  const location = read.value.results[0]?.geometry.location;
  if (location === undefined) return { kind: 'none' };
  return { kind: 'place', coordinates: { latitude: location.lat, longitude: location.lng } };
};

/** @spec L7.06 */
const askGeocoder = ({ readSecret, egress = {} }: GeocoderOptions) => {
  const ask = createGuardedRequest(limits, egress);
  return async ({ postcode, geocoder }: GeocoderQuestion): Promise<GeocoderAnswer> => {
    const key = readSecret(geocoder.keyVariable);
    if (key === undefined) return failService(false, `${geocoder.keyVariable} is not set`);
    const address = new URL(geocoder.url);
    address.searchParams.set('components', `postal_code:${postcode}|country:${australia.country}`);
    address.searchParams.set('key', key);
    return readAnswer(await ask(address, { method: 'GET', headers: { accept: 'application/json' } }));
  };
};

/** Includes the API key's variable, so that a failure caused by one site's wrong key isn't cached for another site. */
const keyOf = ({ postcode, geocoder }: GeocoderQuestion): string =>
  `${postcode} ${geocoder.url} ${geocoder.keyVariable}`;

const lookUp = (postcode: string): Coordinates | null => findPostcodeCoordinates(postcode) ?? null;

/** @spec L5.15, L7.06, D.59 */
export const createPostcodeFinder = (options: GeocoderOptions): PostcodeFinder => {
  const ask = cacheAnswers(askGeocoder(options), keyOf);
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

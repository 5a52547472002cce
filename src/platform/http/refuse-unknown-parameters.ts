import type { FastifyRequest } from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';

const maxNameLength = 60;

/** Use it as `preValidation`: validation drops unknown parameters, and each could make another copy in a CDN. */
export const refuseUnknownParameters = async ({ query, routeOptions }: FastifyRequest): Promise<void> => {
  const { properties = {} } = (routeOptions.schema?.querystring ?? {}) as { readonly properties?: object };
  const stray = Object.keys(query as object).find((name) => !Object.hasOwn(properties, name));
  if (stray === undefined) return;
  throw new DomainError('malformed', `${stray.slice(0, maxNameLength)} isn't a parameter here.`);
};

/** True if an address has an unknown or empty parameter. */
export const hasStrayParameter = (url: string, isKnown: (name: string, value: string) => boolean): boolean => {
  const queryAt = url.indexOf('?');
  if (queryAt === -1) return false;
  return url
    .slice(queryAt + 1)
    .split('&')
    .some((part) => {
      const [pair] = new URLSearchParams(part);
      return pair === undefined || !isKnown(...pair);
    });
};

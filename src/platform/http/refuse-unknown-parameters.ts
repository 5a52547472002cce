import type { FastifyRequest } from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';

/** Stray names are cut to this length in answers. */
const maxNameLength = 60;

/**
 * Refuses parameters that the route's schema doesn't name. Use it as `preValidation`, because validation drops them.
 * Otherwise a stranger could fill a CDN with copies of an answer, each of which costs a search.
 */
export const refuseUnknownParameters = async ({ query, routeOptions }: FastifyRequest): Promise<void> => {
  const { properties = {} } = (routeOptions.schema?.querystring ?? {}) as { readonly properties?: object };
  const stray = Object.keys(query as object).find((name) => !Object.hasOwn(properties, name));
  if (stray === undefined) return;
  throw new DomainError('malformed', `${stray.slice(0, maxNameLength)} isn't a parameter here.`);
};

/**
 * True if an address has a parameter that isn't known, or an empty one. A stranger can make up any number of such
 * addresses.
 */
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

import type { FastifyRequest } from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';

/** Longest part of a stray name that an answer repeats. */
const maxNameLength = 60;

/**
 * Refuses parameters that the route's schema doesn't name: a `preValidation`, as validation itself drops them. An answer
 * that a CDN may keep has fewer addresses that way: with parameters that change nothing, a stranger could fill the CDN
 * with copies of it and make each of them cost a search.
 */
export const refuseUnknownParameters = async ({ query, routeOptions }: FastifyRequest): Promise<void> => {
  const { properties = {} } = (routeOptions.schema?.querystring ?? {}) as { readonly properties?: object };
  const stray = Object.keys(query as object).find((name) => !Object.hasOwn(properties, name));
  if (stray === undefined) return;
  throw new DomainError('malformed', `${stray.slice(0, maxNameLength)} isn't a parameter here.`);
};

/**
 * Whether an address says more than is read of it: a parameter that isn't known, or an empty one. A stranger can make up such
 * addresses without end.
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

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

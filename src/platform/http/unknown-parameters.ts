import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';

const maxNameLength = 60;

/** Use as `preValidation`, because validation drops unknown parameters. */
export const refuseUnknownParameters = async ({ query, routeOptions }: FastifyRequest): Promise<void> => {
  const { properties = {} } = (routeOptions.schema?.querystring ?? {}) as { readonly properties?: object };
  const stray = Object.keys(query as object).find((name) => !Object.hasOwn(properties, name));
  if (stray === undefined) return;
  throw new DomainError('malformed', `${stray.slice(0, maxNameLength)} isn't a parameter here.`);
};

/** Also true for an empty part, as in `?` or `?make=Kia&`. */
export const hasUnknownParameter = (url: string, isKnown: (name: string, value: string) => boolean): boolean => {
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

const toPrivateCacheControl = (cacheControl: string): string =>
  cacheControl.replace(/^public\b/, 'private').replace(/, (?:s-maxage|stale-while-revalidate)=\d+/g, '');

/**
 * Makes a public response private if its URL has an unknown parameter. Otherwise a CDN could store a copy for each such
 * URL.
 */
export const keepFromSharedCaches = ({ url, routeOptions }: FastifyRequest, reply: FastifyReply): void => {
  const cacheControl = reply.getHeader('cache-control');
  if (typeof cacheControl !== 'string' || !cacheControl.startsWith('public')) return;
  const { properties = {} } = (routeOptions.schema?.querystring ?? {}) as { readonly properties?: object };
  if (!hasUnknownParameter(url, (name) => Object.hasOwn(properties, name))) return;
  reply.header('cache-control', toPrivateCacheControl(cacheControl));
};

import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasStrayParameter } from './refuse-unknown-parameters.ts';

/** What `cache-control` says of an answer under an address that anybody can make up: a browser may keep it, a CDN may not. */
export const toPrivateCaching = (caching: string): string =>
  caching.replace(/^public\b/, 'private').replace(/, (?:s-maxage|stale-while-revalidate)=\d+/g, '');

/**
 * Keeps an answer out of CDNs where its address has parameters that its route doesn't name: with those a stranger could fill a
 * CDN with copies of it. To be called before it goes out.
 */
export const keepFromSharedCaches = ({ url, routeOptions }: FastifyRequest, reply: FastifyReply): void => {
  const caching = reply.getHeader('cache-control');
  if (typeof caching !== 'string' || !caching.startsWith('public')) return;
  const { properties = {} } = (routeOptions.schema?.querystring ?? {}) as { readonly properties?: object };
  if (!hasStrayParameter(url, (name) => Object.hasOwn(properties, name))) return;
  reply.header('cache-control', toPrivateCaching(caching));
};

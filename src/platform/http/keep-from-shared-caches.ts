import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasStrayParameter } from './refuse-unknown-parameters.ts';

/** Rewrites `cache-control` so that a browser may cache the answer and a CDN may not. */
export const toPrivateCaching = (caching: string): string =>
  caching.replace(/^public\b/, 'private').replace(/, (?:s-maxage|stale-while-revalidate)=\d+/g, '');

/** Keeps an answer to unknown parameters out of CDNs. Call it before the answer is sent. */
export const keepFromSharedCaches = ({ url, routeOptions }: FastifyRequest, reply: FastifyReply): void => {
  const caching = reply.getHeader('cache-control');
  if (typeof caching !== 'string' || !caching.startsWith('public')) return;
  const { properties = {} } = (routeOptions.schema?.querystring ?? {}) as { readonly properties?: object };
  if (!hasStrayParameter(url, (name) => Object.hasOwn(properties, name))) return;
  reply.header('cache-control', toPrivateCaching(caching));
};

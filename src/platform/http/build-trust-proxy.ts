import type { FastifyServerOptions } from 'fastify';
import type { TrustedProxies } from '../env.ts';

/**
 * Fastify's setting for the proxies in front: from the right end of X-Forwarded-For so many entries are believed as
 * there are proxies, because what stands further left is written by whoever asks.
 */
export const buildTrustProxy = (proxies: TrustedProxies): NonNullable<FastifyServerOptions['trustProxy']> => {
  if (typeof proxies !== 'number') return [...proxies];
  return proxies === 0 ? false : (_address, hop) => hop < proxies;
};

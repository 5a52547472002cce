import type { FastifyRequest } from 'fastify';

/** True if a browser sent this from a page of the same host. Protects visitors against cross-site requests. */
export const isFromOwnPage = ({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean => {
  const { origin } = headers;
  if (origin !== undefined) return URL.parse(origin)?.host === host;
  const from = headers['sec-fetch-site'];
  return from === undefined || from === 'same-origin';
};

import type { FastifyRequest } from 'fastify';

/** Whether a browser sent this from a page of the same host: pages of other sites must not act for a visitor. */
export const isFromOwnPage = ({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean => {
  const { origin } = headers;
  if (origin !== undefined) return URL.parse(origin)?.host === host;
  const from = headers['sec-fetch-site'];
  return from === undefined || from === 'same-origin';
};

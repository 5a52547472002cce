import type { FastifyRequest } from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';

/**
 * True if `Origin` names the request's host. Without `Origin`, true if `Sec-Fetch-Site` is same-origin or missing, as
 * in requests from programs. Protects visitors against cross-site requests.
 */
export const isFromOwnPage = ({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean => {
  const { origin } = headers;
  if (origin !== undefined) return URL.parse(origin)?.host === host;
  const from = headers['sec-fetch-site'];
  return from === undefined || from === 'same-origin';
};

/** Throws notAllowed for other origins. */
export const assertFromOwnPage = (request: Pick<FastifyRequest, 'headers' | 'host'>): void => {
  if (isFromOwnPage(request)) return;
  throw new DomainError('notAllowed', 'This wasn’t sent from our website. Please reload the page and try again.');
};

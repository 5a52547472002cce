import type { FastifyRequest } from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';

/**
 * True for requests from a page of the same host. Also true if both Origin and Sec-Fetch-Site are missing, because
 * browsers send at least one.
 */
export const isFromOwnPage = ({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): boolean => {
  const { origin } = headers;
  if (origin !== undefined) return URL.parse(origin)?.host === host;
  const from = headers['sec-fetch-site'];
  return from === undefined || from === 'same-origin';
};

export const assertFromOwnPage = (request: Pick<FastifyRequest, 'headers' | 'host'>): void => {
  if (isFromOwnPage(request)) return;
  throw new DomainError('notAllowed', 'This wasn’t sent from our website. Please reload the page and try again.');
};

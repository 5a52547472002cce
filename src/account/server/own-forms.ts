import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';
import { assertFromOwnPage } from '#src/platform/http/is-from-own-page.ts';

const maxBytes = 8 * 1024;

export const ownFormRoute = { bodyLimit: maxBytes, schema: { hide: true } } as const;

export const readOwnForm = (request: FastifyRequest): URLSearchParams => {
  assertFromOwnPage(request);
  if (typeof request.body !== 'string')
    throw new DomainError('wrongType', 'We couldn’t read this form. Please reload the page and try again.');
  return new URLSearchParams(request.body);
};

export const redirectTo = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(address, 303);

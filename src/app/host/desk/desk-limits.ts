import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';
import { readClientAddress } from '#src/platform/http/limits/client-address.ts';
import { createWindowCounter } from '#src/platform/http/limits/window-counter.ts';

export interface DeskLimits {
  readonly countRequest: (request: FastifyRequest, reply: FastifyReply) => void;
  readonly countAttempt: (request: FastifyRequest, reply: FastifyReply) => void;
  readonly countRefused: (request: FastifyRequest, reply: FastifyReply) => void;
  readonly assertFewRefused: (request: FastifyRequest, reply: FastifyReply) => void;
}

const minuteSeconds = 60;

/**
 * Throws tooMany beyond a limit. Counts in this process's memory, per minute and per IP address (per /64 network for
 * IPv6). A limit of 0 means no limit.
 */
export const createDeskLimits = (perMinute: { readonly requests: number; readonly attempts: number }): DeskLimits => {
  const createLimit = (max: number, what: string) => {
    const counter = createWindowCounter(minuteSeconds);
    const assertFew = (request: FastifyRequest, reply: FastifyReply): void => {
      const { line } = readClientAddress(request);
      if (max === 0 || counter.used(line) < max) return;
      const seconds = counter.resetSeconds(line);
      reply.header('retry-after', seconds);
      throw new DomainError('tooMany', `That’s a lot of ${what} in a minute. Please wait ${seconds} seconds.`);
    };
    const count = (request: FastifyRequest, reply: FastifyReply): void => {
      assertFew(request, reply);
      counter.add(readClientAddress(request).line, 1);
    };
    return { assertFew, count };
  };
  const refused = createLimit(perMinute.attempts, 'refused messages');
  return {
    countRequest: createLimit(perMinute.requests, 'requests').count,
    countAttempt: createLimit(perMinute.attempts, 'sign-in attempts').count,
    countRefused: refused.count,
    assertFewRefused: refused.assertFew,
  };
};

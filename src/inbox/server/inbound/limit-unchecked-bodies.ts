import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';
import { secondMs } from '#src/lib/durations.ts';
import { readClientAddress } from '#src/platform/http/limits/client-address.ts';

/** Maximum number of bodies with unchecked signatures that may be read at once. Together, they fill at most 42 MB. */
const maxUnchecked = 4;
/**
 * Maximum number of unchecked bodies from one address. Lower than `maxUnchecked`, so that one address can't keep
 * everybody else out.
 */
const maxUncheckedByAddress = 2;
/** Milliseconds that a body may take to arrive: enough for an email of 10 MB at 17 Mbit/s. */
const bodyMs = 5 * secondMs;
const retrySeconds = 5;

export interface UncheckedBodies {
  /**
   * Call it before the body is read. Throws `overloaded` if too many bodies are being read, in total or from one
   * address.
   */
  readonly add: (request: FastifyRequest, reply: FastifyReply) => void;
  readonly delete: (request: FastifyRequest) => void;
}

/**
 * Limits how many bodies with unchecked signatures are read at once, and for how long, so that a stranger with forged
 * signatures can't keep everybody else out.
 * @param onSlow called for a body that took too long
 */
export const limitUncheckedBodies = (
  app: FastifyInstance,
  onSlow: (request: FastifyRequest, reply: FastifyReply) => void,
): UncheckedBodies => {
  const lines = new Map<FastifyRequest, string>();

  const describeSlow = (request: FastifyRequest, reply: FastifyReply): unknown => {
    try {
      onSlow(request, reply);
    } catch (error) {
      return error;
    }
    return Object.assign(new Error('The email took too long to arrive.'), { statusCode: 408 });
  };

  app.addHook('preParsing', async (request, reply, payload) => {
    if (!lines.has(request)) return payload;
    const body = new PassThrough();
    const timer = setTimeout(() => {
      // The request has already ended, because the body was too large or the client has gone.
      if (!lines.has(request)) return;
      reply.header('connection', 'close');
      body.destroy(describeSlow(request, reply) as Error);
    }, bodyMs);
    // Fastify stops listening for errors once it has responded.
    body.on('error', () => undefined).once('close', () => clearTimeout(timer));
    return payload.once('error', (error) => body.destroy(error)).pipe(body);
  });
  app.addHook('onResponse', async (request) => {
    lines.delete(request);
  });

  return {
    add: (request, reply) => {
      const { line } = readClientAddress(request);
      const ofLine = [...lines.values()].filter((other) => other === line);
      if (lines.size >= maxUnchecked || ofLine.length >= maxUncheckedByAddress) {
        reply.header('retry-after', retrySeconds);
        throw new DomainError(
          'overloaded',
          'Too many emails are arriving at once. Please send this one again shortly.',
        );
      }
      lines.set(request, line);
      reply.raw.once('close', () => lines.delete(request));
    },
    delete: (request) => void lines.delete(request),
  };
};

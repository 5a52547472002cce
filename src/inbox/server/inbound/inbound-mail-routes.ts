import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';
import type { InboundService } from './inbound-service.ts';
import { limitUncheckedBodies } from './limit-unchecked-bodies.ts';
import { maxMailBytes } from './read-mail.ts';
import { isInboundAllowed, isSigned, mayBeAllowed } from './verify-inbound.ts';

export const inboundMailPath = '/inbound/mail';

interface InboundRoutesOptions {
  readonly inbound: InboundService;
  readonly secret: string;
  readonly readClock: () => Date;
  /** Throws tooMany for an address whose requests were refused too often. */
  readonly assertFewRefused: (request: FastifyRequest, reply: FastifyReply) => void;
  /**
   * Called for a wrong secret or signature, and for a signed body that arrives too slowly. Throws tooMany for an
   * address that was refused too often.
   */
  readonly onRefused: (request: FastifyRequest, reply: FastifyReply) => void;
  readonly onNotStored: (reason: 'unknown' | 'full') => void;
}

/** The multipart fields that email services use for the whole email. */
const mailFields = ['email', 'body-mime', 'message'] as const;
/** Maximum number of bytes of a request's body. Leaves room for the other fields of a multipart body. */
const maxBodyBytes = maxMailBytes + 500_000;

/** On an error response, the email service keeps the email or returns it to its sender. */
const refusals = {
  unknown: new DomainError('notFound', 'This email doesn’t match any lead.'),
  full: new DomainError('tooMany', 'This lead can’t take another message.'),
} as const;

const headerOf = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

const readHeaders = (request: FastifyRequest) => ({
  signature: headerOf(request, 'forecourt-signature'),
  authorization: headerOf(request, 'authorization'),
});

const readRaw = async (request: FastifyRequest, body: Buffer): Promise<Uint8Array> => {
  const type = headerOf(request, 'content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) return body;
  const form = await new Response(Uint8Array.from(body), { headers: { 'content-type': type } }).formData();
  const field = mailFields.map((name) => form.get(name)).find((value) => value !== null);
  if (field === undefined)
    throw new DomainError('malformed', `The form must contain the email in a field named ${mailFields.join(' or ')}.`);
  return typeof field === 'string' ? Buffer.from(field) : new Uint8Array(await field.arrayBuffer());
};

export const inboundMailRoutes = (options: InboundRoutesOptions): FastifyPluginAsync => {
  const { inbound, secret, readClock, assertFewRefused, onRefused, onNotStored } = options;
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      ['message/rfc822', 'application/octet-stream', 'text/plain', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: maxBodyBytes },
      (_request, body, done) => done(null, body),
    );
    const refuse = (request: FastifyRequest, reply: FastifyReply): never => {
      onRefused(request, reply);
      throw new DomainError('notAllowed', 'The secret or signature is wrong.');
    };
    const unchecked = limitUncheckedBodies(app, onRefused);
    // Checks the headers before the body is read, so that a stranger can't fill the memory.
    app.addHook('onRequest', async (request, reply) => {
      const headers = readHeaders(request);
      if (!mayBeAllowed(headers, secret, readClock())) refuse(request, reply);
      if (!isSigned(headers)) return;
      assertFewRefused(request, reply);
      unchecked.add(request, reply);
    });
    app.post(inboundMailPath, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (!isInboundAllowed(readHeaders(request), body, secret, readClock())) refuse(request, reply);
      unchecked.delete(request);
      const raw = await readRaw(request, body);
      if (raw.byteLength === 0) throw new DomainError('malformed', 'The email is empty.');
      if (raw.byteLength > maxMailBytes) throw new DomainError('tooLarge', 'An email can be up to 10 MB.');
      const outcome = await inbound.receive(raw, readClock());
      if (outcome === 'unreadable') throw new DomainError('malformed', 'The email can’t be read.');
      if (outcome === 'unknown' || outcome === 'full') {
        onNotStored(outcome);
        throw refusals[outcome];
      }
      return reply.header('cache-control', 'no-store').send({ outcome });
    });
  };
};

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';
import { isFromOwnPage } from '#src/platform/http/is-from-own-page.ts';

/** Largest form of an account, in bytes: three addresses and a few digits. */
const maxBytes = 8 * 1024;

/** What of a form's route is the same for all of them. */
export const ownFormRoute = { bodyLimit: maxBytes, schema: { hide: true } } as const;

/** Takes the bodies of forms and no others. */
export const takeOwnForms = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
};

/** The fields of a form that was sent from a page of the same host. Throws what ends the request for any other. */
export const readOwnForm = (request: FastifyRequest): URLSearchParams => {
  if (!isFromOwnPage(request)) throw new DomainError('notAllowed', 'This form was not sent from our own pages.');
  if (typeof request.body !== 'string') throw new DomainError('wrongType', 'A form is sent as its fields.');
  return new URLSearchParams(request.body);
};

/** Leads on to a page by GET; nobody keeps the answer. */
export const leadTo = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(address, 303);

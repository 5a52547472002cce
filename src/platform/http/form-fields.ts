import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';
import { isFromOwnPage } from './is-from-own-page.ts';

export const acceptForms = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
};

/** Reads the fields of a form sent from one of our own pages; none without a body. Throws notAllowed for other origins. */
export const readFormFields = (request: FastifyRequest): URLSearchParams => {
  if (!isFromOwnPage(request))
    throw new DomainError('notAllowed', 'This wasn’t sent from our website. Please open the page again and resubmit.');
  return new URLSearchParams(typeof request.body === 'string' ? request.body : '');
};

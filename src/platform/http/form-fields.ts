import type { FastifyInstance, FastifyRequest } from 'fastify';
import { assertFromOwnPage } from './is-from-own-page.ts';

export const acceptForms = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
};

export const readFormFields = (request: FastifyRequest): URLSearchParams => {
  assertFromOwnPage(request);
  return new URLSearchParams(typeof request.body === 'string' ? request.body : '');
};

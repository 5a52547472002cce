import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maxAddressLength } from '#src/app/storefront/page-address.server.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { isFromOwnPage } from '#src/platform/http/is-from-own-page.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { SentForm } from './rendering/page-renderer.ts';

/** Accepts form bodies as raw bytes, and no other content types. */
export const takeForms = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
};

/**
 * Returns a same-origin form, addressed to the site's public origin, which is all that loaders know. Throws a DomainError for
 * anything else.
 */
export const requireForm = (request: FastifyRequest, site: ResolvedSite): SentForm => {
  if (request.url.length > maxAddressLength) {
    throw new DomainError('malformed', `An address has at most ${maxAddressLength} characters.`);
  }
  if (!isFromOwnPage(request)) throw new DomainError('notAllowed', 'This form was not sent from our own pages.');
  if (!Buffer.isBuffer(request.body)) throw new DomainError('wrongType', 'A form is sent as its fields.');
  const { 'content-type': contentType = '', cookie } = request.headers;
  return {
    method: 'POST',
    headers: {
      'content-type': contentType,
      origin: new URL(site.url).origin,
      ...(cookie !== undefined && { cookie }),
    },
    body: new Uint8Array(request.body),
  };
};

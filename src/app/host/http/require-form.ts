import type { FastifyRequest } from 'fastify';
import { maxAddressLength } from '#src/app/storefront/page-address.server.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { assertFromOwnPage } from '#src/platform/http/is-from-own-page.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { SentForm } from './rendering/render-messages.ts';

/**
 * Returns a posted form with the site's public origin, under which pages are rendered. Throws a DomainError if the
 * request's URL is too long, the form came from another site's page, or the body isn't a form.
 */
export const requireForm = (request: FastifyRequest, site: ResolvedSite): SentForm => {
  if (request.url.length > maxAddressLength) {
    throw new DomainError('malformed', `That link is too long. It can have up to ${maxAddressLength} characters.`);
  }
  assertFromOwnPage(request);
  if (typeof request.body !== 'string')
    throw new DomainError('wrongType', 'We couldn’t read this form. Please reload the page and try again.');
  const { 'content-type': contentType = '', cookie } = request.headers;
  return {
    method: 'POST',
    headers: {
      'content-type': contentType,
      origin: new URL(site.url).origin,
      ...(cookie !== undefined && { cookie }),
    },
    body: request.body,
  };
};

import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { isEmailAddress } from '#src/leads/rules/field-text.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { secretParameters } from '#src/lib/secret-parameters.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { assertFromOwnPage } from '#src/platform/http/is-from-own-page.ts';
import { markUnstored } from '#src/platform/http/limits/rate-limits.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import { addressField, type UnsubscribeAnswer } from '../../rules/unsubscribe-address.ts';
import { createSuppressionStore, hashAddress, readSignedAddress } from './suppression-store.ts';

export interface UnsubscribeRoutesOptions {
  readonly siteOf: (host: string | undefined) => { readonly slug: string } | undefined;
  readonly database: Pick<DatabaseService, 'interactive'>;
}

const maxBytes = 4 * 1024;
const maxAddressLength = 254;
const oneClickValue = 'One-Click';

/** Reads raw text, because an email program can send the one-click field URL-encoded or as multipart. */
const readBody = ({ body }: FastifyRequest): string => (Buffer.isBuffer(body) ? body.toString() : '');

const readToken = ({ url, host }: FastifyRequest): string | null =>
  URL.parse(url, `http://${host}`)?.searchParams.get(secretParameters.token) ?? null;

const readTyped = (request: FastifyRequest, siteSlug: string): string | undefined => {
  assertFromOwnPage(request);
  const email = new URLSearchParams(readBody(request)).get(addressField)?.trim() ?? '';
  const isAddress = email.length <= maxAddressLength && isEmailAddress(email);
  return isAddress ? hashAddress(siteSlug, email) : undefined;
};

/** The response never reveals whether an address is known. @spec L2.30 */
export const unsubscribeRoutes =
  ({ siteOf, database }: UnsubscribeRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    const store = createSuppressionStore(database.interactive);
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    app.post(pagePaths.unsubscribe, { bodyLimit: maxBytes, schema: { hide: true } }, async (request, reply) => {
      const { slug } = requireSite(siteOf, request);
      reply.header('cache-control', 'no-store');
      const token = readToken(request);
      const signed = token === null ? undefined : readSignedAddress(slug, token, await store.getLinkKey());
      const isOneClick = token !== null && readBody(request).includes(oneClickValue);
      if (isOneClick && signed === undefined) throw new DomainError('malformed', 'This unsubscribe link isn’t valid.');
      const addressHash = signed ?? readTyped(request, slug);
      if (addressHash !== undefined) await store.suppress({ siteSlug: slug, addressHash }, new Date());
      if (isOneClick) return reply.type('text/plain; charset=utf-8').send('Unsubscribed.');
      if (addressHash === undefined) markUnstored(reply);
      const answer: UnsubscribeAnswer = addressHash === undefined ? 'invalid' : 'stopped';
      return reply.redirect(pagePaths.unsubscribeAfter(answer), 303);
    });
  };

import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';
import type { ConcurrencyLimit } from '#src/platform/http/concurrency-limit.ts';
import { isFromOwnPage } from '#src/platform/http/is-from-own-page.ts';
import type { FairQueue } from '#src/platform/jobs/create-fair-queue.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { maxAddressLength } from './build-page-address.ts';
import type { PageJob, PageRenderer, VisitorRequest } from './rendering/page-renderer.ts';

export interface PersonalPageRoutesOptions {
  readonly renderer: Pick<PageRenderer, 'render'>;
  readonly queriesOf: (site: ResolvedSite, now: Date) => PageJob['queries'];
  /** Where kept pages wait too. Forms of a site have a line of their own: no flood of pages keeps one waiting. */
  readonly queue: FairQueue;
  readonly siteOf: (host: string | undefined) => ResolvedSite | undefined;
  readonly answerUnknownHost: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
  /** Asked before anything is rendered; throws when the address has had too many. */
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Bounds the pages that one address waits for at a time, kept ones included. */
  readonly waiting: ConcurrencyLimit;
}

/** Largest form, in bytes. */
const maxFormBytes = 64 * 1024;

/** What the visitor sent, as from the site's public address: loaders know a site by that alone. */
const toVisitorRequest = (request: FastifyRequest, site: ResolvedSite): VisitorRequest => {
  const { 'content-type': contentType = '', cookie } = request.headers;
  return {
    method: 'POST',
    headers: {
      'content-type': contentType,
      origin: new URL(site.url).origin,
      ...(cookie !== undefined && { cookie }),
    },
    body: new Uint8Array(request.body as Buffer),
  };
};

/**
 * Pages of one visitor: a form that was sent, with its cookies. They are rendered for whoever asked and kept nowhere,
 * neither here nor in a CDN nor in the browser.
 */
export const personalPageRoutes =
  ({
    renderer,
    queriesOf,
    queue,
    siteOf,
    answerUnknownHost,
    admit,
    waiting,
  }: PersonalPageRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    app.post('*', { bodyLimit: maxFormBytes }, async (request, reply) => {
      const site = siteOf(request.host);
      if (site === undefined) return answerUnknownHost(request, reply);
      if (request.url.length > maxAddressLength) {
        throw new DomainError('malformed', `An address has at most ${maxAddressLength} characters.`);
      }
      if (!isFromOwnPage(request)) throw new DomainError('notAllowed', 'This form was not sent from our own pages.');
      if (!Buffer.isBuffer(request.body)) throw new DomainError('wrongType', 'A form is sent as its fields.');
      await admit(request, reply);
      const visitor = toVisitorRequest(request, site);
      const now = new Date();
      const job: PageJob = { site, address: request.url, now, queries: queriesOf(site, now), visitor };
      const outcome = await waiting.run(`${site.slug} ${request.ip}`, () =>
        queue.run(`${site.slug} forms`, () => renderer.render(job)),
      );
      if (outcome.kind === 'full') {
        throw new DomainError('overloaded', 'Too many pages are being made at the moment. Please try again shortly.');
      }
      const { status, headers, body } = outcome.value;
      return reply.code(status).headers(headers).send(body);
    });
  };

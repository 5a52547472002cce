import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';
import { readClientAddress } from '#src/platform/http/limits/client-address.ts';
import type { ConcurrencyLimit } from '#src/platform/http/limits/concurrency-limit.ts';
import type { FairQueue } from '#src/platform/jobs/create-fair-queue.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { PageJob, PageRenderer, VisitorRequest } from './rendering/page-renderer.ts';

export interface PersonalPagesOptions {
  readonly renderer: Pick<PageRenderer, 'render'>;
  readonly queriesOf: (site: ResolvedSite, now: Date) => PageJob['queries'];
  /** Where kept pages wait too. Forms of a site have a line of their own: no flood of pages keeps one waiting. */
  readonly queue: FairQueue;
  /** Asked before anything is rendered; throws when the address has had too many. */
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Bounds the pages that one address waits for at a time, kept ones included. */
  readonly waiting: ConcurrencyLimit;
}

/** Pages of one visitor. */
export interface PersonalPages {
  /** Renders the page of the address for the visitor who asks for it or sent it a form, and answers with it. */
  readonly answer: (
    request: FastifyRequest,
    reply: FastifyReply,
    site: ResolvedSite,
    visitor: VisitorRequest,
  ) => Promise<FastifyReply>;
}

/** Makes the source of pages that are rendered for the caller and kept nowhere. */
export const createPersonalPages = (options: PersonalPagesOptions): PersonalPages => ({
  answer: async (request, reply, site, visitor) => {
    const { renderer, queriesOf, queue, admit, waiting } = options;
    await admit(request, reply);
    const now = new Date();
    const job: PageJob = { site, address: request.url, now, queries: queriesOf(site, now), visitor };
    const outcome = await waiting.run(`${site.slug} ${readClientAddress(request).line}`, () =>
      queue.run(`${site.slug} forms`, () => renderer.render(job)),
    );
    if (outcome.kind === 'full') {
      throw new DomainError('overloaded', 'Too many pages are being made at the moment. Please try again shortly.');
    }
    const { status, headers, body } = outcome.value;
    return reply.code(status).headers(headers).send(body);
  },
});

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VisitorService } from '#src/account/server/visitor-service.ts';
import type { PageVisit } from '#src/app/storefront/page-context.server.ts';
import type { ReadReceipt } from '#src/checkout/server/receipt/receipt-cookie.ts';
import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import { readSentForm } from '#src/leads/server/sent-form-cookie.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { readClientAddress } from '#src/platform/http/limits/client-address.ts';
import type { ConcurrencyLimit } from '#src/platform/http/limits/concurrency-limit.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import type { FairQueue } from '#src/platform/jobs/create-fair-queue.ts';
import { trace } from '#src/platform/tracing/trace.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { PageJob, PageRenderer, VisitorRequest } from './rendering/render-messages.ts';
import { requireForm } from './require-form.ts';

type ReadVisit = (request: FastifyRequest, site: Pick<ResolvedSite, 'slug'>) => Promise<PageVisit>;

const readCameFrom = ({ headers, host }: FastifyRequest): string | null => {
  const from = headers.referer === undefined ? null : URL.parse(headers.referer);
  return from !== null && from.host === host ? from.pathname + from.search : null;
};

export const createVisitReader =
  (visitors: Pick<VisitorService, 'find'>, readReceipt: ReadReceipt): ReadVisit =>
  async (request, { slug }) => {
    const [known, receiptUuid] = await Promise.all([visitors.find(slug, request), readReceipt(slug, request)]);
    const visitor = known === null ? null : { visitorUuid: known.visitorUuid, phone: known.phone };
    return {
      visitor,
      sessionUuid: known?.sessionUuid ?? null,
      receiptUuid,
      sentForm: readSentForm(request.headers.cookie),
      cameFrom: readCameFrom(request),
    };
  };

interface PersonalPagesOptions {
  readonly renderer: Pick<PageRenderer, 'render'>;
  readonly queriesOf: (site: ResolvedSite, now: Date) => PageJob['queries'];
  /**
   * Cached pages use the same queue. They wait under another key, so they can't take the places of personal pages and
   * forms.
   */
  readonly queue: FairQueue;
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  readonly waiting: ConcurrencyLimit;
}

export interface PersonalPages {
  readonly answer: (
    request: FastifyRequest,
    reply: FastifyReply,
    site: ResolvedSite,
    visitor: VisitorRequest,
  ) => Promise<FastifyReply>;
}

export const createPersonalPages = (options: PersonalPagesOptions): PersonalPages => ({
  answer: async (request, reply, site, visitor) => {
    const { renderer, queriesOf, queue, admit, waiting } = options;
    await admit(request, reply);
    const now = new Date();
    const job: PageJob = { site, address: request.url, now, queries: queriesOf(site, now), visitor };
    const outcome = await waiting.run(`${site.slug} ${readClientAddress(request).line}`, () =>
      queue.run(`${site.slug} forms`, () => trace('render page', {}, () => renderer.render(job))),
    );
    if (outcome.kind === 'full') {
      throw new DomainError('overloaded', 'We’re busier than usual right now. Please try again shortly.');
    }
    const { status, headers, body } = outcome.value;
    return reply.code(status).headers(headers).send(body);
  },
});

export const createPersonalAnswer =
  (pages: PersonalPages, readVisit: ReadVisit) =>
  async (request: FastifyRequest, reply: FastifyReply, site: ResolvedSite): Promise<FastifyReply> =>
    pages.answer(request, reply, site, { method: 'GET', headers: {}, visit: await readVisit(request, site) });

interface FormAnswerOptions {
  readonly pages: PersonalPages;
  readonly siteOf: (host: string | undefined) => ResolvedSite | undefined;
}

export const createFormAnswer =
  ({ pages, siteOf }: FormAnswerOptions) =>
  async (request: FastifyRequest, reply: FastifyReply, formAnswer: FormAnswer): Promise<FastifyReply> => {
    const site = requireSite(siteOf, request);
    return pages.answer(request, reply, site, { ...requireForm(request, site), formAnswer });
  };

interface FormPagesOptions {
  readonly pages: PersonalPages;
  readonly isPersonal: (pathname: string, site: ResolvedSite) => boolean;
  readonly readVisit: ReadVisit;
}

/**
 * Responds to a form with the page that it was posted to. Looks up the visitor only for a personal page. @spec L4.19
 */
export const createFormPages = ({ pages, isPersonal, readVisit }: FormPagesOptions): PersonalPages => ({
  answer: async (request, reply, site, visitor) => {
    const [pathname = '/'] = request.url.split('?', 1);
    if (!isPersonal(pathname, site)) return pages.answer(request, reply, site, visitor);
    return pages.answer(request, reply, site, { ...visitor, visit: await readVisit(request, site) });
  },
});

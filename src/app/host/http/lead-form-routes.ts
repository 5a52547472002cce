import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { type FormAnswer, isForShoppers, submissionFailed, tooQuickMessage } from '#src/leads/rules/form-answer.ts';
import { type FormKindName, isFormKindName } from '#src/leads/rules/form-kinds.ts';
import {
  carName,
  formName,
  type LeadEntry,
  pageIdName,
  readLeadEntry,
  shownName,
  trapName,
} from '#src/leads/rules/lead-fields.ts';
import { chooseSuccess } from '#src/leads/rules/success-name.ts';
import { maxLeadBytes, type Submission } from '#src/leads/server/prepare-lead.ts';
import { writeSentForm } from '#src/leads/server/sent-form-cookie.ts';
import type { LeadService } from '#src/leads/server/submit-lead.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { countBytes } from '#src/lib/text/cut-text.ts';
import { acceptForms } from '#src/platform/http/form-fields.ts';
import type { GiveBack } from '#src/platform/http/limits/rate-limits.ts';
import { problemTypes } from '#src/platform/http/problem-document.ts';
import { toDomainError } from '#src/platform/http/to-domain-error.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { PersonalPages } from './personal-pages.ts';
import { requireForm } from './require-form.ts';

export interface LeadFormRoutesOptions {
  readonly leads: Pick<LeadService<ResolvedSite>, 'submit'>;
  readonly pages: PersonalPages;
  readonly siteOf: (host: string | undefined) => ResolvedSite | undefined;
  readonly answerUnknownHost: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
  readonly begin: (request: FastifyRequest, reply: FastifyReply) => GiveBack;
}

const invalidStatus = problemTypes.invalid.status;

/**
 * Returns what the page shows when a form couldn't be stored: the error's own message if it's for shoppers, otherwise a
 * general message. Rethrows an error that is our own fault.
 */
const explainFailure = (error: unknown, entry: LeadEntry): FormAnswer => {
  const reason = toDomainError(error);
  if (reason === undefined) throw error;
  const message = isForShoppers(reason.code) ? reason.message : submissionFailed;
  return { entry, refusal: { kind: 'failed', message }, status: problemTypes[reason.code].status };
};

const readSubmission = (request: FastifyRequest, form: FormKindName, fields: URLSearchParams): Submission => ({
  form,
  entry: readLeadEntry((name) => fields.getAll(name)),
  carAsked: fields.get(carName),
  page: request.url,
  pageId: fields.get(pageIdName),
  shown: fields.get(shownName) ?? undefined,
  visitedPages: [],
  userAgent: request.headers['user-agent'] ?? null,
  ...(request.headers.cookie !== undefined && { cookie: request.headers.cookie }),
  submissionKey: null,
  filledMs: null,
  isTrapped: (fields.get(trapName) ?? '') !== '',
});

/**
 * Stores lead forms that browsers without scripts post, and redirects to the success page. Renders the form's page
 * again if the lead was rejected.
 */
export const leadFormRoutes =
  ({ leads, pages, siteOf, answerUnknownHost, begin }: LeadFormRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    acceptForms(app);

    const take = async (
      request: FastifyRequest,
      reply: FastifyReply,
      site: ResolvedSite,
      submission: Submission,
    ): Promise<string | FormAnswer> => {
      const { entry } = submission;
      let giveBack: GiveBack | undefined;
      try {
        giveBack = begin(request, reply);
        const outcome = await leads.submit(site, submission, new Date());
        if (outcome.kind === 'stored') {
          giveBack(countBytes(submission));
          return outcome.leadUuid;
        }
        giveBack();
        if (outcome.kind === 'invalid') return { entry, refusal: outcome, status: invalidStatus };
        return { entry, refusal: { kind: 'failed', message: tooQuickMessage }, status: invalidStatus } as const;
      } catch (error) {
        giveBack?.();
        return explainFailure(error, entry);
      }
    };

    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const site = siteOf(request.host);
      if (site === undefined) return answerUnknownHost(request, reply);
      const visitor = requireForm(request, site);
      const fields = new URLSearchParams(visitor.body);
      const form = fields.get(formName) ?? '';
      if (!isFormKindName(form)) return pages.answer(request, reply, site, visitor);
      const submission = readSubmission(request, form, fields);
      const taken = await take(request, reply, site, submission);
      if (typeof taken !== 'string') return pages.answer(request, reply, site, { ...visitor, formAnswer: taken });
      const sent = chooseSuccess(form, submission.entry.appointment);
      return reply
        .header('cache-control', 'no-store')
        .header('set-cookie', writeSentForm({ name: sent, leadUuid: taken }))
        .redirect(pagePaths.successOf(sent), 303);
    };

    for (const path of ['/:page', '/cars/trade-in', '/cars/:slug/:form'])
      app.post(path, { bodyLimit: maxLeadBytes }, answer);
  };

import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { LeadProblem } from '#src/leads/rules/check-lead.ts';
import { pageIdPattern } from '#src/leads/rules/find-page-id.ts';
import { submissionFailed } from '#src/leads/rules/form-answer.ts';
import { formKindNames } from '#src/leads/rules/form-kinds.ts';
import { tooQuickMessage } from '#src/leads/rules/is-too-quick.ts';
import {
  carName,
  formName,
  leadFieldKeys,
  leadFieldTable,
  optInName,
  pageIdName,
  termsName,
  trapName,
} from '#src/leads/rules/lead-fields.ts';
import { maxLeadBytes } from '#src/leads/rules/lead-limits.ts';
import { readLeadEntry } from '#src/leads/rules/read-lead-entry.ts';
import type { FormDesk, Submission } from '#src/leads/server/queries.ts';
import { apiPaths } from '#src/lib/api-paths.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { maxCampaignLength } from '#src/lib/landing-campaign.ts';
import { isStorableText } from '#src/lib/text/is-storable-text.ts';
import { describeIssues } from '#src/platform/http/describe-issues.ts';
import { isFromOwnPage } from '#src/platform/http/is-from-own-page.ts';
import { buildProblemDocument } from '#src/platform/http/problem-document.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';

export interface LeadRoutesOptions {
  readonly siteOf: (host: string | undefined) => ResolvedSite | undefined;
  readonly desk: FormDesk<ResolvedSite>;
}

const servicesName = leadFieldTable.additionalServices.name;
const sitePage = z.string().startsWith('/').max(2_000).refine(isStorableText, 'Text that can be stored');

const sentLead = z.strictObject({
  ...Object.fromEntries(leadFieldKeys.map((key) => [leadFieldTable[key].name, z.string().optional()])),
  [servicesName]: z.array(z.string().max(80)).max(50).optional(),
  [optInName]: z.boolean().optional(),
  [termsName]: z.boolean().optional(),
  [trapName]: z.string().optional(),
  [formName]: z.enum(formKindNames).default('contact'),
  [carName]: z.string().max(200).optional(),
  [pageIdName]: z.string().regex(pageIdPattern, 'Small letters, digits and hyphens').optional(),
  page: sitePage,
  visited_pages: z.array(sitePage.max(300)).max(20).default([]),
  campaign: z.string().max(maxCampaignLength).refine(isStorableText, 'Text that can be stored').default(''),
  submission_key: z
    .string()
    .regex(/^[\da-f]{32}$/, '32 hexadecimal digits')
    .optional(),
  filled_ms: z.int().min(0).optional(),
});

const readTexts = (value: unknown): readonly string[] =>
  value === undefined ? [] : Array.isArray(value) ? value.map(String) : [String(value)];

const readSubmission = (request: FastifyRequest): Submission => {
  if (!isFromOwnPage(request)) throw new DomainError('notAllowed', 'This was not sent from our own pages.');
  const parsed = sentLead.safeParse(request.body);
  if (!parsed.success) throw new DomainError('malformed', describeIssues(parsed.error));
  const sent: Readonly<Record<string, unknown>> = parsed.data;
  const { page, page_id, visited_pages, campaign, submission_key, filled_ms, form, car_id } = parsed.data;
  return {
    form,
    entry: readLeadEntry((name) => readTexts(sent[name])),
    carAsked: car_id ?? null,
    page,
    pageId: page_id ?? null,
    visitedPages: visited_pages,
    campaign,
    userAgent: request.headers['user-agent'] ?? null,
    ...(request.headers.cookie !== undefined && { cookie: request.headers.cookie }),
    submissionKey: submission_key ?? null,
    filledMs: filled_ms ?? null,
    isTrapped: (sent[trapName] ?? '') !== '',
  };
};

const nameOf = (field: LeadProblem['field']): string => (field === 'terms' ? termsName : leadFieldTable[field].name);

/** What shoppers send, from pages with scripts. */
export const leadRoutes =
  ({ siteOf, desk }: LeadRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    app.post(
      apiPaths.leads,
      {
        bodyLimit: maxLeadBytes,
        schema: {
          summary: 'Keeps a lead and sends it on its way',
          description:
            'Answers its `lead_id` once it is in the database; the same form sent again is the same lead. 422 says in `errors` what is wrong with which field. @spec D.32, L7.04',
        },
      },
      async (request, reply) => {
        const site = requireSite(siteOf, request);
        const outcome = await desk.take(site, readSubmission(request), new Date());
        reply.header('cache-control', 'no-store');
        if (outcome.kind === 'kept') return reply.code(201).send({ lead_id: outcome.leadUuid });
        if (outcome.kind === 'tooQuick') throw new DomainError('invalid', tooQuickMessage);
        const problem = buildProblemDocument(new DomainError('invalid', submissionFailed));
        const errors = outcome.problems.map(({ field, message }) => ({ field: nameOf(field), message }));
        return reply
          .code(problem.status)
          .type('application/problem+json')
          .send({ ...problem, errors });
      },
    );
  };

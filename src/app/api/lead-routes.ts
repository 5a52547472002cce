import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { LeadProblem } from '#src/leads/rules/check-lead.ts';
import { submissionFailed } from '#src/leads/rules/form-answer.ts';
import { tooQuickMessage } from '#src/leads/rules/is-too-quick.ts';
import { leadFieldTable, termsName } from '#src/leads/rules/lead-fields.ts';
import { maxLeadBytes } from '#src/leads/rules/lead-limits.ts';
import { chooseSuccess } from '#src/leads/rules/success-name.ts';
import { type FormDesk, type Submission, writeSentForm } from '#src/leads/server/queries.ts';
import { apiPaths } from '#src/lib/api-paths.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { countBytes } from '#src/lib/text/count-bytes.ts';
import { describeIssues } from '#src/platform/http/describe-issues.ts';
import { isFromOwnPage } from '#src/platform/http/is-from-own-page.ts';
import { markStoredBytes } from '#src/platform/http/limits/rate-limits.ts';
import { buildProblemDocument } from '#src/platform/http/problem-document.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { readSentLead } from './read-sent-lead.ts';
import { sentLead } from './sent-lead.ts';

export interface LeadRoutesOptions {
  readonly siteOf: (host: string | undefined) => ResolvedSite | undefined;
  readonly desk: FormDesk<ResolvedSite>;
}

const readSubmission = (request: FastifyRequest, { locations }: ResolvedSite): Submission => {
  if (!isFromOwnPage(request)) throw new DomainError('notAllowed', 'This was not sent from our own pages.');
  const parsed = sentLead.safeParse(request.body);
  if (!parsed.success) throw new DomainError('malformed', describeIssues(parsed.error));
  const { headers, host } = request;
  return {
    ...readSentLead(parsed.data, { host, referer: headers.referer }, locations),
    userAgent: headers['user-agent'] ?? null,
    ...(headers.cookie !== undefined && { cookie: headers.cookie }),
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
            'Answers its `lead_id` once it is in the database; the same form sent again is the same lead. 422 says in `errors` what is wrong with which field. docs/submissions.md lists the fields. @spec D.32, L3.01, L7.02, L7.04',
        },
      },
      async (request, reply) => {
        const site = requireSite(siteOf, request);
        const submission = readSubmission(request, site);
        markStoredBytes(reply, countBytes(submission));
        const outcome = await desk.take(site, submission, new Date());
        reply.header('cache-control', 'no-store');
        if (outcome.kind === 'kept') {
          reply.header('set-cookie', writeSentForm(chooseSuccess(submission.form, submission.entry.appointment)));
          return reply.code(201).send({ lead_id: outcome.leadUuid });
        }
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

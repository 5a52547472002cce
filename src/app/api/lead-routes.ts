import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { LeadProblem } from '#src/leads/rules/check-lead.ts';
import { submissionFailed, tooQuickMessage } from '#src/leads/rules/form-answer.ts';
import { chooseSentForm, type FormKindName, getFormKind } from '#src/leads/rules/form-kinds.ts';
import { leadFieldTable, readLeadEntry, termsName, trapName } from '#src/leads/rules/lead-fields.ts';
import { chooseSuccess } from '#src/leads/rules/success-name.ts';
import { maxLeadBytes, type Submission } from '#src/leads/server/prepare-lead.ts';
import { writeSentForm } from '#src/leads/server/sent-form-cookie.ts';
import type { LeadService } from '#src/leads/server/submit-lead.ts';
import { apiPaths } from '#src/lib/api-paths.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { pickCampaign } from '#src/lib/landing-campaign.ts';
import { countBytes } from '#src/lib/text/cut-text.ts';
import { describeIssues } from '#src/platform/http/describe-issues.ts';
import { assertFromOwnPage } from '#src/platform/http/is-from-own-page.ts';
import { markStoredBytes } from '#src/platform/http/limits/rate-limits.ts';
import { buildProblemDocument } from '#src/platform/http/problem-document.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { type SentLead, sentLead } from './sent-lead.ts';

export interface LeadRoutesOptions {
  readonly siteOf: (host: string | undefined) => ResolvedSite | undefined;
  readonly leads: Pick<LeadService<ResolvedSite>, 'submit'>;
}

interface SentFrom {
  readonly host: string;
  readonly referer: string | undefined;
}

const readTexts = (value: unknown): readonly string[] =>
  value === undefined ? [] : Array.isArray(value) ? value.map(String) : [String(value)];

const readOwnPage = (address: string, host: string): string | undefined => {
  const url = URL.parse(address, `https://${host}`);
  return url?.host === host ? url.pathname + url.search : undefined;
};

/** @spec L7.02 */
const choosePage = ({ page, url, page_id }: SentLead, { host, referer }: SentFrom): string => {
  if (page !== undefined) return page;
  const named = url === undefined ? undefined : readOwnPage(url, host);
  if (url !== undefined && named === undefined) throw new DomainError('malformed', 'url must be a page of this site.');
  const from = referer === undefined ? undefined : readOwnPage(referer, host);
  return named ?? from ?? (page_id === undefined || page_id === 'home' ? '/' : `/${page_id}`);
};

const findLocationId = (text: string | undefined, locations: readonly SiteLocation[]): string | undefined =>
  locations.find(({ id, name, slug }) => [String(id), name, slug].includes(text ?? ''))?.id.toString() ?? text;

/** @spec L4.08 */
const chooseSubcategory = (form: FormKindName, { category, subcategory = '' }: SentLead): string | undefined =>
  subcategory === '' || getFormKind(form).subcategory !== null || category === 'Careers Enquiry'
    ? undefined
    : subcategory;

/** @spec L3.01, L3.03, L7.02 */
const readSentLead = (
  sent: SentLead,
  from: SentFrom,
  locations: readonly SiteLocation[],
): Omit<Submission, 'userAgent' | 'cookie'> => {
  const { form = chooseSentForm(sent), page_id, lead_attributes = {}, submission_key, filled_ms } = sent;
  const texts: Readonly<Record<string, unknown>> = {
    ...sent,
    [leadFieldTable.rego.name]: sent.rego ?? sent.Rego,
    [leadFieldTable.locationId.name]: findLocationId(
      sent.location_id ?? sent['Service Location'] ?? sent.location,
      locations,
    ),
  };
  const subcategory = chooseSubcategory(form, sent);
  return {
    form,
    entry: readLeadEntry((name) => readTexts(texts[name])),
    carAsked: sent.car_id ?? null,
    page: choosePage(sent, from),
    pageId: page_id ?? null,
    shown: sent.shown,
    visitedPages: sent.visited_pages ?? lead_attributes.visited_pages ?? [],
    campaign: sent.campaign ?? pickCampaign(String(new URLSearchParams(lead_attributes.linked_query_params))),
    submissionKey: submission_key ?? null,
    filledMs: filled_ms ?? null,
    isTrapped: (sent[trapName] ?? '') !== '',
    ...(subcategory !== undefined && { subcategory }),
  };
};

const readSubmission = (request: FastifyRequest, { locations }: ResolvedSite): Submission => {
  assertFromOwnPage(request);
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

/** @spec D.32, L3.01, L7.02, L7.04 */
export const leadRoutes =
  ({ siteOf, leads }: LeadRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    app.post(
      apiPaths.leads,
      {
        bodyLimit: maxLeadBytes,
        schema: {
          summary: 'Submits a lead',
          description:
            'Returns its `lead_id` once it is in the database. Sending the same form again returns the same lead. On 422, `errors` says what is wrong with which field. docs/submissions.md lists the fields.',
        },
      },
      async (request, reply) => {
        const site = requireSite(siteOf, request);
        const submission = readSubmission(request, site);
        markStoredBytes(reply, countBytes(submission));
        const outcome = await leads.submit(site, submission, new Date());
        reply.header('cache-control', 'no-store');
        if (outcome.kind === 'stored') {
          const name = chooseSuccess(submission.form, submission.entry.appointment);
          reply.header('set-cookie', writeSentForm({ name, leadUuid: outcome.leadUuid }));
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

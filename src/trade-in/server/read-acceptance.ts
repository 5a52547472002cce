import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { leadFieldTable, optInName, readLeadEntry, termsName } from '#src/leads/rules/lead-fields.ts';
import type { Submission } from '#src/leads/server/prepare-lead.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { describeIssues } from '#src/platform/http/describe-issues.ts';
import { assertFromOwnPage } from '#src/platform/http/is-from-own-page.ts';
import { vehicleTradeInPage } from '../rules/trade-in-pages.ts';
import { acceptedSubcategory, valuationFields } from '../rules/valuation-fields.ts';

const asked = ['firstName', 'lastName', 'email', 'phone', 'rego', 'locationId', 'message'] as const;

const acceptance = z.strictObject({
  revision: z.int().min(0),
  ...Object.fromEntries(asked.map((key) => [leadFieldTable[key].name, z.string().max(8_000).optional()])),
  [optInName]: z.boolean().optional(),
  [termsName]: z.boolean().optional(),
  form_completed: z.literal(true).optional(),
  offer_accepted: z.literal(true).optional(),
  subcategory: z.literal(acceptedSubcategory).optional(),
});

/** @spec L4.15, L3.11 */
export const readAcceptance = (request: FastifyRequest, valuationUuid: string): Submission => {
  assertFromOwnPage(request);
  const parsed = acceptance.safeParse(request.body);
  if (!parsed.success) throw new DomainError('malformed', describeIssues(parsed.error));
  const sent: Readonly<Record<string, unknown>> = parsed.data;
  const { cookie } = request.headers;
  return {
    form: 'tradeIn',
    entry: readLeadEntry((name) => (sent[name] === undefined ? [] : [String(sent[name])])),
    carAsked: null,
    page: pagePaths.content(`${vehicleTradeInPage}?${valuationFields.valuation}=${encodeURIComponent(valuationUuid)}`),
    visitedPages: [],
    userAgent: request.headers['user-agent'] ?? null,
    submissionKey: null,
    filledMs: null,
    isTrapped: false,
    shown: String(parsed.data.revision),
    ...(cookie !== undefined && { cookie }),
  };
};

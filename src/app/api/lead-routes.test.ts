import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LeadDesk, SubmissionOutcome } from '#src/leads/server/create-lead-desk.ts';
import type { LeadSite, Submission } from '#src/leads/server/prepare-lead.ts';
import { makeLeadEntry } from '#src/leads/testing/make-lead-entry.ts';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { leadRoutes } from './lead-routes.ts';

const site = { ...resolveOrThrow(minimalSite('wattle')), configVersion: 'a' };
const host = 'wattle.localhost:3000';
const lead = {
  name: 'Ann',
  email: 'ann@example.com',
  phone: '0412345678',
  message: 'Hi',
  opt_in: true,
  page: '/contact',
};

describe('POST /api/leads', () => {
  const take = vi.fn<LeadDesk['take']>();
  let app: ReturnType<typeof Fastify>;

  beforeEach(async () => {
    take.mockReset().mockResolvedValue({ kind: 'kept', leadUuid: 'lead-1' });
    app = Fastify();
    answerErrors(app);
    await app.register(leadRoutes({ siteOf: (asked) => (asked === host ? site : undefined), desk: { take } }));
  });
  afterEach(() => app.close());

  const post = (payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/api/leads', headers: { host, ...headers }, payload });

  it('answers the lead_id of what is kept, and no cache keeps it [D.32] [L3.01] [L7.01] [L7.02] [L7.04]', async () => {
    const key = 'a'.repeat(32);
    const sent = {
      ...lead,
      form: 'service',
      car_id: 'a-car',
      additional_services: ['Wash', 'Loan car'],
      page: '/service?utm_source=mail',
      page_id: 'service',
      visited_pages: ['/'],
      campaign: 'utm_campaign=may',
    };
    const answer = await post({ ...sent, submission_key: key, filled_ms: 9_000 }, { 'user-agent': 'Browser/1' });
    expect([answer.statusCode, answer.json()]).toEqual([201, { lead_id: 'lead-1' }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(take).toHaveBeenCalledExactlyOnceWith(
      site satisfies LeadSite,
      {
        form: 'service',
        entry: makeLeadEntry({
          lastName: '',
          phone: '0412345678',
          message: 'Hi',
          isOptedIn: true,
          additionalServices: ['Wash', 'Loan car'],
        }),
        carAsked: 'a-car',
        page: '/service?utm_source=mail',
        pageId: 'service',
        visitedPages: ['/'],
        campaign: 'utm_campaign=may',
        userAgent: 'Browser/1',
        submissionKey: key,
        filledMs: 9_000,
        isTrapped: false,
      } satisfies Submission,
      expect.any(Date),
    );
  });

  it('sees the field that no person fills in [D.34]', async () => {
    await post({ ...lead, company_fax: 'x' });
    expect(take.mock.lastCall?.[1].isTrapped).toBe(true);
  });

  it('says with 422 what is wrong with which field [D.26] [L7.04]', async () => {
    const outcome: SubmissionOutcome = { kind: 'invalid', problems: [{ field: 'firstName', message: 'No name.' }] };
    take.mockResolvedValue(outcome);
    const answer = await post(lead);
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ code: 'invalid', errors: [{ field: 'name', message: 'No name.' }] });
    take.mockResolvedValue({ kind: 'tooQuick' });
    expect((await post(lead)).json()).toMatchObject({ status: 422, detail: expect.stringContaining('very quick') });
  });

  it('refuses what is no form, what another site sends and what is too large', async () => {
    expect((await post({ ...lead, name: 7 })).statusCode).toBe(400);
    expect((await post({ ...lead, page: 'https://evil.example' })).statusCode).toBe(400);
    expect((await post({ ...lead, unknown: 'x' })).statusCode).toBe(400);
    expect((await post({ ...lead, form: 'constructor' })).statusCode).toBe(400);
    expect((await post({ ...lead, additional_services: 'Wash' })).statusCode).toBe(400);
    expect((await post({ ...lead, visited_pages: ['//evil.example\0'] })).statusCode).toBe(400);
    expect((await post({ ...lead, campaign: 'x'.repeat(501) })).statusCode).toBe(400);
    expect((await post({ ...lead, campaign: '\0' })).statusCode).toBe(400);
    expect((await post(lead, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await post(lead, { host: 'nobody.example' })).statusCode).toBe(404);
    expect((await post({ ...lead, message: 'x'.repeat(65 * 1024) })).statusCode).toBe(413);
    expect(take).not.toHaveBeenCalled();
  });
});

import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LeadSite, Submission, SubmissionOutcome } from '#src/leads/server/prepare-lead.ts';
import type { LeadService } from '#src/leads/server/submit-lead.ts';
import { makeLeadEntry } from '#src/leads/testing/make-lead-entry.ts';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
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
  const submit = vi.fn<LeadService<ResolvedSite>['submit']>();
  let app: ReturnType<typeof Fastify>;

  beforeEach(async () => {
    submit.mockReset().mockResolvedValue({ kind: 'stored', leadUuid: 'lead-1' });
    app = Fastify();
    answerErrors(app);
    await app.register(leadRoutes({ siteOf: (asked) => (asked === host ? site : undefined), leads: { submit } }));
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
      shown: '3',
      visited_pages: ['/'],
      campaign: 'utm_campaign=may',
    };
    const answer = await post({ ...sent, submission_key: key, filled_ms: 9_000 }, { 'user-agent': 'Browser/1' });
    expect([answer.statusCode, answer.json()]).toEqual([201, { lead_id: 'lead-1' }]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']).toMatch(/^__Secure-sent-form=service~lead-1; .*Path=\/success; HttpOnly/);
    expect(submit).toHaveBeenCalledExactlyOnceWith(
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
        shown: '3',
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

  it("takes every name of the specification's form and of its lead [L3.01] [L3.03] [L7.02]", async () => {
    const { page: _, ...person } = lead;
    const specified = {
      ...person,
      last_name: 'Example',
      postcode: '4105',
      category: 'Service Enquiry',
      subcategory: 'Service Booking',
      Rego: '123ABC',
      location: 'Moorooka',
      dealership_slug: 'wattle',
      additional_services: ['Wash'],
      page_id: 'service',
      'Service Location': 1,
      car_id: 7,
      car_dealership_id: 3,
      source: 'Website',
      manufacturer_slug: 'kia',
      stock_number: 'U7',
      'Vehicle Make': 'Kia',
      'Vehicle Model': 'Rio',
      car_type: 'used',
      vehicle_status: 'in_stock',
      user_agent: 'Made up',
      url: `http://${host}/service?a=b#form`,
      lead_attributes: { visited_pages: ['/', '/cars/rio'], linked_query_params: { utm_source: 'mail', other: 'x' } },
    };
    expect((await post(specified, { 'user-agent': 'Browser/1' })).statusCode).toBe(201);
    expect(submit.mock.lastCall?.[1]).toMatchObject({
      form: 'service',
      carAsked: '7',
      page: '/service?a=b',
      pageId: 'service',
      userAgent: 'Browser/1',
      visitedPages: ['/', '/cars/rio'],
      campaign: 'utm_source=mail',
      entry: { rego: '123ABC', locationId: '1', category: 'Service Enquiry', additionalServices: ['Wash'] },
    });
    await post({ ...person, location: 'Moorooka', subcategory: 'Callback' });
    expect(submit.mock.lastCall?.[1]).toMatchObject({
      form: 'contact',
      subcategory: 'Callback',
      entry: { locationId: '1' },
    });
  });

  it.each([
    [{ subcategory: 'Test Drive', car_id: '7' }, 'testDrive'],
    [{ category: 'Finance Enquiry' }, 'finance'],
    [{ category: 'Used Vehicle Enquiry', car_id: '7' }, 'enquiry'],
    [{ category: 'General Enquiry', subcategory: '' }, 'contact'],
    [{ form: 'parts', category: 'Finance Enquiry' }, 'parts'],
  ])('takes %j for the form %s [D.36] [L7.02]', async (sent, form) => {
    await post({ ...lead, ...sent });
    expect(submit.mock.lastCall?.[1]).toMatchObject({ form });
  });

  it('keeps the subcategory of an enquiry about work [L4.08]', async () => {
    await post({ ...lead, category: 'Careers Enquiry', subcategory: 'Anything' });
    expect(submit.mock.lastCall?.[1]).not.toHaveProperty('subcategory');
  });

  it('names the page of a lead that says none by its address, its referrer or its id [L3.01] [L7.02]', async () => {
    const { page: _, ...unplaced } = lead;
    const pageOf = async (sent: object, headers: Record<string, string> = {}) => {
      expect((await post({ ...unplaced, ...sent }, headers)).statusCode).toBe(201);
      return submit.mock.lastCall?.[1].page;
    };
    const referer = `https://${host}/cars/rio?photo=2`;
    expect(await pageOf({ url: '/contact?x=1' }, { referer })).toBe('/contact?x=1');
    expect(await pageOf({ page_id: 'contact' }, { referer })).toBe('/cars/rio?photo=2');
    expect(await pageOf({ page_id: 'contact' }, { referer: 'https://evil.example/x' })).toBe('/contact');
    expect(await pageOf({ page_id: 'home' })).toBe('/');
    expect(await pageOf({})).toBe('/');
    const abroad = await post({ ...unplaced, url: 'https://evil.example/' });
    expect([abroad.statusCode, abroad.json().detail]).toEqual([400, 'url must be a page of this site.']);
  });

  it('sees the field that no person fills in [D.34]', async () => {
    await post({ ...lead, company_fax: 'x' });
    expect(submit.mock.lastCall?.[1].isTrapped).toBe(true);
  });

  it('says with 422 what is wrong with which field [D.26] [L7.04]', async () => {
    const outcome: SubmissionOutcome = { kind: 'invalid', problems: [{ field: 'firstName', message: 'No name.' }] };
    submit.mockResolvedValue(outcome);
    const answer = await post(lead);
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ code: 'invalid', errors: [{ field: 'name', message: 'No name.' }] });
    submit.mockResolvedValue({ kind: 'tooQuick' });
    expect((await post(lead)).json()).toMatchObject({
      status: 422,
      detail: 'Please check your details and send the form again.',
    });
  });

  it('refuses what is no form, what another site sends and what is too large', async () => {
    expect((await post({ ...lead, name: 7 })).statusCode).toBe(400);
    expect((await post({ ...lead, page: 'https://evil.example' })).statusCode).toBe(400);
    expect((await post({ ...lead, unknown: 'x' })).statusCode).toBe(400);
    expect((await post({ ...lead, subcategory: 'A\r\nBcc: x' })).statusCode).toBe(400);
    expect((await post({ ...lead, lead_attributes: { more: 1 } })).statusCode).toBe(400);
    expect((await post({ ...lead, lead_attributes: { visited_pages: Array(21).fill('/') } })).statusCode).toBe(400);
    expect((await post({ ...lead, form: 'constructor' })).statusCode).toBe(400);
    expect((await post({ ...lead, additional_services: 'Wash' })).statusCode).toBe(400);
    expect((await post({ ...lead, visited_pages: ['//evil.example\0'] })).statusCode).toBe(400);
    expect((await post({ ...lead, campaign: 'x'.repeat(501) })).statusCode).toBe(400);
    expect((await post({ ...lead, campaign: '\0' })).statusCode).toBe(400);
    for (const name of [
      'dealership_slug',
      'kms',
      'postcode',
      'appointment',
      'vehiclePriceBudget',
      'company_fax',
      'category',
    ])
      expect([name, (await post({ ...lead, [name]: 'x'.repeat(201) })).statusCode]).toEqual([name, 400]);
    expect((await post(lead, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await post(lead, { host: 'nobody.example' })).statusCode).toBe(404);
    expect((await post({ ...lead, message: 'x'.repeat(65 * 1024) })).statusCode).toBe(413);
    expect(submit).not.toHaveBeenCalled();
  });
});

import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LeadService } from '#src/leads/server/submit-lead.ts';
import { makeLeadEntry } from '#src/leads/testing/make-lead-entry.ts';
import { submissionOf } from '#src/leads/testing/open-test-service.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import type { GiveBack } from '#src/platform/http/limits/rate-limits.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { leadFormRoutes } from './lead-form-routes.ts';
import type { PersonalPages } from './personal-pages.ts';

const site = { ...resolveOrThrow(minimalSite('wattle')), configVersion: 'a' };
const host = 'wattle.localhost:3000';
const fields = 'name=Ann&last_name=&email=ann%40example.com&phone=0412345678&message=Hi&company_fax=&form=contact';

describe('a form that is sent to its page', () => {
  const submit = vi.fn<LeadService<ResolvedSite>['submit']>();
  const draw = vi.fn<PersonalPages['answer']>();
  const giveBack = vi.fn<GiveBack>();
  const begin = vi.fn<() => GiveBack>();
  let app: ReturnType<typeof Fastify>;

  beforeEach(async () => {
    submit.mockReset().mockResolvedValue({ kind: 'stored', leadUuid: 'lead-1' });
    draw.mockReset().mockImplementation(async (_request, reply) => reply.send('the page'));
    giveBack.mockReset();
    begin.mockReset().mockReturnValue(giveBack);
    app = Fastify();
    answerErrors(app);
    await app.register(
      leadFormRoutes({
        leads: { submit },
        pages: { answer: draw },
        siteOf: (asked) => (asked === host ? site : undefined),
        answerUnknownHost: (_request, reply) => reply.code(404).send('nobody'),
        begin,
      }),
    );
  });
  afterEach(() => app.close());

  const post = (payload = fields, headers: Record<string, string> = {}, url = '/contact') =>
    app.inject({
      method: 'POST',
      url,
      headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload,
    });
  const drawn = () => draw.mock.lastCall?.[3].formAnswer;

  it('leads to the page after it once the lead is kept, and no page is rendered for it [L4.06]', async () => {
    const answer = await post(fields, { 'user-agent': 'Browser/1' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/success?form=contact']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']).toBe(
      '__Secure-sent-form=contact~lead-1; Max-Age=1800; Path=/success; HttpOnly; Secure; SameSite=Lax',
    );
    expect(submit.mock.lastCall?.slice(0, 2)).toEqual([
      site,
      submissionOf({ pageId: null, entry: makeLeadEntry({ lastName: '', phone: '0412345678', message: 'Hi' }) }),
    ]);
    expect(draw).not.toHaveBeenCalled();
    // The stored lead still counts towards the limit, with its actual size.
    expect(giveBack).toHaveBeenCalledExactlyOnceWith(expect.any(Number));
  });

  it("gives back the site's place of a form that is not stored [D.26]", async () => {
    submit.mockResolvedValueOnce({ kind: 'invalid', problems: [] });
    expect((await post()).headers['set-cookie']).toBeUndefined();
    submit.mockResolvedValueOnce({ kind: 'tooQuick' });
    await post();
    submit.mockRejectedValueOnce(new DomainError('databaseAway', 'away'));
    await post();
    expect(giveBack).toHaveBeenCalledTimes(3);
  });

  it('shows the page with what is wrong and what was typed', async () => {
    const problems = [{ field: 'email', message: 'No address.' }] as const;
    submit.mockResolvedValue({ kind: 'invalid', problems });
    expect((await post()).body).toBe('the page');
    expect(drawn()).toMatchObject({ status: 422, refusal: { kind: 'invalid', problems }, entry: { firstName: 'Ann' } });
  });

  it.each([
    [
      'the database is away',
      new DomainError('databaseAway', 'We can’t reach our records right now.'),
      503,
      'We can’t reach our records right now.',
    ],
    [
      'the form cannot be read',
      new DomainError('malformed', '✖ Invalid input → at page'),
      400,
      'An error occurred when submitting this form',
    ],
    ['the address has sent too many', new DomainError('tooMany', 'More than 20.'), 429, 'More than 20.'],
  ])('keeps what was typed when %s [L4.07] [L8.01]', async (_when, error, status, message) => {
    if (error.code === 'tooMany')
      begin.mockImplementation(() => {
        throw error;
      });
    else submit.mockRejectedValue(error);
    await post();
    expect(drawn()).toMatchObject({ status, refusal: { kind: 'failed', message }, entry: { message: 'Hi' } });
  });

  it('takes every kind of form at the page that it stands on, with its vehicle and services [L3.01] [L3.03]', async () => {
    const sent = `${fields.replace('form=contact', 'form=enquiry')}&car_id=7&shown=3&additional_services=A&additional_services=B`;
    const answer = await post(sent, {}, '/cars/blue-ute/enquire?utm_source=mail');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/success?form=enquiry']);
    expect(submit.mock.lastCall?.[1]).toMatchObject({
      form: 'enquiry',
      carAsked: '7',
      shown: '3',
      page: '/cars/blue-ute/enquire?utm_source=mail',
      entry: { additionalServices: ['A', 'B'] },
    });
  });

  it('leaves a form of another kind to its page', async () => {
    expect((await post('postcode=4000')).body).toBe('the page');
    expect((await post(fields.replace('form=contact', 'form=constructor'))).body).toBe('the page');
    expect(submit).not.toHaveBeenCalled();
    expect(drawn()).toBeUndefined();
  });

  it('sees the field that no person fills in [D.34]', async () => {
    await post(fields.replace('company_fax=', 'company_fax=x'));
    expect(submit.mock.lastCall?.[1].isTrapped).toBe(true);
  });

  it('refuses what another site sends, what is no form and what is too large', async () => {
    expect((await post(fields, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await post('{}', { 'content-type': 'application/json' })).statusCode).toBe(415);
    expect((await post('x'.repeat(65 * 1024))).statusCode).toBe(413);
    expect((await post(fields, { host: 'nobody.example' })).statusCode).toBe(404);
    expect(submit).not.toHaveBeenCalled();
  });
});

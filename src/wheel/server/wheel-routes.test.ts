import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Visitor } from '#src/account/rules/visitor.ts';
import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import { readLeadEntry } from '#src/leads/rules/lead-fields.ts';
import { makeLeadSite } from '#src/leads/testing/make-lead-site.ts';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import { makeTestCampaign } from '../testing/make-test-campaign.ts';
import { wheelRoutes } from './wheel-routes.ts';
import type { SpinAnswer, WheelService } from './wheel-service.ts';

const host = 'wattle.localhost';
const signIn = '/sign-in?type=spin-to-win&redirect=%2Fspin-to-win&back=%2Fspin-to-win';
const signedIn: Visitor = { visitorUuid: 'v', phone: '+61412345678' };

describe('the form of the wheel', () => {
  const turn = vi.fn<WheelService['turn']>();
  let app: FastifyInstance;

  beforeAll(async () => {
    const site = makeLeadSite();
    const withWheel = (campaign: ReturnType<typeof makeTestCampaign> | null) => ({
      ...site,
      config: { ...site.config, wheel: { campaign } },
    });
    const sites = { [host]: withWheel(makeTestCampaign()), 'bare.localhost': withWheel(null) };
    app = Fastify();
    answerErrors(app);
    const visitors = {
      find: async (_slug: string, { headers }: { headers: { cookie?: string | undefined } }) =>
        headers.cookie === undefined
          ? null
          : { ...signedIn, phone: headers.cookie === 'in' ? signedIn.phone : null, sessionUuid: 's' },
    };
    const siteOf = (asked = '') => sites[asked as keyof typeof sites];
    const answerForm = async (_request: unknown, reply: FastifyReply, answer: FormAnswer) =>
      reply.code(answer.status).send({ typed: answer.entry.firstName, refusal: answer.refusal });
    await app.register(wheelRoutes({ siteOf, visitors, database: {} as never, wheel: { turn }, answerForm }));
  });
  afterAll(() => app?.close());

  const post = async (headers: Record<string, string> = {}, payload = 'name=Ann') => {
    const sent = { host, 'content-type': 'application/x-www-form-urlencoded', ...headers };
    const answer = await app.inject({ method: 'POST', url: '/spin-to-win', headers: sent, payload });
    return [answer.statusCode, answer.headers.location, answer.headers['cache-control']];
  };

  it.each([
    ['an unknown visitor', {}],
    ['a visitor without a verified number', { cookie: 'known' }],
  ])('redirects %s to the sign-in, and draws nothing [L2.15] [L4.18]', async (_who, headers) => {
    turn.mockClear();
    expect(await post(headers as Record<string, string>)).toEqual([303, signIn, 'no-store']);
    expect(turn).not.toHaveBeenCalled();
  });

  it.each<[SpinAnswer, string]>([
    [{ kind: 'turned' }, '/spin-to-win?turned=yes'],
    [{ kind: 'closed' }, '/spin-to-win'],
  ])('redirects to the page: after %j to %s [L2.15]', async (answer, address) => {
    turn.mockResolvedValueOnce(answer);
    expect(await post({ cookie: 'in' })).toEqual([303, address, 'no-store']);
  });

  it('answers an invalid form with its page and the values entered, and puts no name in an address [L2.15]', async () => {
    const entry = readLeadEntry((name) => (name === 'name' ? ['Ann'] : []));
    const problems = [{ field: 'terms' as const, message: 'Please agree.' }];
    turn.mockResolvedValueOnce({ kind: 'invalid', entry, problems });
    const sent = { host, cookie: 'in', 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.inject({ method: 'POST', url: '/spin-to-win', headers: sent, payload: 'name=Ann' });
    expect([answer.statusCode, answer.headers.location]).toEqual([422, undefined]);
    expect(answer.json()).toEqual({ typed: 'Ann', refusal: { kind: 'invalid', problems } });
  });

  it.each([
    ['another site’s page', 403, { cookie: 'in', origin: 'https://evil.example' }, 'name=Ann'],
    ['a site without a campaign', 404, { cookie: 'in', host: 'bare.localhost' }, 'name=Ann'],
    ['an unknown host', 404, { cookie: 'in', host: 'none.localhost' }, 'name=Ann'],
    ['too much', 413, { cookie: 'in' }, `name=${'x'.repeat(9_000)}`],
  ])('refuses %s with %i [D.26]', async (_what, status, headers, payload) => {
    expect((await post(headers as Record<string, string>, payload))[0]).toBe(status);
  });
});

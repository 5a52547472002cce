import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FormAnswer } from '#src/leads/rules/form-answer.ts';
import { makeLeadSite } from '#src/leads/testing/make-lead-site.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import { noteStored } from '#src/platform/http/testing/note-stored.ts';
import { codeOf, openTestPayments } from '../testing/open-test-payments.ts';
import { onlinePaymentRoutes } from './online-payment-routes.ts';

const host = 'wattle.localhost';
const [embedded] = testDatabases;
const path = '/online-payment';
const code = codeOf(1);
const pay = `step=pay&payment_code=${code}&card_number=4242424242424242`;

describe('the forms of paying online', () => {
  let test: TestDatabase;
  let app: FastifyInstance;
  let stored: boolean[];
  let admin: ReturnType<typeof openTestPayments>;

  beforeAll(async () => {
    test = await embedded.open();
    admin = openTestPayments(test.database);
    await admin.ask(1);
    await admin.ask(2, 'other');
    const site = makeLeadSite();
    const { account } = site.config;
    const switched = (isEnabled: boolean, onlinePayment: 'open' | 'signIn' = 'open') => ({
      ...site,
      config: {
        onlinePayment: { isEnabled },
        account: { ...account, gates: { ...account.gates, onlinePayment } },
      },
    });
    const sites = {
      [host]: switched(true),
      'gated.localhost': switched(true, 'signIn'),
      'bare.localhost': switched(false),
    };
    app = Fastify();
    answerErrors(app);
    stored = noteStored(app);
    const visitors = {
      find: async (_slug: string, { headers }: { headers: { cookie?: string | undefined } }) =>
        headers.cookie === 'in' ? { visitorUuid: 'v', phone: '+61412345678', sessionUuid: 's' } : null,
    };
    const siteOf = (asked = '') => sites[asked as keyof typeof sites];
    const answerForm = async (_request: unknown, reply: FastifyReply, { status, refusal }: FormAnswer) =>
      reply.code(status).send(refusal);
    await app.register(onlinePaymentRoutes({ siteOf, visitors, onlinePayments: admin.service, answerForm }));
  });
  afterAll(async () => {
    await app?.close();
    await test?.close();
  });

  const send = async (payload: string | null, headers: Record<string, string> = {}, url = path) => {
    const sent = { host, 'content-type': 'application/x-www-form-urlencoded', ...headers };
    const answer =
      payload === null
        ? await app.inject({ method: 'GET', url, headers: { host, ...headers } })
        : await app.inject({ method: 'POST', url, headers: sent, payload });
    return [answer.statusCode, answer.headers.location, answer.headers['cache-control']];
  };

  it.each([
    ['another name', `payment_code=${code}&last_name=Another`],
    ['an unknown code', `payment_code=${codeOf(9)}&last_name=Example`],
    ['a code of another site', `payment_code=${codeOf(2)}&last_name=Example`],
    ['no code at all', 'last_name=Example'],
  ])('answers %s alike [L2.16] [D.26]', async (_what, fields) => {
    expect(await send(`step=find&${fields}`)).toEqual([422, undefined, 'no-store']);
  });

  it('opens the payment by code and name, and charges the dealer’s amount whatever the form says [L2.16]', async () => {
    stored.length = 0;
    const found = await send(`step=find&payment_code=${code.toLowerCase()}&last_name=example`);
    expect(found).toEqual([303, `${path}?token=${code}`, 'no-store']);
    expect(await send(`${pay}&amount=1&amount_cents=1`)).toEqual([303, `${path}?token=${code}`, 'no-store']);
    expect(await admin.find(1)).toMatchObject({ state: 'paid', capturedCents: 125_000 });
    // Finding a payment stores nothing.
    expect(stored).toEqual([false, true]);
  });

  it.each([
    ['another site’s page', 403, pay, { origin: 'https://evil.example' }],
    ['no step', 400, 'payment_code=x', {}],
    ['the payment of another site', 404, pay.replace(code, codeOf(2)), {}],
    ['a site without payments', 404, pay, { host: 'bare.localhost' }],
    ['an unknown host', 404, pay, { host: 'none.localhost' }],
    ['too much', 413, `${pay}${'x'.repeat(5_000)}`, {}],
  ])('refuses %s with %i [D.26]', async (_what, status, payload, headers) => {
    expect((await send(payload, headers as Record<string, string>))[0]).toBe(status);
  });

  it('trusts only the code in the address that the bank returns to [L2.16]', async () => {
    const back = `${path}/return?token=${code}&payment_intent=evil&redirect_status=succeeded`;
    expect(await send(null, {}, back)).toEqual([303, `${path}?token=${code}`, 'no-store']);
    expect(await send(null, {}, `${path}/return?token=x`)).toEqual([303, path, 'no-store']);
    expect((await send(null, { host: 'bare.localhost' }, back))[0]).toBe(404);
  });

  it('pays nothing behind a gate before sign-in: the page redirects there [L2.16] [L4.18] [L6.01]', async () => {
    const gated = { host: 'gated.localhost' };
    expect(await send(pay, gated)).toEqual([303, path, 'no-store']);
    expect(await send(null, gated, `${path}/return?token=${code}`)).toEqual([303, path, 'no-store']);
    expect((await send(pay, { ...gated, cookie: 'in' }))[1]).toBe(`${path}?token=${code}`);
  });
});

import { createHmac } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { type PictureHost, startPictureHost } from '#src/platform/images/testing/start-picture-host.ts';
import { assessApplication } from '../../rules/assessment/assess-application.ts';
import { makeTestApplication, testTerms } from '../../testing/test-application.ts';
import { createHttpDecisionMaker } from './create-http-decision-maker.ts';

let hosts: PictureHost[] = [];
afterEach(async () => {
  await Promise.all(hosts.map(({ stop }) => stop()));
  hosts = [];
});

const application = makeTestApplication();
const assessment = assessApplication(application, testTerms, { maxAmountCents: 9_000_000, rateBufferPercent: 3 });
const applicationUuid = '0186f5a2-0266-4c90-850c-101ce3ce56bb';

const open = async (listener: RequestListener, key: string | undefined = 'secret', egress: object = {}) => {
  const host = await startPictureHost(listener);
  hosts.push(host);
  const onUnavailable = vi.fn();
  const decide = createHttpDecisionMaker({
    onUnavailable,
    readClock: () => new Date('2026-11-22T00:00:00Z'),
    readSecret: (name) => (name === 'DECISION_KEY' ? key : undefined),
    egress: { ...host.fetcherOptions, ...egress },
  });
  const service = { url: `https://${host.name}/v1`, keyVariable: 'DECISION_KEY' };
  return { onUnavailable, decide: () => decide({ applicationUuid, application, assessment, service }) };
};
const openAnswering = (status: number, body: string) =>
  open((_request, response) => {
    response.writeHead(status).end(body);
  });

it('calls the service with signed figures and never the identity [D.59] [D.41]', async () => {
  const asked = vi.fn();
  const { decide } = await open((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      asked(request.method, request.url, request.headers, body);
      response.end(
        JSON.stringify({ outcome: 'needs_a_talk', reasons: ['Two payslips, please.'], max_amount: 18_500.5 }),
      );
    });
  });
  expect(await decide()).toEqual({
    outcome: 'needsATalk',
    said: ['Two payslips, please.'],
    isOfService: true,
    fitsCents: 1_850_050,
    assessment,
  });
  const [method, url, headers, body] = asked.mock.calls[0] ?? [];
  expect([method, url, headers['idempotency-key']]).toEqual(['POST', '/v1/assessments', applicationUuid]);
  const signature = createHmac('sha256', 'secret').update(`1795305600.${body}`).digest('hex');
  expect(headers['x-forecourt-signature']).toBe(`t=1795305600,v1=${signature}`);
  expect(JSON.parse(body)).toEqual({
    application_id: applicationUuid,
    amount: 25_000,
    term_months: 60,
    interest_rate: 6.49,
    employment: 'fullTime',
    months_in_work: 36,
    income_yearly: 85_000,
    untaxed_income_yearly: 0,
    household: 'single',
    dependants: 0,
    housing: 'renting',
    housing_yearly: 18_200,
    living_yearly: 20_800,
    loans_yearly: 0,
    card_limits: 5000,
    credit_profile: null,
  });
});

it.each([
  [500, '', 'it responded with 500'],
  [200, 'hello', 'its response is not JSON'],
  [200, '{"outcome":"approved"}', 'its response has the wrong shape'],
] as const)('has no decision where the service answers %i %s, and tells why [D.59]', async (status, body, reason) => {
  const { decide, onUnavailable } = await openAnswering(status, body);
  expect(await decide()).toBeNull();
  expect(onUnavailable).toHaveBeenCalledExactlyOnceWith(reason);
});

it('returns null on a timeout, without a key and without a service [D.59]', async () => {
  const slow = await open(() => undefined, 'secret', { timeoutMs: 50 });
  expect(await slow.decide()).toBeNull();
  expect(slow.onUnavailable).toHaveBeenCalledExactlyOnceWith('refused: time');
  const listener = vi.fn<RequestListener>();
  const host = await startPictureHost(listener);
  hosts.push(host);
  const onUnavailable = vi.fn();
  const decide = createHttpDecisionMaker({ readSecret: () => undefined, onUnavailable, readClock: () => new Date() });
  const service = { url: `https://${host.name}`, keyVariable: 'DECISION_KEY' };
  const ask = (asked: typeof service | null) => decide({ applicationUuid, application, assessment, service: asked });
  expect([await ask(service), await ask(null)]).toEqual([null, null]);
  expect(onUnavailable).toHaveBeenCalledExactlyOnceWith('DECISION_KEY is not set');
  expect(listener).not.toHaveBeenCalled();
});

import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import type { EgressOverrides } from '#src/platform/egress/create-guarded-request.ts';
import { isPublicAddress } from '#src/platform/egress/is-public-address.ts';
import { type PictureHost, startPictureHost } from '#src/platform/images/testing/start-picture-host.ts';
import { makeTestLender } from '#src/vehicle/testing/make-test-lender.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { financeConfig } from '../rules/config.ts';
import { buildYouxQuestion } from '../rules/youx-quote.ts';
import { createYouxSource, type YouxSourceAnswer } from './create-youx-service.ts';

const vehicle = makeTestVehicle({ priceCents: 4_299_050, year: 2023, vin: 'JN1TCAT33A0004187', nvic: 'ABC12A' });
const answer = { weeklyRepaymentAmount: 199.5, comparisonRate: 8.61, advertisedRate: 7.49 };
const quote = { weeklyRepaymentCents: 19_950, comparisonRatePercent: 8.61, advertisedRatePercent: 7.49 };

let hosts: PictureHost[] = [];
afterEach(async () => {
  await Promise.all(hosts.map(({ stop }) => stop()));
  hosts = [];
});

const start = async (listener: RequestListener): Promise<PictureHost> => {
  const host = await startPictureHost(listener);
  hosts.push(host);
  return host;
};
const createSource = (egress: EgressOverrides, key: string | undefined = 'secret') =>
  createYouxSource({ readSecret: (name) => (name === 'YOUX_KEY' ? key : undefined), egress });
const configOf = (url: string) => financeConfig.parse({ youx: { service: { url, keyVariable: 'YOUX_KEY' } } });
const questionOf = (host: PictureHost, fields: Partial<typeof vehicle> = {}) => ({
  siteSlug: 'wattle',
  financed: { vehicle: { ...vehicle, ...fields }, currentYear: 2026 },
  asked: buildYouxQuestion({ ...vehicle, ...fields }),
  config: configOf(`https://${host.name}/v1`),
});
const ask = async (listener: RequestListener, egress: EgressOverrides = {}): Promise<YouxSourceAnswer> => {
  const host = await start(listener);
  return createSource({ ...host.fetcherOptions, ...egress })(questionOf(host));
};

describe('a youx service', () => {
  it('is called by POST with the price in stock and its key, and its quote is used [B7.12] [D.59]', async () => {
    const heard: { method?: string; headers?: IncomingHttpHeaders; body?: string } = {};
    const host = await start(async (request, response) => {
      Object.assign(heard, { method: request.method, headers: request.headers, body: await text(request) });
      response.end(JSON.stringify({ ...answer, more: 'of this' }));
    });
    expect(await createSource(host.fetcherOptions)(questionOf(host))).toEqual({ kind: 'quote', quote });
    expect([heard.method, host.asked]).toEqual(['POST', ['/v1/api/youx/quote']]);
    expect(heard.headers).toMatchObject({ authorization: 'Bearer secret', 'content-type': 'application/json' });
    expect(JSON.parse(heard.body ?? '')).toEqual({
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: 42_990.5,
      loanTerm: 5,
      year: 2023,
      vin: 'JN1TCAT33A0004187',
      nvic: 'ABC12A',
      whoIsHelping: '',
    });
  });

  it('is also called for a vehicle without identifiers [B7.12]', async () => {
    const bodies: string[] = [];
    const host = await start(async (request, response) => {
      bodies.push(await text(request));
      response.end(JSON.stringify(answer));
    });
    await createSource(host.fetcherOptions)(questionOf(host, { vin: null, nvic: null }));
    expect(bodies.map((body) => JSON.parse(body))).toMatchObject([{ vin: null, nvic: null }]);
  });

  it.each([
    ['404', 404, ''],
    ['no content', 204, ''],
    ['nothing to repay', 200, JSON.stringify({ ...answer, weeklyRepaymentAmount: 0 })],
  ])('has no quote with %s [B7.12]', async (_, status, body) => {
    expect(await ask((_request, response) => response.writeHead(status).end(body))).toEqual({ kind: 'none' });
  });

  it.each([
    [500, true],
    [429, true],
    [302, false],
    [401, false],
  ])('fails with %i, and reports whether a retry makes sense [B7.13]', async (status, isRetryable) => {
    const got = await ask((_request, response) => response.writeHead(status, { location: '/elsewhere' }).end('{}'));
    expect(got).toEqual({ kind: 'failed', isRetryable, reason: `it responded with ${status}` });
  });

  it.each<[string, RequestListener, string]>([
    ['no JSON', (_request, response) => response.end('<html>'), 'its response is not JSON'],
    ['null', (_request, response) => response.end('null'), 'its response has the wrong shape'],
    [
      'a rate missing',
      (_request, response) => response.end(JSON.stringify({ ...answer, comparisonRate: null })),
      'its response has the wrong shape',
    ],
    [
      'an impossible rate',
      (_request, response) => response.end(JSON.stringify({ ...answer, advertisedRate: 749 })),
      'its response has the wrong shape',
    ],
    ['a broken connection', (request) => request.socket.destroy(), 'refused: connection'],
    ['an answer without measure', (_request, response) => response.end(`"${'x'.repeat(17_000)}"`), 'refused: size'],
  ])('fails with %s [B7.13]', async (_, listener, reason) => {
    expect(await ask(listener)).toEqual({ kind: 'failed', isRetryable: true, reason });
  });

  it('fails after a timeout [B7.13]', async () => {
    const got = await ask(() => undefined, { timeoutMs: 200 });
    expect(got).toEqual({ kind: 'failed', isRetryable: true, reason: 'refused: time' });
  });

  it('is not called at a private address or without its key [D.59]', async () => {
    const host = await start((_request, response) => response.end(JSON.stringify(answer)));
    const guarded = createSource({ ...host.fetcherOptions, mayConnectTo: isPublicAddress });
    expect(await guarded(questionOf(host))).toEqual({ kind: 'failed', isRetryable: false, reason: 'refused: address' });
    const withoutKey = createYouxSource({ readSecret: () => undefined, egress: host.fetcherOptions });
    expect(await withoutKey(questionOf(host))).toMatchObject({ kind: 'failed', reason: 'YOUX_KEY is not set' });
    expect(host.connections()).toBe(0);
  });

  it('is called once per vehicle, and again when the price changes', async () => {
    const host = await start((_request, response) => response.end(JSON.stringify(answer)));
    const source = createSource(host.fetcherOptions);
    await Promise.all([source(questionOf(host)), source(questionOf(host))]);
    expect(await source(questionOf(host))).toEqual({ kind: 'quote', quote });
    expect(host.asked).toHaveLength(1);
    await source(questionOf(host, { priceCents: 4_000_000 }));
    expect(host.asked).toHaveLength(2);
  });

  it('has at most 32 calls in flight', async () => {
    const host = await start(() => undefined);
    const source = createSource({ ...host.fetcherOptions, timeoutMs: 1500 });
    const asked = Array.from({ length: 33 }, (_, at) => source(questionOf(host, { year: 2000 + at })));
    expect(await asked.at(-1)).toEqual({ kind: 'failed', isRetryable: true, reason: '32 calls are already waiting' });
    expect(await asked.at(0)).toMatchObject({ reason: 'refused: time' });
    // Finished calls free their slots.
    expect(await source(questionOf(host, { year: 1990 }))).toMatchObject({ reason: 'refused: time' });
  });

  it('accepts https addresses only [D.59]', () => {
    const parse = (url: string) => financeConfig.safeParse({ youx: { service: { url, keyVariable: 'YOUX_KEY' } } });
    expect(parse('http://quotes.example').success).toBe(false);
    expect(parse('https://quotes.example/a?b=c').success).toBe(false);
    expect(parse('https://quotes.example').success).toBe(true);
  });
});

describe('without a service', () => {
  const fees = [{ label: 'administration', dollars: 10, every: 'month' }];
  const lender = { name: 'Lender', establishmentFeeDollars: 395, fees };
  const ask = (provider: string | null, fields: Partial<typeof vehicle> = {}) => {
    const config = financeConfig.parse({ provider, providers: { lender }, example: { ratePercent: 7.49 } });
    const own = { ...vehicle, priceCents: 4_299_000, ...fields };
    return createSource({ mayConnectTo: () => false })({
      siteSlug: 'wattle',
      financed: { vehicle: own, currentYear: 2026 },
      asked: buildYouxQuestion(own),
      config,
    });
  };

  it("calculates the quote at the site's example rate with its lender's fees [D.59]", async () => {
    expect(await ask('lender')).toEqual({
      kind: 'quote',
      quote: { weeklyRepaymentCents: 20_248, comparisonRatePercent: 8.75, advertisedRatePercent: 7.49 },
    });
  });

  it("quotes the lender's own figures for a vehicle that has them, so as not to contradict its page [B4.58] [D.59]", async () => {
    const rates = { interestRatePercent: 8.25, comparisonRatePercent: 9.4 };
    const own = makeTestLender({ ...rates, paymentWeekCents: 20_550, termYears: 5 });
    expect(await ask('lender', { financeLenders: { lender: own } })).toEqual({
      kind: 'quote',
      quote: { weeklyRepaymentCents: 20_550, comparisonRatePercent: 9.4, advertisedRatePercent: 8.25 },
    });
  });

  it('returns no quote on a site without a lender [D.59]', async () => {
    expect(await ask(null)).toEqual({ kind: 'none' });
  });
});

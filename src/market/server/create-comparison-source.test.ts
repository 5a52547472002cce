import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EgressOverrides } from '#src/platform/egress/create-guarded-request.ts';
import { isPublicAddress } from '#src/platform/egress/is-public-address.ts';
import { type PictureHost, startPictureHost } from '#src/platform/images/testing/start-picture-host.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { type MarketListing, toMarketListing } from '../rules/comparison/market-listing.ts';
import { marketConfig } from '../rules/config.ts';
import { type ComparisonAnswer, createComparisonSource, createPlatformSource } from './create-comparison-source.ts';

const vehicle = makeTestVehicle({
  vin: 'JN1TCAT33A0004187',
  priceCents: 3_000_000,
  odometerKm: 40_000,
  dealershipSlug: 'own',
});
const answer = {
  fill: 0.7,
  listing_price: 30_000,
  market_range_min: 29_000,
  market_range_max: 33_000,
  confidence: 0.8,
  description: 'By the valuer.',
};

let hosts: PictureHost[] = [];
afterEach(async () => {
  await Promise.all(hosts.map(({ stop }) => stop()));
  hosts = [];
});

const startValuer = async (listener: RequestListener): Promise<PictureHost> => {
  const host = await startPictureHost(listener);
  hosts.push(host);
  return host;
};

const noStock = { find: async () => [] };
const createSource = (egress: EgressOverrides, key: string | undefined = 'secret') =>
  createComparisonSource({ stock: noStock, readSecret: (name) => (name === 'AUTOGRAB_KEY' ? key : undefined), egress });
const configOf = (host: PictureHost, more: object = { plugins: ['Autogauge', 'Car Analysis'] }) =>
  marketConfig.parse({ ...more, autograbService: { url: `https://${host.name}`, keyVariable: 'AUTOGRAB_KEY' } });
const questionOf = (host: PictureHost, more?: object) => ({
  siteSlug: 'wattle',
  vehicle,
  config: configOf(host, more),
});
const ask = async (listener: RequestListener, egress: EgressOverrides = {}): Promise<ComparisonAnswer> => {
  const host = await startValuer(listener);
  return createSource({ ...host.fetcherOptions, ...egress })(questionOf(host));
};

describe('an outside valuer', () => {
  it('receives what identifies the vehicle, its price and the key, and its answer is used [B7.01] [D.59]', async () => {
    let asked = '';
    let authorization: string | undefined;
    const got = await ask((request, response) => {
      asked = request.url ?? '';
      authorization = request.headers.authorization;
      response.end(JSON.stringify(answer));
    });
    expect(asked).toBe('/autogauge?vin=JN1TCAT33A0004187&make=Nissan&model=X-Trail&year=2023&km=40000&price=30000');
    expect(authorization).toBe('Bearer secret');
    expect(got).toMatchObject({ kind: 'comparison', comparison: { fill: 0.7, description: 'By the valuer.' } });
  });

  it.each([
    ['404', 404, ''],
    ['no content', 204, ''],
    ['a figure missing', 200, JSON.stringify({ ...answer, fill: null })],
    ['null', 200, 'null'],
  ])('has nothing to say with %s [B8.01]', async (_, status, body) => {
    expect(await ask((_request, response) => response.writeHead(status).end(body))).toEqual({ kind: 'none' });
  });

  it.each([
    ['500', true, 500],
    ['503', true, 503],
    ['429', true, 429],
    ['302', false, 302],
    ['401', false, 401],
    ['400', false, 400],
  ])('fails with %s, and it is said whether to try again [D.59]', async (_, isRetryable, status) => {
    const got = await ask((_request, response) => response.writeHead(status, { location: '/autogauge' }).end('{}'));
    expect(got).toEqual({ kind: 'failed', isRetryable, reason: `it responded with ${status}` });
  });

  it.each<[string, RequestListener, string]>([
    ['no JSON', (_request, response) => response.end('<html>'), 'its response is not JSON'],
    [
      'half an answer',
      (_request, response) => response.writeHead(200, { 'content-length': '500' }).end('{"fill":'),
      'refused: connection',
    ],
    ['a connection that breaks', (request) => request.socket.destroy(), 'refused: connection'],
    ['no answer at all', () => undefined, 'refused: time'],
    [
      'an answer that never ends',
      (_request, response) => {
        response.write('{');
      },
      'refused: time',
    ],
    ['an answer without measure', (_request, response) => response.end(`"${'x'.repeat(70_000)}"`), 'refused: size'],
  ])('fails with %s, and may be asked again [D.59]', async (_, listener, reason) => {
    expect(await ask(listener, { timeoutMs: 300 })).toEqual({ kind: 'failed', isRetryable: true, reason });
  });

  it('is not called at a private address, nor without its key [D.59]', async () => {
    const host = await startValuer((_request, response) => response.end(JSON.stringify(answer)));
    const guarded = createSource({ ...host.fetcherOptions, mayConnectTo: isPublicAddress });
    expect(await guarded(questionOf(host))).toEqual({ kind: 'failed', isRetryable: false, reason: 'refused: address' });
    const withoutKey = createComparisonSource({
      stock: noStock,
      readSecret: () => undefined,
      egress: host.fetcherOptions,
    });
    expect(await withoutKey(questionOf(host))).toEqual({
      kind: 'failed',
      isRetryable: false,
      reason: 'AUTOGRAB_KEY is not set',
    });
    expect(host.connections()).toBe(0);
  });

  it('must use https [D.59]', () => {
    const parse = (url: string) =>
      marketConfig.safeParse({ autograbService: { url, keyVariable: 'AUTOGRAB_KEY' } }).success;
    expect([parse('http://valuer.example'), parse('https://valuer.example')]).toEqual([false, true]);
  });

  it('is called once per vehicle, and again when the price changes', async () => {
    const host = await startValuer((_request, response) => response.end(JSON.stringify(answer)));
    const source = createSource(host.fetcherOptions);
    const question = questionOf(host);
    await Promise.all([source(question), source(question)]);
    await source(question);
    expect(host.asked).toHaveLength(1);
    await source({ ...question, vehicle: { ...vehicle, priceCents: 2_900_000 } });
    expect(host.asked).toHaveLength(2);
  });

  it('has no description on a site without Car Analysis [D.60]', async () => {
    const host = await startValuer((_request, response) => response.end(JSON.stringify(answer)));
    expect(await createSource(host.fetcherOptions)(questionOf(host, { autograb: true }))).toMatchObject({
      comparison: { description: null },
    });
  });
});

describe('without an outside valuer', () => {
  const listings = Array.from({ length: 8 }, (_, at) =>
    toMarketListing(
      at % 2 === 0 ? 'wattle' : 'banksia',
      makeTestVehicle({
        ...vehicle,
        vin: null,
        id: at + 2,
        priceCents: 2_900_000 + at * 50_000,
        dealershipSlug: `d${at % 3}`,
      }),
    ),
  ).filter((listing): listing is MarketListing => listing !== null);
  const askPlatform = (switches: object) =>
    createComparisonSource({ stock: { find: async () => listings }, readSecret: () => undefined })({
      siteSlug: 'wattle',
      vehicle,
      config: marketConfig.parse(switches),
    });

  it("the platform's stock answers, with words on a site with Car Analysis [D.59] [D.60]", async () => {
    expect(await askPlatform({ plugins: ['Autogauge', 'Car Analysis'] })).toMatchObject({
      kind: 'comparison',
      comparison: {
        listingPriceCents: 3_000_000,
        marketMinCents: 2_910_000,
        marketMaxCents: 3_240_000,
        fill: 0.73,
        description: expect.stringContaining('8 similar Nissan X-Trail listings from 6 dealers'),
      },
    });
    expect(await askPlatform({ plugins: ['Autogauge'] })).toMatchObject({ comparison: { description: null } });
  });

  it('has no comparison with too few vehicles [B3.15]', async () => {
    expect(await askPlatform({ leastVehicles: 9 })).toEqual({ kind: 'none' });
  });
});

it('has no comparison while the stock is read after a start, which is not a failure', async () => {
  vi.useFakeTimers();
  try {
    const compare = createPlatformSource({ find: () => new Promise(() => undefined) });
    const answered = compare({ siteSlug: 'wattle', vehicle, config: marketConfig.parse({}) });
    await vi.advanceTimersByTimeAsync(3000);
    expect(await answered).toEqual({ kind: 'none' });
  } finally {
    vi.useRealTimers();
  }
});

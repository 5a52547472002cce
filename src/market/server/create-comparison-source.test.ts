import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { type MarketListing, toMarketListing } from '../rules/comparison/market-listing.ts';
import { marketConfig } from '../rules/config.ts';
import type { ComparisonAnswer } from './comparison-source.ts';
import { createComparisonSource } from './create-comparison-source.ts';

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

let servers: Server[] = [];
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers = [];
});

const startValuer = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const noStock = { find: async () => [] };
const createSource = (options: { readonly key?: string } = { key: 'secret' }) =>
  createComparisonSource({ stock: noStock, readSecret: () => options.key, timeoutMs: 150 });
const configOf = (url: string, more: object = { plugins: ['Autogauge', 'Car Analysis'] }) =>
  marketConfig.parse({ ...more, autograbService: { url, keyVariable: 'AUTOGRAB_KEY' } });
const ask = async (listener: RequestListener): Promise<ComparisonAnswer> =>
  createSource()({ siteSlug: 'wattle', vehicle, config: configOf(await startValuer(listener)) });

describe('an outside valuer', () => {
  it('is asked by what identifies the vehicle and its price, with its key, and its answer is taken [B7.01] [D.59]', async () => {
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
    ['401', false, 401],
    ['400', false, 400],
  ])('fails with %s, and it is said whether to try again [D.59]', async (_, isRetryable, status) => {
    const got = await ask((_request, response) => response.writeHead(status).end('{}'));
    expect(got).toEqual({ kind: 'failed', isRetryable, reason: `it answered ${status}` });
  });

  it.each<[string, RequestListener]>([
    ['an answer that is no JSON', (_request, response) => response.end('<html>')],
    ['half an answer', (_request, response) => response.writeHead(200, { 'content-length': '500' }).end('{"fill":')],
    ['a connection that breaks', (request) => request.socket.destroy()],
    ['no answer at all', () => undefined],
    [
      'an answer that never ends',
      (_request, response) => {
        response.write('{');
      },
    ],
    ['an answer without measure', (_request, response) => response.end(`"${'x'.repeat(70_000)}"`)],
    ['a way on to elsewhere', (_request, response) => response.writeHead(302, { location: '/autogauge' }).end()],
  ])('fails with %s, and may be asked again [D.59]', async (_, listener) => {
    expect(await ask(listener)).toMatchObject({ kind: 'failed', isRetryable: true });
  });

  it('fails when nothing listens, and without its key [D.59]', async () => {
    const config = configOf('http://127.0.0.1:9');
    expect(await createSource()({ siteSlug: 'wattle', vehicle, config })).toMatchObject({ kind: 'failed' });
    expect(await createSource({})({ siteSlug: 'wattle', vehicle, config })).toEqual({
      kind: 'failed',
      isRetryable: false,
      reason: 'AUTOGRAB_KEY is not set',
    });
  });

  it('is asked once for a vehicle, and again when the price has changed', async () => {
    let calls = 0;
    const url = await startValuer((_request, response) => {
      calls += 1;
      response.end(JSON.stringify(answer));
    });
    const source = createSource();
    const question = { siteSlug: 'wattle', vehicle, config: configOf(url) };
    await Promise.all([source(question), source(question)]);
    await source(question);
    expect(calls).toBe(1);
    await source({ ...question, vehicle: { ...vehicle, priceCents: 2_900_000 } });
    expect(calls).toBe(2);
  });

  it('keeps its words to itself on a site without Car Analysis [D.60]', async () => {
    const url = await startValuer((_request, response) => response.end(JSON.stringify(answer)));
    const config = configOf(url, { autograb: true });
    expect(await createSource()({ siteSlug: 'wattle', vehicle, config })).toMatchObject({
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

  it('the stock of the platform answers, in words where the site has Car Analysis [D.59] [D.60]', async () => {
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

  it('has nothing to say of too few [B3.15]', async () => {
    expect(await askPlatform({ leastVehicles: 9 })).toEqual({ kind: 'none' });
  });
});

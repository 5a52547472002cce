import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TrustedProxies } from '../env.ts';
import { buildTrustProxy } from './build-trust-proxy.ts';
import { buildProblemDocument } from './problem-document.ts';
import { createRateLimits, type RateLimitsOptions } from './rate-limits.ts';

const onRefused = vi.fn();
let apps: FastifyInstance[] = [];

const start = async (
  limits: Partial<Pick<RateLimitsOptions, 'siteFactor'>> & { readonly api?: number } = {},
  proxies: TrustedProxies = 0,
) => {
  const app = Fastify({ trustProxy: buildTrustProxy(proxies) });
  apps.push(app);
  app.setErrorHandler((error, _request, reply) => {
    const problem = buildProblemDocument(error);
    return reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem));
  });
  const { hook } = await createRateLimits(app, {
    perMinute: { api: limits.api ?? 3, codes: 1, events: 1, leads: 1, search: 1, pictures: 1, pages: 1 },
    siteFactor: limits.siteFactor ?? 2,
    siteOf: ({ host }) => host,
    onRefused,
  });
  await app.register(async (limited) => {
    limited.addHook('onRequest', hook('api'));
    limited.get('/api', async () => ({}));
  });
  return (remoteAddress = '192.0.2.1', host = 'a.example', forwarded?: string) =>
    app.inject({
      url: '/api',
      remoteAddress,
      headers: { host, ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }) },
    });
};

type Ask = Awaited<ReturnType<typeof start>>;

/** One request after the other. */
const askAll = async (ask: Ask, requests: readonly Parameters<Ask>[]): Promise<number[]> => {
  const statuses: number[] = [];
  for (const request of requests) statuses.push((await ask(...request)).statusCode);
  return statuses;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onRefused.mockClear();
});

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(apps.map((app) => app.close()));
  apps = [];
});

describe('createRateLimits', () => {
  it('says with every answer how much is left, as the draft of the IETF does', async () => {
    const ask = await start();
    const { headers } = await ask();
    expect(headers['ratelimit-policy']).toBe('"api";q=3;w=60');
    expect(headers.ratelimit).toBe('"api";r=2;t=60');
  });

  it('refuses past the limit with a problem document and Retry-After, until the minute is over [D.26]', async () => {
    const ask = await start();
    for (let count = 0; count < 3; count++) expect((await ask()).statusCode).toBe(200);
    vi.advanceTimersByTime(20_000);
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(refused.headers['retry-after']).toBe('40');
    expect(refused.headers.ratelimit).toBe('"api";r=0;t=40');
    expect(refused.json()).toMatchObject({
      status: 429,
      code: 'tooMany',
      detail: 'More than 3 requests to the interface a minute. Try again in 40 seconds.',
    });
    expect(onRefused).toHaveBeenCalledWith('api');
    vi.advanceTimersByTime(40_000);
    expect((await ask()).statusCode).toBe(200);
  });

  it('answers in peace for a visitor who left before being counted', async () => {
    const app = Fastify();
    apps.push(app);
    // As a request tells of a socket that is closed by now.
    app.addHook('onRequest', async (request) => {
      Object.defineProperty(request, 'ip', { value: undefined });
    });
    const { hook } = await createRateLimits(app, {
      perMinute: { api: 1, codes: 1, events: 1, leads: 1, search: 1, pictures: 1, pages: 1 },
      siteFactor: 2,
      siteOf: ({ host }) => host,
      onRefused,
    });
    app.get('/api', { onRequest: hook('api') }, async () => ({}));
    expect((await app.inject('/api')).statusCode).toBe(200);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('counts each address and each site apart', async () => {
    const ask = await start();
    await askAll(ask, [[], [], []]);
    expect(await askAll(ask, [[], ['192.0.2.2'], ['192.0.2.1', 'b.example']])).toEqual([429, 200, 200]);
  });

  it('counts the addresses that one subscriber has for free as one', async () => {
    const ask = await start();
    await askAll(ask, [['2001:db8::1'], ['2001:db8::2'], ['2001:db8::3:4']]);
    expect(await askAll(ask, [['2001:db8::5'], ['2001:db8:0:1::5']])).toEqual([429, 200]);
  });

  it('bounds what all addresses together ask of a site; what was refused does not count', async () => {
    const ask = await start();
    await askAll(
      ask,
      Array.from({ length: 50 }, () => []),
    );
    expect(await askAll(ask, [['192.0.2.2'], ['192.0.2.3'], ['192.0.2.4']])).toEqual([200, 200, 200]);
    const refused = await ask('192.0.2.5');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['ratelimit-policy']).toBe('"api-site";q=6;w=60');
    expect((await ask('192.0.2.5', 'b.example')).statusCode).toBe(200);
  });

  it('sets no limit where it is 0', async () => {
    const ask = await start({ api: 0 });
    expect(
      new Set(
        await askAll(
          ask,
          Array.from({ length: 50 }, () => []),
        ),
      ),
    ).toEqual(new Set([200]));
    expect((await ask()).headers.ratelimit).toBeUndefined();
  });

  it('counts who stands behind the proxies in front, and believes nothing that a stranger adds', async () => {
    const ask = await start({}, 1);
    const spoofed = Array.from(
      { length: 4 },
      (_, at): Parameters<Ask> => ['10.0.0.1', 'a.example', `198.51.100.${at}, 192.0.2.1`],
    );
    expect(await askAll(ask, spoofed)).toEqual([200, 200, 200, 429]);
    expect((await ask('10.0.0.1', 'a.example', '192.0.2.2')).statusCode).toBe(200);
  });

  it('believes only the proxies that are named', async () => {
    const ask = await start({ siteFactor: 0 }, ['10.0.0.0/8']);
    await askAll(
      ask,
      Array.from({ length: 3 }, (_, at) => ['192.0.2.9', 'a.example', `198.51.100.${at}`]),
    );
    expect((await ask('192.0.2.9', 'a.example', '198.51.100.9')).statusCode).toBe(429);
    expect((await ask('10.2.3.4', 'a.example', '198.51.100.9, 10.9.9.9')).statusCode).toBe(200);
  });

  it('does not read what is forwarded when no proxy is in front', async () => {
    const ask = await start();
    const spoofed = Array.from(
      { length: 4 },
      (_, at): Parameters<Ask> => ['192.0.2.1', 'a.example', `198.51.100.${at}`],
    );
    expect(await askAll(ask, spoofed)).toEqual([200, 200, 200, 429]);
  });
});

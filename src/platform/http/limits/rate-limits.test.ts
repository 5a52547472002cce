import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TrustedProxies } from '../../env.ts';
import { buildTrustProxy } from '../build-trust-proxy.ts';
import { buildProblemDocument } from '../problem-document.ts';
import { createRateLimits, markStoredBytes, markUnstored, type RateLimitsOptions } from './rate-limits.ts';

const onRefused = vi.fn();
let apps: FastifyInstance[] = [];

const start = async (
  limits: Partial<Pick<RateLimitsOptions, 'siteFactor' | 'storedBytesADay'>> & { readonly api?: number } = {},
  proxies: TrustedProxies = 0,
) => {
  const app = Fastify({ trustProxy: buildTrustProxy(proxies) });
  apps.push(app);
  app.setErrorHandler((error, _request, reply) => {
    const problem = buildProblemDocument(error);
    return reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem));
  });
  const { guard } = createRateLimits({
    perMinute: { api: limits.api ?? 3, codes: 2, events: 0, leads: 4, search: 1, pictures: 1, pages: 1 },
    siteFactor: limits.siteFactor ?? 2,
    storedSiteFactor: 5,
    storedBytesADay: limits.storedBytesADay ?? 4000,
    siteOf: ({ host }) => host,
    onRefused,
  });
  await app.register(async (limited) => {
    guard(limited, 'api');
    limited.get('/api', async () => ({}));
  });
  await app.register(async (limited) => {
    guard(limited, 'leads');
    limited.get('/form', async () => ({}));
    limited.post<{ Body: { status: number; keptBytes?: number } }>('/form', async ({ body }, reply) => {
      if (body.keptBytes !== undefined) markStoredBytes(reply, body.keptBytes);
      return reply.code(body.status).send({});
    });
  });
  await app.register(async (limited) => {
    guard(limited, 'codes');
    limited.post<{ Body: { isSent: boolean } }>('/code', async ({ body }, reply) => {
      if (!body.isSent) markUnstored(reply);
      return reply.redirect('/next', 303);
    });
  });
  const ask = (remoteAddress = '192.0.2.1', host = 'a.example', forwarded?: string) =>
    app.inject({
      url: '/api',
      remoteAddress,
      headers: { host, ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }) },
    });
  const post = async (url: string, remoteAddress: string, payload: object) => {
    const { statusCode, headers } = await app.inject({
      method: 'POST',
      url,
      remoteAddress,
      payload,
      headers: { host: 'a.example' },
    });
    return [statusCode, statusCode === 429 ? String(headers['ratelimit-policy']) : undefined] as const;
  };
  return Object.assign(ask, { post, app });
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
  it('sends the IETF draft’s headers with every answer', async () => {
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
      detail: 'More than 3 API requests a minute. Try again in 40 seconds.',
    });
    expect(onRefused).toHaveBeenCalledWith({ work: 'api', scope: 'address', site: 'a.example', isFirst: true });
    await ask();
    expect(onRefused).toHaveBeenLastCalledWith(expect.objectContaining({ isFirst: false }));
    vi.advanceTimersByTime(40_000);
    expect((await ask()).statusCode).toBe(200);
  });

  it('tells a shopper what there was too much of and how long to wait, in seconds, minutes or hours [D.26]', async () => {
    const { app } = await start();
    const say = async (remoteAddress: string): Promise<unknown> => {
      const payload = { isSent: true };
      const reply = await app.inject({
        method: 'POST',
        url: '/code',
        remoteAddress,
        payload,
        headers: { host: 'a.example' },
      });
      return reply.statusCode === 429 ? reply.json().detail : null;
    };
    const sendTwo = async (remoteAddress: string): Promise<void> => {
      for (let sent = 0; sent < 2; sent += 1) expect(await say(remoteAddress)).toBeNull();
    };
    const many = 'You’ve asked for a lot of sign-in codes in the last';
    await sendTwo('192.0.2.1');
    expect(await say('192.0.2.1')).toBe(`${many} minute. Please wait 60 seconds.`);
    vi.advanceTimersByTime(60_000);
    await sendTwo('192.0.2.1');
    vi.advanceTimersByTime(60_000);
    expect(await say('192.0.2.1')).toBe(`${many} hour. Please wait 58 minutes.`);
    for (const pauseMs of [3_600_000, 60_000, 3_600_000]) {
      vi.advanceTimersByTime(pauseMs);
      await sendTwo('192.0.2.1');
    }
    vi.advanceTimersByTime(60_000);
    expect(await say('192.0.2.1')).toBe(`${many} day. Please wait 22 hours.`);
    for (let one = 2; one < 7; one += 1) await sendTwo(`192.0.2.${one}`);
    expect(await say('192.0.2.99')).toBe('We’re busier than usual right now. Please wait 60 seconds.');
  });

  it('handles a visitor who left before being counted', async () => {
    const app = Fastify();
    apps.push(app);
    // Once its socket has closed, a request has no address.
    app.addHook('onRequest', async (request) => {
      Object.defineProperty(request, 'ip', { value: undefined });
    });
    const { guard } = createRateLimits({
      perMinute: { api: 1, codes: 1, events: 1, leads: 1, search: 1, pictures: 1, pages: 1 },
      siteFactor: 2,
      storedSiteFactor: 2,
      storedBytesADay: 0,
      siteOf: ({ host }) => host,
      onRefused,
    });
    guard(app, 'api');
    app.get('/api', async () => ({}));
    expect((await app.inject('/api')).statusCode).toBe(200);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('counts each address and each site separately', async () => {
    const ask = await start();
    await askAll(ask, [[], [], []]);
    expect(await askAll(ask, [[], ['192.0.2.2'], ['192.0.2.1', 'b.example']])).toEqual([429, 200, 200]);
  });

  it('counts one subscriber’s IPv6 /64 as one address', async () => {
    const ask = await start();
    await askAll(ask, [['2001:db8::1'], ['2001:db8::2'], ['2001:db8::3:4']]);
    expect(await askAll(ask, [['2001:db8::5'], ['2001:db8:0:1::5']])).toEqual([429, 200]);
  });

  it('limits all addresses of a site together; refused requests don’t count', async () => {
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

  it('counts the client behind trusted proxies and ignores forged entries', async () => {
    const ask = await start({}, 1);
    const spoofed = Array.from(
      { length: 4 },
      (_, at): Parameters<Ask> => ['10.0.0.1', 'a.example', `198.51.100.${at}, 192.0.2.1`],
    );
    expect(await askAll(ask, spoofed)).toEqual([200, 200, 200, 429]);
    expect((await ask('10.0.0.1', 'a.example', '192.0.2.2')).statusCode).toBe(200);
  });

  it('trusts only the named proxies', async () => {
    const ask = await start({ siteFactor: 0 }, ['10.0.0.0/8']);
    await askAll(
      ask,
      Array.from({ length: 3 }, (_, at) => ['192.0.2.9', 'a.example', `198.51.100.${at}`]),
    );
    expect((await ask('192.0.2.9', 'a.example', '198.51.100.9')).statusCode).toBe(429);
    expect((await ask('10.2.3.4', 'a.example', '198.51.100.9, 10.9.9.9')).statusCode).toBe(200);
  });

  it('ignores forwarded headers without a proxy', async () => {
    const ask = await start();
    const spoofed = Array.from(
      { length: 4 },
      (_, at): Parameters<Ask> => ['192.0.2.1', 'a.example', `198.51.100.${at}`],
    );
    expect(await askAll(ask, spoofed)).toEqual([200, 200, 200, 429]);
  });

  it.each([
    ['with a port', (at: number) => `192.0.2.1:${40_000 + at}`],
    ['of IPv6 with a port', (at: number) => `[2001:db8::1]:${40_000 + at}`],
    ['of IPv6 with a zone', (at: number) => `2001:db8::1%eth${at}`],
    ['mapped into IPv6', (at: number) => (at % 2 === 0 ? '192.0.2.1' : '::ffff:192.0.2.1')],
    ['that is no address', (at: number) => `unknown-${at}`],
  ])('counts one client once when forwarded as an address %s [D.26]', async (_, forwardedOf) => {
    const ask = await start({}, 1);
    const requests = Array.from({ length: 4 }, (_, at): Parameters<Ask> => ['10.0.0.1', 'a.example', forwardedOf(at)]);
    expect(await askAll(ask, requests)).toEqual([200, 200, 200, 429]);
  });

  it('limits an IPv6 /48 to three times one address, and leaves the rest to others [D.26]', async () => {
    const ask = await start({ api: 2, siteFactor: 10 });
    const lines = Array.from({ length: 10 }, (_, at): Parameters<Ask> => [`2001:db8:7:${at}::1`]);
    expect(await askAll(ask, lines)).toEqual([...Array(6).fill(200), ...Array(4).fill(429)]);
    const refused = await ask('2001:db8:7:99::1');
    expect(refused.headers['ratelimit-policy']).toBe('"api-network";q=6;w=60');
    expect(await askAll(ask, [['2001:db8:8::1'], ['192.0.2.1']])).toEqual([200, 200]);
  });
});

describe('stored work', () => {
  const form = { status: 201 };
  const refusedForm = { status: 422 };

  it("doesn't count refused forms towards the site: they lock out nobody but their sender [D.26]", async () => {
    const { post, app } = await start();
    for (let address = 1; address <= 40; address++) {
      for (let at = 0; at < 4; at++) expect((await post('/form', `198.51.100.${address}`, refusedForm))[0]).toBe(422);
    }
    expect(await post('/form', '198.51.100.1', form)).toEqual([429, '"leads";q=4;w=60']);
    expect((await app.inject({ url: '/form', headers: { host: 'a.example' } })).statusCode).toBe(200);
    for (let address = 1; address <= 20; address++) {
      expect((await post('/form', `203.0.113.${address}`, form))[0]).toBe(201);
    }
    expect(await post('/form', '203.0.113.99', form)).toEqual([429, '"leads-site";q=20;w=60']);
    expect(onRefused).toHaveBeenLastCalledWith({ work: 'leads', scope: 'site', site: 'a.example', isFirst: true });
  });

  it('does not count a redirect that stored nothing towards the site [D.28]', async () => {
    const { post } = await start();
    for (let address = 1; address <= 30; address++)
      expect((await post('/code', `198.51.100.${address}`, { isSent: false }))[0]).toBe(303);
    for (let address = 1; address <= 10; address++)
      expect((await post('/code', `203.0.113.${address}`, { isSent: true }))[0]).toBe(303);
    expect(await post('/code', '203.0.113.99', { isSent: true })).toEqual([429, '"codes-site";q=10;w=60']);
  });

  it('limits an address by minute, hour and day [D.28]', async () => {
    const { post } = await start();
    const sendAll = async (): Promise<string | undefined> => {
      for (;;) {
        const [, policy] = await post('/code', '192.0.2.1', { isSent: true });
        if (policy !== undefined) return policy;
      }
    };
    expect(await sendAll()).toBe('"codes";q=2;w=60');
    vi.advanceTimersByTime(61_000);
    expect(await sendAll()).toBe('"codes";q=2;w=60');
    vi.advanceTimersByTime(61_000);
    expect(await sendAll()).toBe('"codes";q=4;w=3600');
    vi.advanceTimersByTime(3600_000);
    expect(await sendAll()).toBe('"codes";q=2;w=60');
    vi.advanceTimersByTime(61_000);
    expect(await sendAll()).toBe('"codes";q=2;w=60');
    vi.advanceTimersByTime(3600_000);
    expect(await sendAll()).toBe('"codes";q=2;w=60');
    vi.advanceTimersByTime(3600_000);
    expect(await sendAll()).toBe('"codes";q=10;w=86400');
    vi.advanceTimersByTime(86_400_000);
    expect(await post('/code', '192.0.2.1', { isSent: true })).toEqual([303, undefined]);
  });

  it('limits the bytes that an address, a network and a site store in a day [D.24]', async () => {
    const { post } = await start();
    const long = { status: 201, text: 'x'.repeat(1900) };
    const send = (address: string) => post('/form', address, long);
    expect([await send('192.0.2.1'), await send('192.0.2.1')]).toEqual(Array(2).fill([201, undefined]));
    expect(await send('192.0.2.1')).toEqual([429, '"leads";q=4000;w=86400']);
    for (const at of [1, 1, 2, 2, 3, 3]) expect((await send(`2001:db8:0:${at}::1`))[0]).toBe(201);
    expect(await send('2001:db8:0:4::1')).toEqual([429, '"leads-network";q=12000;w=86400']);
    vi.advanceTimersByTime(61_000);
    expect([await send('192.0.2.2'), await send('192.0.2.2')]).toEqual(Array(2).fill([201, undefined]));
    const tooLong = { status: 201, text: 'x'.repeat(17_000) };
    expect(await post('/form', '192.0.2.3', { ...tooLong, text: 'x'.repeat(3_900) })).toEqual([201, undefined]);
    expect(await post('/form', '192.0.2.4', tooLong)).toEqual([429, '"leads";q=4000;w=86400']);
    vi.advanceTimersByTime(86_400_000);
    expect((await send('192.0.2.1'))[0]).toBe(201);
  });

  it('counts the bytes that were stored, not those that were sent [D.24]', async () => {
    const { post } = await start();
    for (let at = 0; at < 4; at++)
      expect((await post('/form', '192.0.2.1', { status: 201, keptBytes: 500, text: 'x'.repeat(2000) }))[0]).toBe(201);
    vi.advanceTimersByTime(61_000);
    expect((await post('/form', '192.0.2.1', { status: 201, text: 'x'.repeat(1900) }))[0]).toBe(201);
    expect((await post('/form', '192.0.2.1', { status: 201 }))[0]).toBe(201);
    expect(await post('/form', '192.0.2.1', { status: 201, text: 'x'.repeat(100) })).toEqual([
      429,
      '"leads";q=4000;w=86400',
    ]);
  });

  it.each([
    ['addresses', (at: number) => `198.51.100.${at}`],
    ['IPv6 /48s', (at: number) => `2001:db8:${at}:1::1`],
  ])(
    "leaves every address small forms once others have used up the site's bytes, from %s [D.24] [D.26]",
    async (_, of) => {
      const { post } = await start({ storedBytesADay: 40_000 });
      const long = { status: 201, text: 'x'.repeat(39_000) };
      for (let at = 1; at <= 5; at++) expect((await post('/form', of(at), long))[0]).toBe(201);
      const spent = '"leads-site";q=200000;w=86400';
      expect(await post('/form', of(6), long)).toEqual([429, spent]);
      const small = { status: 201, text: 'x'.repeat(6000) };
      const send = async (address: string) => {
        vi.advanceTimersByTime(61_000);
        return post('/form', address, small);
      };
      expect((await send('203.0.113.1'))[0]).toBe(201);
      for (let at = 0; at < 4; at++) expect((await send('203.0.113.1'))[0]).toBe(201);
      expect(await send('203.0.113.1')).toEqual([429, spent]);
      expect((await send('203.0.113.2'))[0]).toBe(201);
      // The bytes of a rejected form don't count. A /48 may store three times as much as an address.
      expect((await post('/form', '203.0.113.2', refusedForm))[0]).toBe(422);
      for (let at = 0; at < 15; at++) expect((await send(`2001:db8:77:${at % 5}::1`))[0]).toBe(201);
      expect(await send('2001:db8:77:9::1')).toEqual([429, spent]);
      expect((await send('2001:db8:78::1'))[0]).toBe(201);
    },
  );

  it("reserves some forms for every address after the site's hour is used up [D.26]", async () => {
    const { post } = await start({ storedBytesADay: 0 });
    for (let minute = 0; minute < 5; minute++) {
      for (let at = 1; at <= 5; at++)
        for (let count = 0; count < 4; count++) expect((await post('/form', `198.51.100.${at}`, form))[0]).toBe(201);
      vi.advanceTimersByTime(61_000);
    }
    for (let count = 0; count < 4; count++) expect((await post('/form', '203.0.113.1', form))[0]).toBe(201);
    vi.advanceTimersByTime(61_000);
    expect((await post('/form', '203.0.113.1', form))[0]).toBe(201);
    expect(await post('/form', '203.0.113.1', form)).toEqual([429, '"leads-site";q=100;w=3600']);
  });

  it('never exceeds a site’s limit for codes, because each costs money [D.28]', async () => {
    const { post } = await start();
    for (let at = 1; at <= 10; at++) await post('/code', `198.51.100.${at}`, { isSent: true });
    vi.advanceTimersByTime(61_000);
    for (let at = 11; at <= 20; at++) await post('/code', `198.51.100.${at}`, { isSent: true });
    vi.advanceTimersByTime(61_000);
    expect(await post('/code', '203.0.113.1', { isSent: true })).toEqual([429, '"codes-site";q=20;w=3600']);
  });
});

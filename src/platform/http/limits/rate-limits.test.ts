import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { type Ask, askAll, prepareRateLimits } from '../testing/prepare-rate-limits.ts';
import { createRateLimits } from './rate-limits.ts';

const { start, apps, onRefused } = prepareRateLimits();

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

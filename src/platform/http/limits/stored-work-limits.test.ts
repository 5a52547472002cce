import { describe, expect, it, vi } from 'vitest';
import { prepareRateLimits } from '../testing/prepare-rate-limits.ts';

const { start, onRefused } = prepareRateLimits();

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

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { openSignIn } from '../testing/open-sign-in.ts';

const phone = '0412 345 678';
const e164 = '+61412345678';
const way = { type: 'my-garage', redirect: '/my-garage' };

describe.each(testDatabases)('sessions on $name', ({ open }) => {
  let test: TestDatabase;
  let service: Awaited<ReturnType<typeof openSignIn>>;

  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    service = await openSignIn(test.database.primary);
  });
  afterEach(() => service.close());

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/%2F/evil.example'])(
    'never leads off the site to %s [L6.02]',
    async (redirect) => {
      const browser = service.openBrowser();
      const [, to] = await browser.post('/sign-in/code', { type: 'x', redirect, back: redirect, phone });
      expect(to).toBe('/sign-in?redirect=%2F&back=%2F&step=code');
      expect(await browser.post('/sign-in', { redirect, code: service.readCode() })).toEqual([303, '/']);
    },
  );

  it.each(['/sign-in/code', '/sign-in', '/sign-out', '/sign-in/devices'])(
    '%s takes no form of another site, and nothing that is no form [D.28]',
    async (path) => {
      const browser = await service.signIn(phone);
      const fields = { phone: '0498 765 432', code: '123456' };
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
      ]) {
        expect((await browser.post(path, fields, { headers }))[0]).toBe(403);
      }
      expect((await browser.post(path, fields, { headers: { 'content-type': 'application/json' } }))[0]).toBe(415);
      expect((await browser.post(path, { phone: 'x'.repeat(9000) }))[0]).toBe(413);
      expect((await browser.post(path, fields, { host: 'nobody.localhost' }))[0]).toBe(404);
      expect((await service.find(browser))?.phone).toBe(e164);
      expect(service.messages).toHaveLength(1);
    },
  );

  it('accepts only secrets that it issued, before and after sign-in [D.28]', async () => {
    const planted = `__Host-visitor=${'A'.repeat(43)}`;
    const browser = service.openBrowser();
    browser.take(planted);
    await browser.post('/sign-in/code', { phone: '0412 345 678' });
    const given = browser.cookie();
    expect(given).toMatch(/^__Host-visitor=[\w-]{43}$/);
    expect(given).not.toBe(planted);
    await browser.post('/sign-in', { code: service.readCode() });
    expect((await service.find(browser))?.phone).toBe('+61412345678');
    for (const old of [planted, given]) {
      const thief = service.openBrowser();
      thief.take(old);
      expect(await service.find(thief)).toBeNull();
    }
  });

  it('ends only the session that signs out, on the server and in the browser [D.28]', async () => {
    const browser = await service.signIn(phone);
    service.pass(60);
    const tablet = await service.signIn(phone);
    const before = browser.cookie();
    expect(await browser.post('/sign-out')).toEqual([303, '/']);
    expect(browser.cookie()).toBeUndefined();
    browser.take(before);
    expect(await service.find(browser)).toBeNull();
    expect((await service.find(tablet))?.phone).toBe(e164);
  });

  it('lists a visitor’s devices and ends one or all others, never another visitor’s [D.28]', async () => {
    const browsers = [];
    for (const _ of ['phone', 'tablet', 'work']) {
      browsers.push(await service.signIn(phone));
      service.pass(301);
    }
    const [mine, tablet, work] = browsers;
    if (mine === undefined || tablet === undefined || work === undefined) throw new Error('three signed in');
    const stranger = await service.signIn('0498 765 432');
    const me = await service.find(mine);
    const listed = await service.sessions.listDevices('wattle', me?.visitorUuid ?? '', service.now());
    expect(listed.map(({ sessionUuid }) => sessionUuid).at(-1)).toBe(me?.sessionUuid);
    expect(listed).toHaveLength(3);
    expect(await service.sessions.listDevices('other', me?.visitorUuid ?? '', service.now())).toEqual([]);
    const end = (session: string | undefined, host?: string) =>
      mine.post('/sign-in/devices', { session, redirect: '/my-garage' }, host === undefined ? {} : { host });
    const theirs = (await service.find(stranger))?.sessionUuid;
    for (const unknown of [theirs, 'x', '00000000-0000-4000-8000-000000000000'])
      expect((await end(unknown))[0]).toBe(404);
    expect((await end((await service.find(tablet))?.sessionUuid, 'other.localhost'))[0]).toBe(401);
    expect(await end((await service.find(tablet))?.sessionUuid)).toEqual([303, '/my-garage']);
    expect([await service.find(tablet), (await service.find(work))?.phone]).toEqual([null, e164]);
    expect(await mine.post('/sign-in/devices', { redirect: '/my-garage' })).toEqual([303, '/my-garage']);
    expect([
      await service.find(work),
      (await service.find(mine))?.phone,
      (await service.find(stranger))?.phone,
    ]).toEqual([null, e164, '+61498765432']);
  });

  it('asks for a number first, and shows no account before sign-in [D.28]', async () => {
    const browser = service.openBrowser();
    expect((await browser.post('/sign-in/code', { ...way, again: 'yes' }))[1]).not.toContain('step=code');
    expect((await browser.post('/sign-in/devices', { redirect: '/' }))[0]).toBe(401);
    expect(await browser.post('/sign-out')).toEqual([303, '/']);
  });
});

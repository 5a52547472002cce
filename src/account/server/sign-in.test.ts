import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { openSignIn } from '../testing/open-sign-in.ts';
import type { MoveVisitorData } from './visitor-store.ts';

const phone = '0412 345 678';
const e164 = '+61412345678';
const way = { type: 'my-garage', redirect: '/my-garage' };
const atNumber = '/sign-in?type=my-garage&redirect=%2Fmy-garage';
const atCode = `${atNumber}&step=code`;

describe.each(testDatabases)('signing in on $name', ({ open }) => {
  let test: TestDatabase;
  let service: Awaited<ReturnType<typeof openSignIn>>;
  const moved: (readonly string[])[] = [];
  const move: MoveVisitorData = async (_tx, ...who) => void moved.push(who);

  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    moved.length = 0;
    // Uses the connection without the visitors' short timeout, because two hundred concurrent sign-ins wait for each
    // other on a busy machine.
    service = await openSignIn(test.database.primary, [move]);
  });
  afterEach(() => service.close());

  const ask = (number = phone) => service.ask(number, way);

  it('asks for a number, then for its code, and redirects to the requested page [D.28] [L6.02] [B3.19]', async () => {
    const { browser, answer } = await ask();
    expect(answer).toEqual([303, atCode]);
    expect(service.messages).toEqual([
      { id: expect.any(String), to: e164, text: expect.stringMatching(/^.+: \d{6} is/), validForSeconds: 600 },
    ]);
    expect(service.messages[0]?.text).toMatch(/\n\n@www\.wattle\.example #\d{6}$/);
    expect((await service.find(browser))?.phone).toBeNull();
    const code = service.readCode();
    expect(await browser.post('/sign-in', { ...way, code: ` ${code.slice(0, 3)} ${code.slice(3)} ` })).toEqual([
      303,
      '/my-garage',
    ]);
    expect((await service.find(browser))?.phone).toBe(e164);
  });

  it('stores neither the code nor its secret, and puts the number in no address [D.28]', async () => {
    const { browser, answer } = await ask();
    const { rows } = await test.database.primary.execute(sql`
      SELECT (SELECT json_agg(c) FROM sign_in_codes c) AS codes, (SELECT json_agg(s) FROM visitor_sessions s) AS sessions`);
    const kept = JSON.stringify(rows);
    expect(kept).toContain(e164);
    expect(kept).not.toMatch(new RegExp(`\\b${service.readCode()}\\b`));
    expect(kept).not.toContain(browser.cookie()?.split('=')[1]);
    expect(answer[1]).not.toContain('412');
  });

  it('answers known and unknown numbers alike [D.28]', async () => {
    await service.signIn(phone);
    service.pass(60);
    const known = await ask();
    const unknown = await ask('0498 765 432');
    expect(known.answer).toEqual(unknown.answer);
    expect(service.messages.map(({ to }) => to)).toEqual([e164, e164, '+61498765432']);
  });

  it.each([
    '',
    '123',
    '07 5550 1969',
    '1300 555 019',
    '+64 21 123 456',
    '0412 345 678 or 9',
    `0412${' '.repeat(60)}345678`,
  ])('sends nothing to %j, which isn’t an Australian mobile [D.28]', async (number) => {
    expect((await ask(number)).answer).toEqual([303, `${atNumber}&problem=phone`]);
    expect(service.messages).toEqual([]);
  });

  it('allows five attempts, not counting malformed codes [D.28]', async () => {
    const { browser } = await ask();
    const send = (code: string) => browser.post('/sign-in', { ...way, code });
    for (const slip of ['', '12345', '1234567', 'abcdef']) {
      expect(await send(slip)).toEqual([303, `${atCode}&problem=no-code`]);
    }
    for (const left of [4, 3, 2, 1]) {
      expect(await send(service.readWrongCode())).toEqual([303, `${atCode}&problem=wrong-code`]);
      const visitor = await service.find(browser);
      expect(5 - ((await service.codes.findPending('wattle', visitor?.visitorUuid ?? ''))?.tries ?? 0)).toBe(left);
    }
    expect(await send(service.readWrongCode())).toEqual([303, `${atCode}&problem=code-over`]);
    expect(await send(service.readCode())).toEqual([303, `${atCode}&problem=code-over`]);
    expect((await service.find(browser))?.phone).toBeNull();
  });

  it('counts two hundred concurrent guesses as at most five [D.28]', async () => {
    const { browser } = await ask();
    const guesses = Array.from({ length: 200 }, () =>
      browser.post('/sign-in', { ...way, code: service.readWrongCode() }),
    );
    const answers = (await Promise.all(guesses)).map(([, to]) => to);
    expect(answers.filter((to) => to.endsWith('wrong-code'))).toHaveLength(4);
    expect(answers.filter((to) => to.endsWith('code-over'))).toHaveLength(196);
    expect(await browser.post('/sign-in', { ...way, code: service.readCode() })).toEqual([
      303,
      `${atCode}&problem=code-over`,
    ]);
  });

  it('accepts only the newest code, once, for ten minutes [D.28]', async () => {
    const { browser } = await ask();
    const first = service.readCode();
    const before = browser.cookie();
    service.pass(60);
    expect(await browser.post('/sign-in/code', { ...way, again: 'yes' })).toEqual([303, atCode]);
    expect(service.messages.map(({ to }) => to)).toEqual([e164, e164]);
    expect((await browser.post('/sign-in', { ...way, code: first }))[1]).toMatch(/wrong-code$/);
    service.pass(599);
    const code = service.readCode();
    expect(await browser.post('/sign-in', { ...way, code })).toEqual([303, '/my-garage']);
    browser.take(before);
    expect((await browser.post('/sign-in', { ...way, code }))[1]).toMatch(/code-over$/);
    const late = await ask('0498 765 432');
    service.pass(600);
    expect((await late.browser.post('/sign-in', { ...way, code: service.readCode() }))[1]).toMatch(/code-over$/);
  });

  it('signs in once when the right code arrives five times at once [D.28]', async () => {
    const { browser } = await ask();
    const code = service.readCode();
    const answers = await Promise.all(Array.from({ length: 5 }, () => browser.post('/sign-in', { ...way, code })));
    expect(answers.filter(([, to]) => to === '/my-garage')).toHaveLength(1);
    const me = await service.find(browser);
    expect(await service.sessions.listDevices('wattle', me?.visitorUuid ?? '', service.now())).toHaveLength(1);
  });

  it('accepts a code only from the browser that requested it, at its own site [D.28]', async () => {
    const { browser } = await ask();
    const stranger = service.openBrowser();
    expect((await stranger.post('/sign-in', { ...way, code: service.readCode() }))[1]).toMatch(/code-over$/);
    const code = service.readCode();
    // Another browser that requests a code for the same number gets its own code. The first code stays valid.
    service.pass(60);
    const other = await ask();
    expect((await other.browser.post('/sign-in', { ...way, code }))[1]).toMatch(/wrong-code$/);
    expect((await browser.post('/sign-in', { ...way, code }, { host: 'other.localhost' }))[1]).toMatch(/code-over$/);
    expect(await browser.post('/sign-in', { ...way, code })).toEqual([303, '/my-garage']);
  });

  it('starts a new session, so a planted one is useless [D.28]', async () => {
    const { browser } = await ask();
    const planted = browser.cookie();
    const visitor = await service.find(browser);
    await browser.post('/sign-in', { ...way, code: service.readCode() });
    expect(browser.cookie()).not.toBe(planted);
    const thief = service.openBrowser();
    thief.take(planted);
    expect(await service.find(thief)).toBeNull();
    const signedIn = await service.find(browser);
    expect(moved).toEqual([['wattle', visitor?.visitorUuid, signedIn?.visitorUuid]]);
  });

  it('sends a number one code per 30 seconds, three per 15 minutes and ten a day, and says why not [D.28]', async () => {
    const { browser } = await ask();
    const again = async () => (await browser.post('/sign-in/code', { ...way, again: 'yes' }))[1];
    expect(await again()).toBe(`${atCode}&problem=too-soon`);
    // Another browser can't avoid the limit. Without a pending code, the number step shows the error.
    expect((await ask()).answer).toEqual([303, `${atNumber}&problem=too-soon`]);
    for (const _ of [2, 3]) {
      service.pass(31);
      expect(await again()).toBe(atCode);
    }
    service.pass(31);
    expect(await again()).toBe(`${atCode}&problem=too-many`);
    for (const sent of [4, 5, 6, 7, 8, 9, 10]) {
      service.pass(15 * 60);
      expect([sent, await again()]).toEqual([sent, atCode]);
    }
    service.pass(15 * 60);
    expect(await again()).toBe(`${atCode}&problem=too-many`);
    expect(service.messages).toHaveLength(10);
    expect((await ask('0498 765 432')).answer).toEqual([303, atCode]);
    service.pass(24 * 3600);
    expect(await again()).toBe(atCode);
  });

  it('counts a new visitor towards the site’s limit, though no code is sent, and a known one not [D.26] [D.28]', async () => {
    const browser = service.openBrowser();
    for (const _ of ['new', 'known']) expect((await browser.post('/sign-in/code', { again: 'yes' }))[0]).toBe(303);
    await service.openBrowser().post('/sign-in/code', { phone: '123' });
    expect(service.stored).toEqual([true, false, false]);
    expect(service.messages).toEqual([]);
  });

  it('sends one code for fifty concurrent requests [D.28]', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask()));
    expect(answers.filter(({ answer }) => answer[1] === atCode)).toHaveLength(1);
    expect(service.messages).toHaveLength(1);
  });

  it('sends a site at most 300 codes an hour, to any numbers [D.28]', async () => {
    await test.database.primary.execute(sql`
      INSERT INTO sign_in_codes (site_id, code_uuid, visitor_uuid, phone, code_hash, sent_at, expires_at)
      SELECT 'wattle', gen_random_uuid(), gen_random_uuid(), '+6140000' || n, '', ${service.now().toISOString()}::timestamptz,
        ${service.now().toISOString()}::timestamptz FROM generate_series(1, 300) n`);
    expect((await ask()).answer).toEqual([303, `${atNumber}&problem=too-many`]);
    const elsewhere = await service.openBrowser().post('/sign-in/code', { phone }, { host: 'other.localhost' });
    expect(elsewhere).toEqual([303, '/sign-in?step=code']);
    service.pass(3600);
    expect((await ask()).answer).toEqual([303, atCode]);
  });

  it('purges codes that are older than their limits [D.28]', async () => {
    await ask();
    expect(await service.codes.purgeBefore(service.now())).toBe(0);
    service.pass(1);
    expect(await service.codes.purgeBefore(service.now())).toBe(1);
  });
});

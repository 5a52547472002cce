import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { codeLength, mostTries, numberDayLimit, siteHourLimit } from '../rules/sign-in-code.ts';
import { openSignIn, type TestBrowser } from '../testing/open-sign-in.ts';

const codes = 10 ** codeLength;
const phone = '0412 345 678';

describe('the chance of guessing a code from any number of addresses and browsers', () => {
  it('is at most 50 in a million a day for one number, and 3.6 in a hundred for any number of a site [D.28]', () => {
    expect((numberDayLimit * mostTries) / codes).toBeLessThanOrEqual(0.00005);
    expect((24 * siteHourLimit * mostTries) / codes).toBeLessThanOrEqual(0.036);
  });
});

describe.each(testDatabases)('guessing codes on $name', ({ open }) => {
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

  const guess = async (browser: TestBrowser, code: string) => (await browser.post('/sign-in', { code }))[1];
  const countTries = async () => {
    const { rows } = await test.database.primary.execute<{ tries: string }>(
      sql`SELECT coalesce(sum(tries), 0) AS tries FROM sign_in_codes`,
    );
    return Number(rows[0]?.tries);
  };

  it('allows fifty guesses a day at a number, from any browsers and eight at a time [D.28]', async () => {
    const pending: TestBrowser[] = [];
    for (let minutes = 0; minutes < 24 * 60; minutes += 15) {
      const { browser, answer } = await service.ask(phone);
      const isSent = !answer[1].includes('problem');
      // Earlier browsers retry too: their codes have expired, and the newest code isn't theirs.
      const guessing = isSent ? [browser, ...pending.slice(-2)] : [browser];
      if (isSent) pending.push(browser);
      const wrong = service.readWrongCode();
      await Promise.all(guessing.flatMap((one) => Array.from({ length: isSent ? 8 : 1 }, () => guess(one, wrong))));
      // Once no guesses are left, even the right code is refused.
      expect(await guess(browser, service.readCode())).toMatch(/problem=code-over$/);
      service.pass(15 * 60);
    }
    expect(pending).toHaveLength(numberDayLimit);
    expect(service.messages).toHaveLength(numberDayLimit);
    expect(await countTries()).toBe(numberDayLimit * mostTries);
  });

  it('refuses a guess at another browser’s code without using up its attempts [D.28]', async () => {
    const { browser } = await service.ask(phone);
    const code = service.readCode();
    const others = await Promise.all(['0498 765 432', '0498 765 433'].map((number) => service.ask(number)));
    const strangers = [service.openBrowser(), ...others.map((other) => other.browser)];
    const answers = await Promise.all(strangers.flatMap((one) => Array.from({ length: 20 }, () => guess(one, code))));
    expect(answers.filter((to) => !/problem=(wrong-code|code-over)$/.test(to))).toEqual([]);
    expect(await countTries()).toBe(2 * mostTries);
    expect(await guess(browser, code)).toBe('/');
  });

  it('creates one visitor when the right code arrives two hundred times at once [D.28]', async () => {
    const { browser } = await service.ask(phone);
    const code = service.readCode();
    const planted = browser.cookie();
    const thieves = Array.from({ length: 200 }, () => {
      const thief = service.openBrowser();
      thief.take(planted);
      return thief;
    });
    const answers = await Promise.all(thieves.map((thief) => guess(thief, code)));
    expect(answers.filter((to) => to === '/')).toHaveLength(1);
    expect(new Set(answers.filter((to) => to !== '/'))).toEqual(new Set(['/sign-in?step=code&problem=code-over']));
  });
});

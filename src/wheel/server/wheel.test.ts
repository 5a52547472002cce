import { createHash, randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeLeadSite } from '#src/leads/testing/make-lead-site.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { wheelConfig } from '../rules/config.ts';
import { makeTestCampaign } from '../testing/make-test-campaign.ts';
import { listSpins } from './admin/list-spins.ts';
import { createSpinPurge, eraseSpins } from './admin/purge-spins.ts';
import { redeemPrize } from './admin/redeem-prize.ts';
import { listProofFaults } from './prove-spins.ts';
import { createSpinStore } from './spin-store.ts';
import { createWheelService } from './wheel-service.ts';

const campaign = makeTestCampaign();
const visitorOf = (number: number) => ({
  visitorUuid: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  phone: `+61412${String(number).padStart(6, '0')}`,
});
const sentBy = (fields: object = {}) => ({
  fields: new URLSearchParams({ name: 'Ann', email: 'ann@example.com', terms: 'on', ...fields }),
  userAgent: null,
});
const allOf = { limit: 1_000, order: 'book' } as const;

describe.each(testDatabases)('the wheel on $name', ({ open }) => {
  let test: TestDatabase;
  let now: Date;
  let draw: (below: number) => number;

  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await test.database.primary.execute(sql`TRUNCATE wheel_spins, leads, lead_deliveries`);
    now = new Date('2026-11-20T01:00:00Z');
    draw = (below) => randomInt(below);
  });

  const makeSite = (slug = 'wattle') => {
    const site = makeLeadSite({ mailTo: ['dealer@example.com'] });
    return { ...site, slug, config: { ...site.config, wheel: wheelConfig.parse({ campaign: null }) } };
  };
  const turn = (number: number, fields: object = {}, site = makeSite(), of = campaign) =>
    createWheelService({
      store: createSpinStore(test.database),
      readClock: () => now,
      draw: (below) => draw(below),
    }).turn(site, of, visitorOf(number), sentBy(fields));
  const readBook = () => listSpins(test.database, { siteSlug: 'wattle' }, allOf);
  const find = (number: number, siteSlug = 'wattle') =>
    createSpinStore(test.database).find({ siteSlug, campaignKey: 'spring', ...visitorOf(number) });
  const readLeads = async () =>
    (await test.database.primary.execute(sql`SELECT category, subcategory, message, opt_in, phone FROM leads`)).rows;
  const readMails = async () =>
    (await test.database.primary.execute(sql`SELECT kind, target FROM lead_deliveries ORDER BY kind`)).rows;
  // Only the wheel's draw is fixed; codes stay random.
  const lose = () => {
    draw = (below) => (below === 100 ? 99 : randomInt(below));
  };
  const win = () => {
    draw = (below) => (below === 100 ? 0 : randomInt(below));
  };

  it('gives the five prizes to five of 200 concurrent visitors, and the book has no gaps [L2.15]', {
    timeout: 60_000,
  }, async () => {
    const people = Array.from({ length: 200 }, (_, index) => index);
    // The odds are even, so that all five prizes are won.
    const even = makeTestCampaign({ prizes: campaign.prizes.map((prize) => ({ ...prize, weight: 1 })) });
    for (let from = 0; from < people.length; from += 20) {
      await Promise.all(people.slice(from, from + 20).map((person) => turn(person, {}, makeSite(), even)));
    }
    const book = await readBook();
    expect(book.map(({ sequence }) => sequence)).toEqual(people.map((person) => person + 1));
    const won = book.filter(({ isPrize }) => isPrize);
    expect(won).toHaveLength(5);
    expect(new Set(won.map(({ code }) => code)).size).toBe(5);
    const lastWon = Math.max(...won.map(({ sequence }) => sequence));
    expect(book.filter(({ slices }) => slices.length === 2).at(-1)?.sequence).toBe(lastWon);
    expect(listProofFaults(book)).toEqual([]);
  });

  it('gives a person one spin, however often the form is sent at once; another site has its own [L2.15]', async () => {
    await Promise.all(Array.from({ length: 20 }, () => turn(1)));
    await turn(1, { name: 'Another' });
    expect(await readBook()).toHaveLength(1);
    expect(await find(1)).toMatchObject({ firstName: 'Ann', sequence: 1 });
    expect(await find(1, 'other')).toBe(undefined);
    await turn(1, {}, makeSite('other'));
    expect(await find(1, 'other')).toMatchObject({ sequence: 1 });
  });

  it('tells the winner and the dealer about the prize, as a lead, in the same transaction [L2.15] [D.36]', async () => {
    win();
    await turn(1);
    const spin = await find(1);
    expect(spin).toMatchObject({ words: 'a set of ramps', validUntil: '2026-12-20', terms: 'One a van.', number: 0 });
    expect(await readLeads()).toEqual([
      {
        category: 'General Enquiry',
        subcategory: 'Spin to Win',
        opt_in: false,
        phone: '+61412000001',
        message: `Won on the wheel: a set of ramps (code ${spin?.code}).`,
      },
    ]);
    expect(await readMails()).toEqual([
      { kind: 'confirmation', target: 'ann@example.com' },
      { kind: 'confirmationText', target: '+61412000001' },
      { kind: 'mail', target: 'dealer@example.com' },
    ]);
  });

  it('passes on no details of a visitor who won nothing and asked for no news [L2.15]', async () => {
    lose();
    await turn(1);
    expect(await readLeads()).toEqual([]);
    await turn(2, { opt_in: 'on' });
    expect(await readLeads()).toMatchObject([{ opt_in: true, phone: '+61412000002' }]);
    expect(await readMails()).toEqual([{ kind: 'mail', target: 'dealer@example.com' }]);
  });

  it('refuses a spin before or after the campaign, without the terms or without an email address [L2.15]', async () => {
    expect(await turn(1, { terms: '', opt_in: 'on' })).toMatchObject({
      kind: 'invalid',
      problems: [{ field: 'terms' }],
      entry: { firstName: 'Ann', email: 'ann@example.com', isOptedIn: true, isAgreed: false },
    });
    expect(await turn(1, { name: 'x'.repeat(81), email: 'ann@' })).toMatchObject({
      kind: 'invalid',
      entry: { firstName: 'x'.repeat(81), email: 'ann@', isAgreed: true },
      problems: [{ field: 'firstName', message: 'First name: please use at most 80 characters.' }, { field: 'email' }],
    });
    now = new Date('2026-10-31T00:00:00Z');
    expect(await turn(1)).toEqual({ kind: 'closed' });
    now = new Date('2026-12-01T00:00:00Z');
    expect(await turn(1)).toEqual({ kind: 'closed' });
    expect(await readBook()).toEqual([]);
  });

  it('hands a prize out once, until its last day, at its own site [L2.15]', async () => {
    win();
    await turn(1);
    await turn(2);
    const [code, second] = (await readBook()).map((spin) => spin.code ?? '');
    const show = (shown = '', today = '2026-12-20', siteSlug = 'wattle') =>
      redeemPrize(test.database, { siteSlug, code: shown, today }, now);
    expect(await show(code, '2026-12-20', 'other')).toEqual({ kind: 'unknown' });
    expect(await show(second, '2026-12-21')).toMatchObject({ kind: 'lapsed' });
    const shown = await Promise.all([show(code), show(code), show(code)]);
    expect(shown.map(({ kind }) => kind).sort()).toEqual(['redeemed', 'wasRedeemed', 'wasRedeemed']);
    const redeemedAt = expect.stringMatching(/^2026-/);
    for (const each of shown) expect(each).toMatchObject({ spin: { redeemedAt } });
  });

  it('detects a row of the book that was changed, removed or drawn wrongly [L2.15]', async () => {
    // The number still belongs to the same prize after the odds change, so only the digest reveals the change.
    lose();
    for (const person of [1, 2, 3]) await turn(person);
    const book = await readBook();
    const [first, second, third] = book as [(typeof book)[0], (typeof book)[0], (typeof book)[0]];
    expect(listProofFaults(book)).toEqual([]);
    expect(listProofFaults([first, third])).toEqual([
      'A spin is missing before spin 3.',
      'Spin 3 has changed since it was recorded.',
    ]);
    const slices = second.slices.map((slice) => ({ ...slice, weight: slice.weight + 1 }));
    expect(listProofFaults([first, { ...second, slices }, third])).toEqual([
      'Spin 2 has changed since it was recorded.',
    ]);
    for (const changed of [
      ...[
        { words: 'A set of rims' },
        { terms: 'None.' },
        { validUntil: '2027-12-20' },
        { overAt: '2027-01-01T00:00:00Z' },
      ],
      ...[{ isPrize: true }, { code: 'QFB3-ZG82' }, { drawnAt: '2026-11-19T01:00:00Z' }, { campaignVersion: 'other' }],
    ]) {
      expect(listProofFaults([first, { ...second, ...changed }, third]), JSON.stringify(changed)).toContain(
        'Spin 2 has changed since it was recorded.',
      );
    }
    // A changed person or redemption isn't a fault.
    expect(listProofFaults([first, { ...second, redeemedAt: '2026-12-01T00:00:00Z', firstName: null }, third])).toEqual(
      [],
    );
    const other = second.prizeKey === 'ramps' ? 'nothing' : 'ramps';
    expect(listProofFaults([first, { ...second, prizeKey: other }, third])).toContain(
      'Spin 2: its number doesn’t match its prize.',
    );
  });

  it('proves a book that was started before digests included the outcome [L2.15]', async () => {
    win();
    await turn(1);
    const [spin] = await readBook();
    if (spin === undefined) throw new Error('There is no spin.');
    // These digests have the older format.
    const slices = spin.slices.map(({ key, words, label, weight, isPrize }) => [key, words, label, weight, isPrize]);
    const drawnAt = new Date(spin.drawnAt).toISOString();
    const facts = ['', 'wattle', 'spring', 1, spin.campaignVersion, slices, spin.number, spin.prizeKey, drawnAt];
    const digest = createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
    expect(listProofFaults([{ ...spin, digest }])).toEqual([]);
    for (const changed of [{ words: 'A caravan' }, { isPrize: false }, { code: null }, { number: 1 }]) {
      expect(listProofFaults([{ ...spin, digest, ...changed }]), JSON.stringify(changed)).toHaveLength(1);
    }
  });

  it('erases the person, and keeps the draw until the campaign is over [L2.15]', async () => {
    win();
    await turn(1);
    await turn(2, { email: 'ben@example.com' });
    await turn(3, { email: 'cat@example.com' });
    expect(await eraseSpins(test.database, { email: 'ANN@example.com', siteSlug: 'other' })).toBe(0);
    expect(await eraseSpins(test.database, { email: 'ANN@example.com' })).toBe(1);
    expect(await eraseSpins(test.database, { visitorUuids: [visitorOf(3).visitorUuid] })).toBe(1);
    const book = await readBook();
    expect(book.map(({ email, firstName }) => [email, firstName])).toEqual([
      [null, null],
      ['ben@example.com', 'Ann'],
      [null, null],
    ]);
    expect(listProofFaults(book)).toEqual([]);
    expect(await find(1)).toBe(undefined);
    const { purgeBefore } = createSpinPurge(test.database);
    // The last possible code expires on 30 December.
    expect(await purgeBefore(new Date('2026-12-30T13:59:59Z'))).toBe(0);
    expect(await purgeBefore(new Date('2026-12-30T14:00:01Z'))).toBe(3);
  });

  it('keeps the whole book of a campaign that was extended until the later end [L2.15]', async () => {
    await turn(1);
    await turn(2, {}, makeSite(), makeTestCampaign({ endsOn: '2027-06-30' }));
    await turn(3, {}, makeSite('other'));
    const { purgeBefore } = createSpinPurge(test.database);
    expect(await purgeBefore(new Date('2027-01-31T00:00:00Z'))).toBe(1);
    const book = await readBook();
    expect(book.map(({ sequence }) => sequence)).toEqual([1, 2]);
    expect(listProofFaults(book)).toEqual([]);
    expect(await purgeBefore(new Date('2028-01-31T00:00:00Z'))).toBe(2);
  });
});

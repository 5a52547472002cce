import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { byMail, bySms, later, now, phone } from '../testing/test-consents.ts';
import { type ConsentStore, createConsentStore } from './consent-store.ts';

describe.each(testDatabases)('notices of watchlists on $name', ({ open }) => {
  let test: TestDatabase;
  let consents: ConsentStore;
  let mine: { siteSlug: string; visitorUuid: string };

  beforeAll(async () => {
    test = await open();
    consents = createConsentStore(test.database);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await test.database.primary.execute(sql`DELETE FROM watchlist_consents`);
    mine = { siteSlug: 'banksia', visitorUuid: randomUUID() };
  });

  it('stores consent with its wording, channel and time per site, until it expires or a newer one replaces it [L2.30]', async () => {
    await consents.agree(mine, byMail, [], now);
    expect(await consents.find(mine)).toBeNull();
    await consents.confirm(mine, 'hers', later(1));
    const { rows } = await test.database.primary.execute(
      sql`SELECT channel, target, consent_text, agreed_at::text, stopped_at, confirmed_at::text, confirm_hash FROM watchlist_consents`,
    );
    expect(rows).toEqual([
      {
        channel: 'mail',
        target: 'Ann@example.com',
        consent_text: 'Yes',
        stopped_at: null,
        confirm_hash: null,
        agreed_at: expect.stringMatching(/^2026-11-22 00:00/),
        confirmed_at: expect.stringMatching(/^2026-11-22 01:00/),
      },
    ]);
    expect(await consents.find(mine)).toEqual({ channel: 'mail', target: 'Ann@example.com', agreedAt: now });
    expect(await consents.find({ ...mine, siteSlug: 'wattle' })).toBeNull();
    await consents.stop(mine, later(1));
    expect(await consents.find(mine)).toBeNull();
    await consents.agree(mine, bySms, [], later(2));
    expect(await consents.find(mine)).toEqual({ channel: 'sms', target: phone, agreedAt: later(2) });
    expect([await consents.purgeBefore(later(2)), await consents.purgeBefore(later(3))]).toEqual([0, 1]);
  });

  it('accepts only the latest mail’s link, from its own visitor, once, before it expires or is stopped [L2.30]', async () => {
    const other = { ...mine, visitorUuid: randomUUID() };
    await consents.agree(mine, byMail, [], now);
    await consents.agree(other, { ...byMail, target: 'bob@example.com', confirmHash: 'his' }, [], now);
    for (const [owner, hash] of [
      [mine, 'his'],
      [other, 'hers'],
      [{ ...mine, siteSlug: 'wattle' }, 'hers'],
      [mine, ''],
    ] as const) {
      expect(await consents.confirm(owner, hash, now)).toBe(false);
    }
    expect(await consents.confirm(mine, 'hers', later(72))).toBe(false);
    await consents.stop(mine, later(1));
    expect(await consents.confirm(mine, 'hers', later(1))).toBe(false);
    await consents.agree(mine, { ...byMail, target: 'new@example.com', confirmHash: 'newer' }, [], later(2));
    expect(await consents.confirm(mine, 'hers', later(2))).toBe(false);
    expect(await consents.confirm(mine, 'newer', later(3))).toBe(true);
    expect(await consents.confirm(mine, 'newer', later(3))).toBe(false);
    expect(await consents.find(mine)).toMatchObject({ target: 'new@example.com' });
    expect(await consents.find(other)).toBeNull();
    // A number is proven by the sign-in, and replaces an unconfirmed address.
    await consents.agree(other, bySms, [], later(4));
    expect(await consents.find(other)).toMatchObject({ channel: 'sms' });
    expect(await consents.confirm(other, 'his', later(4))).toBe(false);
  });

  it('goes back to the earlier consent, with its link, after a mail that wasn’t sent [L2.30]', async () => {
    await consents.agree(mine, byMail, [], now);
    const asked = await consents.findLast(mine);
    await consents.agree(mine, { ...byMail, target: 'new@example.com', confirmHash: 'newer' }, [], later(1));
    await consents.putBack(mine, 'of another mail', asked);
    expect(await consents.findUnproven(mine)).toBe('new@example.com');
    await consents.putBack(mine, 'newer', asked);
    expect(await consents.confirm(mine, 'newer', later(1))).toBe(false);
    expect(await consents.confirm(mine, 'hers', later(1))).toBe(true);
    expect(await consents.find(mine)).toEqual({ channel: 'mail', target: 'Ann@example.com', agreedAt: now });
    // The email that wasn't sent still counts towards the limit.
    const confirmed = await consents.findLast(mine);
    await consents.agree(mine, { ...byMail, confirmHash: 'third' }, [], later(2));
    await consents.putBack(mine, 'third', confirmed);
    expect(await consents.find(mine)).toMatchObject({ agreedAt: now });
    expect(await consents.agree(mine, byMail, [], later(3))).toBe('tooMany');
    const other = { ...mine, visitorUuid: randomUUID() };
    expect(await consents.findLast(other)).toBeNull();
  });

  it('sends at most three confirmation mails a day per visitor and per address of a site, even concurrently [L2.30]', async () => {
    const ask = (owner: typeof mine, target: string, at: Date) => consents.agree(owner, { ...byMail, target }, [], at);
    const addresses = ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com', 'e@example.com'];
    const outcomes = await Promise.all(addresses.map((address) => ask(mine, address, now)));
    expect(outcomes.toSorted()).toEqual(['stored', 'stored', 'stored', 'tooMany', 'tooMany']);
    expect(await consents.agree(mine, bySms, [], later(1))).toBe('stored');
    expect(await ask(mine, 'f@example.com', later(2))).toBe('tooMany');
    expect(await consents.find(mine)).toMatchObject({ channel: 'sms' });
    expect(await ask(mine, 'f@example.com', later(25))).toBe('stored');
    const strangers = Array.from({ length: 5 }, () => ({ siteSlug: 'banksia', visitorUuid: randomUUID() }));
    const asked = await Promise.all(strangers.map((stranger) => ask(stranger, 'Bob@example.com', now)));
    expect(asked.filter((outcome) => outcome === 'stored')).toHaveLength(3);
    expect(await ask({ ...mine, visitorUuid: randomUUID() }, 'bob@EXAMPLE.com', later(23))).toBe('tooMany');
    expect(await ask({ ...mine, siteSlug: 'wattle' }, 'bob@example.com', now)).toBe('stored');
    // Emails to a visitor's earlier address still count for that address, but not for the visitor's next address.
    const together = Array.from({ length: 4 }, () => ({ siteSlug: 'banksia', visitorUuid: randomUUID() }));
    const outcomesOf = [];
    for (const [at, one] of together.entries()) {
      outcomesOf.push(await ask(one, 'cat@example.com', now));
      expect(await ask(one, `own${at}@example.com`, now)).toBe('stored');
    }
    expect(outcomesOf).toEqual(['stored', 'stored', 'stored', 'tooMany']);
    const [first, ...others] = Array.from({ length: 3 }, () => ({ siteSlug: 'banksia', visitorUuid: randomUUID() }));
    for (const target of ['x@example.com', 'y@example.com', 'dan@example.com'])
      expect(await ask(first ?? mine, target, now)).toBe('stored');
    for (const other of others) expect(await ask(other, 'Dan@example.com', now)).toBe('stored');
  });
});

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderMail } from '#src/leads/server/mail/render-mail.ts';
import {
  createAddressStops,
  createSuppressionStore,
  hashAddress,
} from '#src/leads/server/unsubscribe/suppression-store.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import type { MailMessage } from '#src/platform/mail/mailer.ts';
import type { SmsMessage } from '#src/platform/sms/sms-sender.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { byMail, bySms, later, now, phone } from '../testing/test-consents.ts';
import { type ConsentStore, createConsentStore } from './consent-store.ts';
import { createNoticeSender, type SendNotice } from './create-notice-sender.ts';
import { createNoticeStore, type NoticeStore } from './notice-store.ts';
import { eraseNoticeAddress, eraseWatchlists } from './purge-watchlists.ts';
import { createWatchlistScan } from './scan-watchlists.ts';
import { createWatchlistStore } from './watchlist-store.ts';

const site = resolveOrThrow(minimalSite('banksia', 'used', { watchlist: { isEnabled: true, notices: 'mailAndSms' } }));
const mailOnly = resolveOrThrow(minimalSite('banksia', 'used', { watchlist: { isEnabled: true, notices: 'mail' } }));
const rio = (changed: Partial<Vehicle> = {}) =>
  makeTestVehicle({ id: 7, slug: 'rio', year: 2020, make: 'Kia', model: 'Rio', carType: 'used', ...changed });
const cerato = (changed: Partial<Vehicle> = {}) =>
  makeTestVehicle({ id: 8, slug: 'cerato', year: 2021, make: 'Kia', model: 'Cerato', carType: 'used', ...changed });

describe.each(testDatabases)('notices of watchlists on $name', ({ open }) => {
  let test: TestDatabase;
  let consents: ConsentStore;
  let notices: NoticeStore;
  let send: SendNotice;
  let stock: Vehicle[];
  let mails: MailMessage[];
  let texts: SmsMessage[];
  let mine: { siteSlug: string; visitorUuid: string };

  const vehicles = {
    findByIds: async (slug: string, ids: readonly number[]) =>
      slug === site.slug ? stock.filter(({ id }) => ids.includes(id)) : [],
  };
  beforeAll(async () => {
    test = await open();
    consents = createConsentStore(test.database);
    notices = createNoticeStore(test.database);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    for (const table of ['watchlist_entries', 'watchlist_consents', 'watchlist_messages', 'mail_suppressions']) {
      await test.database.primary.execute(sql`DELETE FROM ${sql.identifier(table)}`);
    }
    mine = { siteSlug: 'banksia', visitorUuid: randomUUID() };
    mails = [];
    texts = [];
    stock = [rio({ priceCents: 2_599_000 }), cerato({ priceCents: 3_000_000 })];
    send = createNoticeSender({
      consents,
      vehicles,
      renderMail,
      // searches/search-updates.test.ts covers notices of searches.
      update: { findFollowed: async () => [] },
      matcher: { listIds: async () => null },
      stops: createAddressStops(test.database.primary),
      mailer: { send: async (mail) => void mails.push(mail) },
      sms: {
        send: async (text) => {
          texts.push(text);
          return { kind: 'sent' };
        },
      },
    });
  });

  const scan = (at: Date) => createWatchlistScan({ notices, vehicles })(site, at);
  const seen = [
    { vehicleId: 7, isAvailable: true, priceCents: 2_599_000 },
    { vehicleId: 8, isAvailable: true, priceCents: 3_000_000 },
  ];
  const watch = async (consent: typeof byMail | typeof bySms): Promise<void> => {
    const entries = [7, 8].map((vehicleId) => ({ vehicleId, priceCents: 9_900_000 }));
    await createWatchlistStore(test.database).add(mine, entries, now);
    await consents.agree(mine, consent, seen, now);
    if (consent.channel === 'mail') expect(await consents.confirm(mine, consent.confirmHash, now)).toBe(true);
  };
  const sendAll = async (at: Date, asked = site): Promise<number> => {
    let count = 0;
    for (let message = await notices.take('banksia', at); message; message = await notices.take('banksia', at)) {
      expect(await send(message, asked, at)).toEqual({ kind: 'over' });
      await notices.finish(message);
      count += 1;
    }
    return count;
  };

  it('mails a price drop since the consent, once, with a one-click unsubscribe [L2.30]', async () => {
    await watch(byMail);
    expect(await sendAll(now)).toBe(0);
    stock = [rio({ priceCents: 2_499_000 }), cerato({ priceCents: 3_100_000 })];
    await scan(later(1));
    await scan(later(1));
    expect(await sendAll(later(1))).toBe(1);
    const [mail] = mails;
    expect(mail).toMatchObject({
      to: 'Ann@example.com',
      fromName: site.name,
      subject: '2020 Kia Rio is now $24,990, was $25,990',
      unsubscribeUrl: expect.stringMatching(/^http.+\/pages\/unsubscribe\?token=[\w-]{43}\.[\w-]{43}$/),
    });
    for (const form of [mail?.text, mail?.html?.replaceAll('&amp;', '&')]) {
      expect(form).toContain('now $24,990, was $25,990');
      expect(form).toContain(`${site.url}/cars/rio`);
      expect(form).toContain(mail?.unsubscribeUrl);
      expect(form?.replace(/\s+/g, ' ')).toContain(
        `you asked ${site.name} on 22 November 2026 to tell you about the vehicles on your watchlist.`,
      );
      for (const part of [`${site.url}/watchlist`, formatPhone(site.phones.main)]) expect(form).toContain(part);
      expect(form).not.toContain('Cerato');
    }
    await scan(later(30));
    expect(await sendAll(later(30))).toBe(0);
  });

  it('sends all changes in one SMS, with the sender and how to stop [L2.30]', async () => {
    await watch(bySms);
    stock = [rio({ priceCents: 2_499_000 }), cerato({ priceCents: 2_900_000 })];
    await scan(later(1));
    expect(await sendAll(later(1))).toBe(1);
    expect(texts).toEqual([
      {
        id: expect.any(String),
        to: phone,
        text: expect.stringMatching(
          /^.+: Updates on 2 vehicles on your watchlist\. http\S+\/watchlist\nOpt out: http\S+\/pages\/unsubscribe\?token=\S+$/,
        ),
      },
    ]);
    expect(texts[0]?.text.startsWith(`${site.name}: `)).toBe(true);
    expect(mails).toEqual([]);
  });

  it.each([
    ['sold', { status: 'sold', isSold: true }],
    ['reserved', { isReserved: true }],
    ['taken off the website', { isShownOnWebsite: false }],
  ] as const)('says nothing of a car that was %s, and tells once it is back', async (_, away) => {
    await watch(bySms);
    stock = [rio({ priceCents: 2_599_000, ...away }), cerato({ priceCents: 3_000_000 })];
    await scan(later(1));
    expect(await sendAll(later(1))).toBe(0);
    stock = [rio({ priceCents: 2_599_000 }), cerato({ priceCents: 3_000_000 })];
    await scan(later(2));
    await scan(later(2));
    expect(await sendAll(later(2))).toBe(1);
    expect(texts[0]?.text).toContain('2020 Kia Rio is available again at $25,990. ');
  });

  it('reports a vehicle at most once a day', async () => {
    await watch(bySms);
    for (const [hours, priceCents, count] of [
      [1, 2_499_000, 1],
      [24, 2_399_000, 0],
      [25, 2_399_000, 1],
    ] as const) {
      stock = [rio({ priceCents })];
      await scan(later(hours));
      expect(await sendAll(later(hours))).toBe(count);
    }
    expect(texts.at(-1)?.text).toContain('now $23,990, was $24,990');
  });

  it('queues one message however many scans run at once, and sends it again after a crash [B1.15]', async () => {
    await watch(bySms);
    stock = [rio({ priceCents: 2_499_000 })];
    await Promise.all(Array.from({ length: 4 }, () => scan(later(1))));
    const taken = await Promise.all(Array.from({ length: 4 }, () => notices.take('banksia', later(1))));
    expect(taken.filter((message) => message !== undefined)).toHaveLength(1);
    await scan(later(1));
    const [message] = taken.filter((one) => one !== undefined);
    expect(await sendAll(later(1))).toBe(0);
    // The process that took the message is gone.
    const again = await notices.take('banksia', later(1.1));
    expect(again).toEqual({ ...message, attempts: 2 });
    if (message === undefined || again === undefined) throw new Error('Nothing waits.');
    // Late writes of the first process change nothing.
    await notices.putBack(message, later(1));
    expect(await notices.take('banksia', later(1.1))).toBeUndefined();
    await notices.finish(again);
    expect(await sendAll(later(48))).toBe(0);
  });

  it('stores no state when the message can’t be written', async () => {
    await watch(bySms);
    stock = [rio({ priceCents: 2_499_000 })];
    await test.database.primary.execute(sql`ALTER TABLE watchlist_messages ADD CONSTRAINT away CHECK (attempts > 0)`);
    try {
      await expect(scan(later(1))).rejects.toThrow();
    } finally {
      await test.database.primary.execute(sql`ALTER TABLE watchlist_messages DROP CONSTRAINT away`);
    }
    await scan(later(1));
    expect(await sendAll(later(1))).toBe(1);
  });

  it('returns an unsent message when it is due, and not before', async () => {
    await watch(bySms);
    stock = [rio({ priceCents: 2_499_000 })];
    await scan(later(1));
    const first = await notices.take('banksia', later(1));
    if (first === undefined) throw new Error('Nothing waits.');
    await notices.putBack(first, later(2));
    expect(await notices.take('banksia', later(1.9))).toBeUndefined();
    expect(await notices.take('wattle', later(2))).toBeUndefined();
    expect(await notices.take('banksia', later(2))).toEqual({ ...first, attempts: 2 });
  });

  it('notifies nobody who stopped, on the list or by a message’s link, nor about changes that no longer hold [L2.30]', async () => {
    const suppressions = createSuppressionStore(test.database.primary);
    const stops = [
      () => consents.stop(mine, later(1)),
      () => suppressions.suppress({ siteSlug: 'banksia', addressHash: hashAddress('banksia', phone) }, later(1)),
      async () => {
        stock = [rio({ priceCents: 2_599_000 })];
      },
    ];
    for (const [at, stop] of stops.entries()) {
      mine = { ...mine, visitorUuid: randomUUID() };
      stock = [rio({ priceCents: 2_599_000 })];
      await test.database.primary.execute(sql`DELETE FROM watchlist_consents`);
      await watch(bySms);
      stock = [rio({ priceCents: 2_499_000 })];
      await scan(later(1));
      await stop();
      expect(await sendAll(later(2))).toBe(1);
      expect(texts).toEqual([]);
      expect((await consents.find(mine)) === null).toBe(at < 2);
      await test.database.primary.execute(sql`DELETE FROM mail_suppressions`);
    }
    // The site has switched off SMS since.
    stock = [rio({ priceCents: 2_399_000 })];
    await scan(later(30));
    expect(await sendAll(later(30), mailOnly)).toBe(1);
    expect(texts).toEqual([]);
  });

  it('sends nothing to an unconfirmed address, and then what changed since the consent [L2.30]', async () => {
    const entries = [{ vehicleId: 7, priceCents: 2_599_000 }];
    await createWatchlistStore(test.database).add(mine, entries, now);
    await consents.agree(mine, byMail, seen, now);
    stock = [rio({ priceCents: 2_499_000 })];
    await scan(later(1));
    expect(await sendAll(later(1))).toBe(0);
    expect(await consents.findUnproven(mine)).toBe('Ann@example.com');
    expect(await consents.findUnproven({ ...mine, siteSlug: 'wattle' })).toBeNull();
    expect(await consents.confirm(mine, 'hers', later(2))).toBe(true);
    expect(await consents.findUnproven(mine)).toBeNull();
    await scan(later(2));
    expect(await sendAll(later(2))).toBe(1);
    expect(mails).toMatchObject([{ to: 'Ann@example.com', subject: '2020 Kia Rio is now $24,990, was $25,990' }]);
  });

  it('erases a person by number or address, and purges messages without a recipient', async () => {
    await watch(byMail);
    stock = [rio({ priceCents: 2_499_000 })];
    await scan(later(1));
    expect(await eraseNoticeAddress(test.database, 'ann@example.com', 'wattle')).toBe(0);
    expect(await eraseNoticeAddress(test.database, 'ann@example.com', undefined)).toBe(1);
    expect(await sendAll(later(1))).toBe(1);
    expect(mails).toEqual([]);
    await consents.agree(mine, bySms, seen, now);
    stock = [rio({ priceCents: 2_399_000 })];
    await scan(later(30));
    expect(await eraseWatchlists(test.database, [mine.visitorUuid])).toBe(2);
    expect(await consents.find(mine)).toBeNull();
    await consents.agree(mine, byMail, [], later(31));
    await consents.agree(mine, { ...byMail, target: 'new@example.com' }, [], later(31));
    const countHashes = async () => {
      const { rows } = await test.database.primary.execute(
        sql`SELECT cardinality(asked_hashes) AS count FROM watchlist_consents`,
      );
      return rows;
    };
    expect(await countHashes()).toEqual([{ count: 2 }]);
    expect(await eraseNoticeAddress(test.database, 'ann@example.com', 'banksia')).toBe(0);
    expect(await countHashes()).toEqual([{ count: 1 }]);
    expect(await notices.purgeBefore(later(999))).toBe(0);
  });
});

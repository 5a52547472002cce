import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderMail } from '#src/leads/server/mail/render-mail.ts';
import { createAddressStops } from '#src/leads/server/unsubscribe/suppression-store.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import type { MailMessage } from '#src/platform/mail/mailer.ts';
import type { SmsMessage } from '#src/platform/sms/sms-sender.ts';
import { indexStock } from '#src/search/testing/index-stock.ts';
import { makeTestIndexes } from '#src/search/testing/make-test-indexes.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { mostFollowed } from '#src/watchlist/rules/searches/search-form.ts';
import { bySms, later, now, phone } from '../../testing/test-consents.ts';
import { type ConsentStore, createConsentStore } from '../consent-store.ts';
import { createNoticeSender } from '../create-notice-sender.ts';
import { createNoticeStore, type NoticeStore } from '../notice-store.ts';
import { createSearchMatcher, type SearchMatcher } from './create-search-matcher.ts';
import { createSavedSearchService } from './saved-search-service.ts';
import { createSavedSearchScan, type ScanEnd } from './scan-saved-searches.ts';
import { createSearchStore, type SearchStore } from './search-store.ts';
import { createSearchUpdateStore, type SearchUpdateStore } from './search-update-store.ts';

const siteWith = (watchlist: object) =>
  resolveOrThrow(minimalSite('banksia', 'used', { watchlist: { isEnabled: true, ...watchlist } }));
const site = siteWith({ notices: 'mailAndSms', savedSearches: true });
const byMail = { channel: 'mail', target: 'Ann@example.com', consentText: 'Yes', confirmHash: 'proof' } as const;
const kia = (id: number, changed: Partial<Vehicle> = {}): Vehicle =>
  makeTestVehicle({
    id,
    slug: `kia-${id}`,
    year: 2020,
    make: 'Kia',
    model: 'Rio',
    carType: 'used',
    priceCents: 2_599_000,
    ...changed,
  });
const mazda = (id: number): Vehicle => kia(id, { slug: `mazda-${id}`, make: 'Mazda', model: 'CX-5' });

describe.each(testDatabases)('new vehicles of saved searches on $name', ({ open }) => {
  let test: TestDatabase;
  let searches: SearchStore;
  let consents: ConsentStore;
  let notices: NoticeStore;
  let update: SearchUpdateStore;
  let stock: Vehicle[];
  let mails: MailMessage[];
  let texts: SmsMessage[];
  let asked: number;
  let visitor: { visitorUuid: string; phone: string };

  const matcher: SearchMatcher = {
    count: (...args) => matcherNow().count(...args),
    findAbsent: (...args) => matcherNow().findAbsent(...args),
    listIds: (...args) => {
      asked += 1;
      return matcherNow().listIds(...args);
    },
  };
  const matcherNow = () => createSearchMatcher(makeTestIndexes(indexStock(stock, site, now)));
  const vehicles = {
    findByIds: async (slug: string, ids: readonly number[]) =>
      slug === site.slug ? stock.filter(({ id }) => ids.includes(id)) : [],
  };
  beforeAll(async () => {
    test = await open();
    searches = createSearchStore(test.database);
    consents = createConsentStore(test.database);
    notices = createNoticeStore(test.database);
    update = createSearchUpdateStore(test.database);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    for (const table of ['saved_searches', 'watchlist_consents', 'watchlist_messages']) {
      await test.database.primary.execute(sql`DELETE FROM ${sql.identifier(table)}`);
    }
    visitor = { visitorUuid: randomUUID(), phone };
    [stock, mails, texts, asked] = [[kia(1), mazda(2)], [], [], 0];
  });

  const service = () => createSavedSearchService({ searches, matcher });
  const owner = () => ({ siteSlug: site.slug, visitorUuid: visitor.visitorUuid });
  const followSearch = async (query: string): Promise<string> => {
    const saved = await service().save(site, visitor, query, '');
    if (saved.kind === 'full') throw new Error('There is no room.');
    await service().follow(site, visitor, saved.searchUuid);
    return saved.searchUuid;
  };
  const agree = async (consent: typeof byMail | typeof bySms) => {
    expect(await consents.agree(owner(), consent, [], now)).toBe('stored');
    if (consent.channel === 'mail') expect(await consents.confirm(owner(), consent.confirmHash, now)).toBe(true);
  };
  const scan = (at: Date, asking = site): Promise<ScanEnd> => createSavedSearchScan({ update, matcher })(asking, at);
  const send = (at: Date) => async (message: Parameters<ReturnType<typeof createNoticeSender>>[0]) => {
    const sender = createNoticeSender({
      consents,
      vehicles,
      renderMail,
      update,
      matcher,
      stops: createAddressStops(test.database.primary),
      mailer: { send: async (mail) => void mails.push(mail) },
      sms: {
        send: async (text) => {
          texts.push(text);
          return { kind: 'sent' };
        },
      },
    });
    expect(await sender(message, site, at)).toEqual({ kind: 'over' });
  };
  const sendAll = async (at: Date): Promise<number> => {
    let count = 0;
    for (let message = await notices.take('banksia', at); message; message = await notices.take('banksia', at)) {
      await send(at)(message);
      await notices.finish(message);
      count += 1;
    }
    return count;
  };
  const lookAndSend = async (at: Date): Promise<number> => {
    await scan(at);
    return sendAll(at);
  };

  it('mails new vehicles, each once, with a one-click unsubscribe [L2.30]', async () => {
    await followSearch('make=Kia');
    await agree(byMail);
    expect(await lookAndSend(now)).toBe(0);
    stock = [...stock, kia(3), mazda(4)];
    expect(await lookAndSend(later(1))).toBe(1);
    const [mail] = mails;
    expect(mail).toMatchObject({
      to: 'Ann@example.com',
      fromName: site.name,
      subject: '1 new car for “Kia”',
      unsubscribeUrl: expect.stringMatching(/^http.+\/pages\/unsubscribe\?token=[\w-]{43}\.[\w-]{43}$/),
    });
    for (const form of [mail?.text, mail?.html?.replaceAll('&amp;', '&')]) {
      expect(form).toContain('$25,990. View details');
      expect(form).toContain(`${site.url}/cars/kia-3`);
      expect(form).not.toContain('kia-1');
      expect(form).not.toContain('mazda');
      expect(form).toContain(`${site.url}${site.config.search.path}?make=Kia`);
      expect(form).toContain(mail?.unsubscribeUrl);
      expect(form?.replace(/\s+/g, ' ')).toContain(
        `you asked ${site.name} on 22 November 2026 to tell you about new cars that match your saved searches.`,
      );
      for (const part of [`${site.url}/watchlist/searches`, formatPhone(site.phones.main)])
        expect(form).toContain(part);
    }
    expect([await lookAndSend(later(30)), await lookAndSend(later(60))]).toEqual([0, 0]);
  });

  it('reports no vehicle again that came back at its old price, or unsold after all', async () => {
    await followSearch('make=Kia');
    await agree(bySms);
    const before = stock;
    for (const away of [{ isReserved: true }, { status: 'sold', isSold: true, soldAtSeconds: 1 }] as const) {
      stock = [kia(1, away), mazda(2)];
      await scan(later(1));
      stock = before;
      expect(await lookAndSend(later(2))).toBe(0);
    }
    stock = [...before, kia(3)];
    expect(await lookAndSend(later(3))).toBe(1);
    stock = before;
    await scan(later(30));
    stock = [...before, kia(3), kia(4)];
    expect(await lookAndSend(later(31))).toBe(1);
    expect(texts.map(({ text }) => text.split('. ')[0])).toEqual([
      `${site.name}: 1 new car for “Kia”`,
      `${site.name}: 1 new car for “Kia”`,
    ]);
  });

  it('reports a vehicle whose price dropped into the search', async () => {
    await followSearch('range[price]=:20000');
    await agree(bySms);
    stock = [kia(1, { priceCents: 1_999_000 }), mazda(2)];
    expect(await lookAndSend(later(1))).toBe(1);
    expect(texts[0]?.text).toContain('1 new car for “');
  });

  it('sends one message a day about all searches, with six vehicles of each and a link to all', async () => {
    await followSearch('make=Kia');
    await followSearch('make=Mazda');
    await agree(byMail);
    stock = [...stock, ...[11, 12, 13, 14, 15, 16, 17, 18].map((id) => kia(id)), mazda(21)];
    expect(await lookAndSend(later(1))).toBe(1);
    expect(mails[0]?.subject).toBe('9 new cars in 2 of your searches');
    expect(mails[0]?.text.match(/\/cars\/kia-\d+/g)).toHaveLength(6);
    expect(mails[0]?.text).toContain('Plus 2 more. See all matches');
    stock = [...stock, kia(31)];
    expect(await lookAndSend(later(24))).toBe(0);
    expect(await lookAndSend(later(25))).toBe(1);
    expect(mails[1]?.subject).toBe('1 new car for “Kia”');
  });

  it('queues one message however many scans run at once, and sends it again after a crash [B1.15]', async () => {
    await followSearch('make=Kia');
    await agree(bySms);
    stock = [...stock, kia(3)];
    await Promise.all(Array.from({ length: 4 }, () => scan(later(1))));
    const taken = await Promise.all(Array.from({ length: 4 }, () => notices.take('banksia', later(1))));
    expect(taken.filter((message) => message !== undefined)).toHaveLength(1);
    expect(await lookAndSend(later(1))).toBe(0);
    expect(await lookAndSend(later(48))).toBe(1);
    expect(await lookAndSend(later(49))).toBe(0);
  });

  it('stores no state when the message can’t be written', async () => {
    await followSearch('make=Kia');
    await agree(bySms);
    stock = [...stock, kia(3)];
    await test.database.primary.execute(sql`ALTER TABLE watchlist_messages ADD CONSTRAINT away CHECK (attempts > 0)`);
    try {
      await expect(scan(later(1))).rejects.toThrow();
    } finally {
      await test.database.primary.execute(sql`ALTER TABLE watchlist_messages DROP CONSTRAINT away`);
    }
    expect(await lookAndSend(later(1))).toBe(1);
  });

  it('doesn’t report what the page showed when the visitor agreed or followed the search again', async () => {
    const searchUuid = await followSearch('make=Kia');
    stock = [...stock, kia(3)];
    await agree(bySms);
    await service().noteSeen(site, visitor, now);
    expect(await lookAndSend(later(1))).toBe(0);
    await service().unfollow(site, visitor, searchUuid);
    stock = [...stock, kia(4)];
    expect(await lookAndSend(later(2))).toBe(0);
    await service().follow(site, visitor, searchUuid);
    expect(await lookAndSend(later(3))).toBe(0);
    stock = [...stock, kia(5)];
    expect(await lookAndSend(later(4))).toBe(1);
  });

  it('doesn’t report a vehicle that matched when the search was saved and was missing when it was followed', async () => {
    const saved = await service().save(site, visitor, 'make=Kia', '');
    if (saved.kind === 'full') throw new Error('There is no room.');
    const before = stock;
    stock = [kia(1, { isReserved: true }), mazda(2)];
    await service().follow(site, visitor, saved.searchUuid);
    await agree(bySms);
    stock = before;
    expect(await lookAndSend(later(1))).toBe(0);
  });

  it('notifies nobody who didn’t follow it, didn’t agree, stopped or deleted it, nor about vehicles that no longer match', async () => {
    const arrive = async (id: number) => {
      stock = [...stock, kia(id)];
      await scan(later(id));
    };
    const { visitorUuid } = visitor;
    await followSearch('make=Kia');
    await arrive(11);
    expect(await sendAll(later(11))).toBe(0);
    await consents.agree(owner(), byMail, [], now);
    await arrive(13);
    expect(await sendAll(later(13))).toBe(0);
    await agree(bySms);
    await consents.stop(owner(), now);
    await arrive(12);
    expect(await sendAll(later(12))).toBe(0);
    const endings: readonly ((searchUuid: string) => Promise<unknown>)[] = [
      () => consents.stop(owner(), now),
      (searchUuid) => searches.unfollow(owner(), searchUuid),
      (searchUuid) => searches.remove(owner(), searchUuid),
      async () => {
        stock = stock.filter(({ make }) => make !== 'Kia');
      },
    ];
    for (const [at, end] of endings.entries()) {
      visitor = { visitorUuid: at === 0 ? visitorUuid : randomUUID(), phone };
      await agree(bySms);
      const followed = await followSearch('make=Kia');
      await arrive(100 + at);
      await end(followed);
      expect(await sendAll(later(200))).toBe(1);
      expect(texts).toEqual([]);
    }
  });

  it('follows no search that is too broad or no longer understood, and none on a site that switched it off', async () => {
    await followSearch('make=Kia');
    await agree(bySms);
    await test.database.primary.execute(sql`UPDATE saved_searches SET query = 'make=Kia&hue=Blue'`);
    stock = [...stock, kia(3)];
    expect(await lookAndSend(later(1))).toBe(0);
    await test.database.primary.execute(sql`UPDATE saved_searches SET query = 'make=Kia'`);
    await scan(later(1), siteWith({ notices: 'mailAndSms' }));
    expect(await sendAll(later(1))).toBe(0);
    const few = stock;
    stock = Array.from({ length: mostFollowed + 1 }, (_, at) => kia(at + 1_000));
    expect(await lookAndSend(later(1))).toBe(0);
    stock = few;
    expect(await lookAndSend(later(1))).toBe(1);
  });

  it('doesn’t report the known matches of a search that was too broad, once it finds fewer', async () => {
    const many = Array.from({ length: mostFollowed + 1 }, (_, at) => kia(at + 1_000));
    stock = many;
    await followSearch('make=Kia');
    await agree(bySms);
    stock = many.slice(0, 3);
    expect(await lookAndSend(later(1))).toBe(0);
    stock = [...stock, kia(3)];
    expect(await lookAndSend(later(2))).toBe(1);
    expect(texts).toHaveLength(1);
    expect(texts[0]?.text).toContain('1 new car');
  });

  it('runs a shared search once per round, and continues in the next round', async () => {
    for (let at = 0; at < 5; at += 1) {
      visitor = { visitorUuid: randomUUID(), phone };
      await followSearch('make=Kia');
      await agree(bySms);
    }
    asked = 0;
    expect(await scan(later(1))).toBe('whole');
    expect(asked).toBe(1);
    stock = [...stock, kia(3)];
    const rounds = createSavedSearchScan({ update, matcher, batchSize: 2, roundSize: 4 });
    expect(await rounds(site, later(1))).toBe('more');
    expect(await rounds(site, later(1))).toBe('whole');
    expect(await rounds(site, later(1))).toBe('more');
    expect(await sendAll(later(1))).toBe(5);
  });
});

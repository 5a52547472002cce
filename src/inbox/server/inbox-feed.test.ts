import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLeadStore } from '#src/leads/server/lead-store.ts';
import { numberLeadEvents } from '#src/leads/server/staff-work/lead-events.ts';
import { makeLeadRecord } from '#src/leads/testing/make-lead-record.ts';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import type { StaffScope } from '#src/staff/rules/membership.ts';
import { staffNow } from '#src/staff/testing/open-test-staff.ts';
import { openTestInbox, type TestInbox } from '../testing/open-test-inbox.ts';
import type { FeedMessage } from './feed-events.ts';
import { createInboxFeed, type InboxFeed } from './inbox-feed.ts';
import type { LeadWorker } from './work-service.ts';

const everything: StaffScope = { locationIds: null, categories: null };

describe.each(testDatabases)('the feed of inboxes on $name', ({ name, open }) => {
  let test: TestInbox;
  let feed: InboxFeed;
  let ann: LeadWorker;
  const problems: unknown[] = [];

  beforeAll(async () => {
    test = await openTestInbox(open);
    ann = await test.addWorker('Ann', 'sales');
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await test.database.primary.execute(sql`TRUNCATE leads, lead_work, lead_events, lead_counters`);
    feed = createInboxFeed({
      database: test.database,
      pollMs: 60_000,
      onProblem: (error) => void problems.push(error),
    });
  });
  afterEach(async () => {
    await feed.close();
    expect(problems.splice(0)).toEqual([]);
  });

  const listen = async (
    options: { afterSeq?: number | null; scope?: () => StaffScope | null; siteSlug?: string } = {},
  ) => {
    const { afterSeq = null, scope = () => everything, siteSlug = 'wattle' } = options;
    const heard: FeedMessage[] = [];
    let sends = 0;
    let isClosed = false;
    const stop = await feed.subscribe(
      {
        siteSlug,
        personUuid: ann.personUuid,
        findScope: async () => scope(),
        send: (messages) => {
          sends += 1;
          heard.push(...messages);
        },
        close: () => {
          isClosed = true;
        },
      },
      afterSeq,
    );
    return { heard, stop, countSends: () => sends, isClosed: () => isClosed };
  };

  it('hears of a lead and of a change within a second, in the order of their numbers', async () => {
    const { heard } = await listen();
    // The server may run LISTEN after the first lead was added. The reconnect then catches up.
    const lead = await test.addLead('wattle');
    await expect.poll(() => heard, { timeout: 1000 }).toEqual([{ seq: 1, kind: 'arrived', leadUuid: lead }]);
    await test.work.addNote(ann, lead, 'hi', staffNow);
    await expect.poll(() => heard.at(-1), { timeout: 1000 }).toEqual({ seq: 2, kind: 'changed', leadUuid: lead });
  });

  it('replays what came after the last event that the browser saw', async () => {
    for (let at = 0; at < 3; at += 1) await test.addLead('wattle');
    const { heard } = await listen({ afterSeq: 1 });
    await expect.poll(() => heard.map(({ seq }) => seq)).toEqual([2, 3]);
    const fresh = await listen();
    const future = await listen({ afterSeq: 999 });
    await test.addLead('wattle');
    await expect.poll(() => [fresh, future].map((one) => one.heard.map(({ seq }) => seq))).toEqual([[4], [4]]);
  });

  it('sends one reset in place of hundreds of events', async () => {
    const store = createLeadStore(test.database);
    await Promise.all(Array.from({ length: 250 }, () => store.store('wattle', makeLeadRecord(), [])));
    const { heard } = await listen({ afterSeq: 0 });
    await expect.poll(() => heard).toEqual([{ seq: 250, kind: 'reset', leadUuid: null }]);
  });

  it('sends a reset only to the screen that missed hundreds of events', async () => {
    const { heard } = await listen();
    const store = createLeadStore(test.database);
    const leads = await Promise.all(Array.from({ length: 250 }, () => store.store('wattle', makeLeadRecord(), [])));
    await expect.poll(() => heard.length).toBe(250);
    expect(heard.map(({ leadUuid }) => leadUuid).toSorted()).toEqual(leads.toSorted());
    const late = await listen({ afterSeq: 0 });
    await expect.poll(() => late.heard).toEqual([{ seq: 250, kind: 'reset', leadUuid: null }]);
    const next = await test.addLead('wattle');
    const last = { seq: 251, kind: 'arrived', leadUuid: next };
    await expect.poll(() => [heard.at(-1), late.heard.at(-1)]).toEqual([last, last]);
    expect([heard.length, late.heard.length]).toEqual([251, 2]);
  });

  it('reads a burst of leads ten times a second at most, and sends what came together', async () => {
    const screens = await Promise.all([listen(), listen({ scope: () => ({ ...everything, locationIds: [2] }) })]);
    const startMs = performance.now();
    for (let at = 0; at < 60; at += 1) await test.addLead('wattle', { locationId: 1 + (at % 2) });
    await expect.poll(() => screens.map(({ heard }) => heard.length)).toEqual([60, 30]);
    const most = (performance.now() - startMs) / 100 + 2;
    for (const { countSends } of screens) expect(countSends()).toBeLessThanOrEqual(most);
  });

  it('tells nobody of a lead outside their site, location or category', async () => {
    const streams = [
      await listen({ siteSlug: 'acme' }),
      await listen({ scope: () => ({ ...everything, locationIds: [9] }) }),
      await listen({ scope: () => ({ ...everything, categories: ['Parts Enquiry'] }) }),
    ];
    const all = await listen();
    await test.addLead('wattle', { locationId: 2 });
    await expect.poll(() => all.heard).toHaveLength(1);
    expect(streams.map(({ heard }) => heard)).toEqual([[], [], []]);
  });

  it('numbers leads that arrive at once without a gap, for each site', async () => {
    const store = createLeadStore(test.database);
    const sites = Array.from({ length: 60 }, (_, at) => (at % 3 === 0 ? 'acme' : 'wattle'));
    await Promise.all(sites.map((site) => store.store(site, makeLeadRecord(), [])));
    const numbering = ['wattle', 'acme', 'wattle', 'wattle'];
    await Promise.all(numbering.map((site) => numberLeadEvents(test.database.primary, site)));
    const { rows } = await test.database.primary.execute(sql`
      SELECT site_id, count(*)::integer AS count, min(seq)::integer AS first, max(seq)::integer AS last
      FROM lead_events GROUP BY site_id ORDER BY site_id`);
    expect(rows).toEqual([
      { site_id: 'acme', count: 20, first: 1, last: 20 },
      { site_id: 'wattle', count: 40, first: 1, last: 40 },
    ]);
  });

  it('writes nothing if no event waits for its number, because every open screen asks for the last one', async () => {
    await test.addLead('wattle');
    const readCounter = async () => {
      expect(await numberLeadEvents(test.database.primary, 'wattle')).toBe(1);
      const { rows } = await test.database.primary.execute(sql`SELECT xmin::text, last_seq::text FROM lead_counters`);
      return rows;
    };
    const written = await readCounter();
    expect(await readCounter()).toEqual(written);
    expect(await numberLeadEvents(test.database.primary, 'acme')).toBe(0);
  });

  it('numbers events after their commit, so that a transaction that takes long keeps no other lead of its site waiting', async () => {
    const leadStore = createLeadStore(test.database);
    const { heard } = await listen();
    const { promise: stalled, resolve: goOn } = Promise.withResolvers<void>();
    const { promise: inserted, resolve: reachAlongside } = Promise.withResolvers<void>();
    const slow = leadStore.storeWith('wattle', makeLeadRecord(), [], async () => {
      reachAlongside();
      await stalled;
      return 'written';
    });
    await inserted;
    // The embedded database has one connection, so there the second lead waits for the first.
    if (name === 'embedded') goOn();
    const quick = await leadStore.store('wattle', makeLeadRecord(), []);
    await expect.poll(() => heard.map(({ leadUuid }) => leadUuid)).toContain(quick);
    goOn();
    const outcome = await slow;
    if (outcome.kind !== 'stored') throw new Error('The slow lead was refused.');
    await expect
      .poll(() => heard.map(({ leadUuid }) => leadUuid).toSorted())
      .toEqual([quick, outcome.leadUuid].toSorted());
    expect(heard.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  it('closes a stream when its session ends', async () => {
    let scope: StaffScope | null = everything;
    const { isClosed } = await listen({ scope: () => scope });
    const hash = await test.staff.signIn(ann.personUuid);
    const session = await test.staff.sessions.find(hash, staffNow);
    scope = null;
    await wait(200);
    expect(isClosed()).toBe(false);
    const which = { sessionUuid: session?.sessionUuid ?? '' };
    await test.staff.sessions.end(which, ann, staffNow, 'signedOut');
    await expect.poll(isClosed, { timeout: 1000 }).toBe(true);
    expect(feed.countOpen()).toBe(0);
  });

  it('finds lost notifications and ended access by polling', async () => {
    feed.close();
    const { primary, interactive } = test.database;
    const deaf = { primary, interactive, subscribe: () => () => undefined, onReconnect: () => () => undefined };
    feed = createInboxFeed({ database: deaf, pollMs: 50, onProblem: (error) => void problems.push(error) });
    let scope: StaffScope | null = everything;
    const { heard, isClosed } = await listen({ scope: () => scope });
    await test.addLead('wattle');
    await expect.poll(() => heard).toHaveLength(1);
    scope = null;
    await expect.poll(isClosed).toBe(true);
  });

  it('opens at most 20 streams for one person that ask at once', async () => {
    const opened = await Promise.allSettled(Array.from({ length: 40 }, () => listen()));
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(feed.countOpen()).toBe(20);
  });

  it('opens at most 20 streams for one person, and none without access', async () => {
    for (let at = 0; at < 20; at += 1) await listen();
    await expect(listen()).rejects.toMatchObject({ code: 'tooMany' });
    feed.close();
    expect(feed.countOpen()).toBe(0);
    await expect(listen({ scope: () => null })).rejects.toMatchObject({ code: 'notFound' });
  });
});

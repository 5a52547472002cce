import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { openMailFolder } from '#src/platform/mail/mail-folder.ts';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import type { DeliveryTarget } from '../../rules/delivery-kinds.ts';
import type { LeadRecord } from '../../rules/lead.ts';
import { makeLeadRecord } from '../../testing/make-lead-record.ts';
import { createDeliveryStore, queueCancellation } from '../delivery-store.ts';
import { createLeadStore } from '../lead-store.ts';
import { createFilePurger, recordFilePurge } from './file-purges.ts';
import { createLeadArchive } from './lead-archive.ts';
import type { LeadFilter } from './lead-filter.ts';
import { createLeadPurge, eraseLeads } from './purge-leads.ts';
import { releaseLead, resendLead } from './resend-leads.ts';

const received = new Date('2026-11-20T01:00:00Z');
const later = (seconds: number): Date => new Date(received.getTime() + seconds * 1000);
const mail: DeliveryTarget = { kind: 'mail', target: 'sales@a.example' };
const webhook: DeliveryTarget = { kind: 'webhook', target: 'https://hooks.a.example' };

describe.each(testDatabases)('the admin of leads on $name', ({ open }) => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await test.database.primary.execute(sql`DELETE FROM lead_deliveries`);
    await test.database.primary.execute(sql`DELETE FROM leads`);
  });

  const store = (fields: Partial<LeadRecord>, targets: readonly DeliveryTarget[] = [mail], site = 'wattle') =>
    createLeadStore(test.database).store(site, makeLeadRecord({ receivedAt: received, ...fields }), targets);
  const outbox = () => createDeliveryStore(test.database);
  const giveUp = async (): Promise<void> => {
    for (const delivery of await outbox().claim(later(1), 50, 1000)) {
      await outbox().settle(delivery, { kind: 'dead', at: later(2), error: 'no such box' });
    }
  };
  const find = async (filter: LeadFilter): Promise<readonly string[]> =>
    (await createLeadArchive(test.database).list(filter, 50)).map(({ lead }) => lead.lead_uuid);

  it('erases and purges what was said with the lead, its files and its tasks', async () => {
    const fill = async (siteSlug: string, leadUuid: string): Promise<void> => {
      const id = sql`${siteSlug}, ${leadUuid}::uuid, gen_random_uuid()`;
      const { primary } = test.database;
      await primary.execute(sql`
        INSERT INTO lead_messages (site_id, lead_uuid, message_uuid, number, direction, kind, text, at)
        VALUES (${id}, 1, 'in', 'mail', 'Hi', now())`);
      await primary.execute(sql`
        INSERT INTO lead_files (site_id, lead_uuid, file_uuid, message_uuid, content)
        VALUES (${id}, gen_random_uuid(), 'x'::bytea)`);
      await primary.execute(sql`
        INSERT INTO lead_tasks (site_id, lead_uuid, task_uuid, person_uuid, text, due_at, written_at)
        VALUES (${id}, gen_random_uuid(), 'Call', now(), now())`);
    };
    const count = async () => {
      const { rows } = await test.database.primary.execute(sql`
        SELECT (SELECT count(*)::int FROM lead_messages) AS messages, (SELECT count(*)::int FROM lead_files) AS files,
          (SELECT count(*)::int FROM lead_tasks) AS tasks`);
      return rows[0];
    };
    await fill('wattle', await store({ email: 'ann@example.com' }));
    await fill('wattle', await store({ email: 'ben@example.com', receivedAt: later(60) }));
    await eraseLeads(test.database, { email: 'ann@example.com' }, later(90));
    expect(await count()).toEqual({ messages: 1, files: 1, tasks: 1 });
    await createLeadPurge(test.database).purgeBefore(later(61));
    expect(await count()).toEqual({ messages: 0, files: 0, tasks: 0 });
  });

  it('finds leads by site, state, kind, time, person and name, and counts them', async () => {
    const dead = await store({ email: 'Dead@example.com' });
    await giveUp();
    const waiting = await store({ receivedAt: later(60) }, [mail, webhook]);
    const trapped = await store({ isTrapped: true, receivedAt: later(120) }, []);
    const elsewhere = await store({ receivedAt: later(180) }, [mail], 'banksia');
    expect(await find({})).toEqual([elsewhere, trapped, waiting, dead]);
    expect(await find({ siteSlug: 'wattle', state: 'waiting' })).toEqual([waiting]);
    expect(await find({ state: 'dead' })).toEqual([dead]);
    expect(await find({ state: 'trapped' })).toEqual([trapped]);
    expect(await find({ kind: 'webhook' })).toEqual([waiting]);
    expect(await find({ kind: 'webhook', state: 'dead' })).toEqual([]);
    expect(await find({ since: later(120) })).toEqual([elsewhere, trapped]);
    expect(await find({ email: 'dead@EXAMPLE.com' })).toEqual([dead]);
    expect(await find({ leadUuid: waiting })).toEqual([waiting]);
    expect(await createLeadArchive(test.database).count({ siteSlug: 'wattle' })).toBe(3);
  });

  it('returns everything stored of a lead except its hash', async () => {
    await store({ email: 'ann@example.com', message: 'Hi' }, [mail, webhook]);
    const [entry] = await createLeadArchive(test.database).list({}, 1);
    expect(entry?.lead).toMatchObject({
      site_id: 'wattle',
      email: 'ann@example.com',
      message: 'Hi',
      opt_in_text: 'Yes to news.',
    });
    expect(Object.keys(entry?.lead ?? {})).not.toContain('submission_hash');
    expect(entry?.deliveries).toMatchObject([
      { kind: 'mail', target: 'sales@a.example', state: 'waiting', attempts: 0 },
      { kind: 'webhook', target: 'https://hooks.a.example', state: 'waiting', attempts: 0 },
    ]);
  });

  it('pages through leads of the same time, each once', async () => {
    await test.database.primary.execute(sql`
      INSERT INTO leads (site_id, submission_hash, category, source, first_name, email, phone, opt_in, opt_in_text, page_path,
        is_trapped, received_at)
      SELECT 'wattle', n::text, 'General Enquiry', 'Website', 'Ann', 'ann@example.com', '+61412345678', false, '', '/', false,
        ${received.toISOString()}::timestamptz + (n / 400) * interval '1 microsecond'
      FROM generate_series(1, 1203) n`);
    const seen = new Set<string>();
    let count = 0;
    for await (const { lead } of createLeadArchive(test.database).walk({})) {
      seen.add(lead.lead_uuid);
      count += 1;
    }
    expect([count, seen.size]).toEqual([1203, 1203]);
  });

  const readDeliveries = async (): Promise<readonly string[]> => {
    const [entry] = await createLeadArchive(test.database).list({}, 1);
    return (entry?.deliveries ?? []).map(({ target, state, attempts }) => `${target} ${state} ${attempts}`);
  };
  const corrected: DeliveryTarget = { kind: 'mail', target: 'right@a.example' };

  it('queues a lead’s deliveries again for another three days, and new ones beside them [D.32]', async () => {
    const leadUuid = await store({}, [mail, webhook]);
    await giveUp();
    const fourDaysSeconds = 4 * 86_400;
    const plan = { queue: [mail, corrected], close: [] };
    await resendLead(test.database, { siteSlug: 'wattle', leadUuid }, plan, later(fourDaysSeconds));
    const claimed = await outbox().claim(later(fourDaysSeconds), 10, 1000);
    expect(claimed.map(({ target, attempts, queuedAt }) => ({ target, attempts, queuedAt }))).toEqual(
      expect.arrayContaining([
        { target: mail.target, attempts: 1, queuedAt: later(fourDaysSeconds) },
        { target: corrected.target, attempts: 1, queuedAt: later(fourDaysSeconds) },
      ]),
    );
    expect(claimed).toHaveLength(2);
    expect(await find({ state: 'dead', kind: 'webhook' })).toEqual([leadUuid]);
  });

  it('repeats a delivery that arrived under a new id, and one that didn’t arrive under its own [D.32]', async () => {
    const lead = { siteSlug: 'wattle', leadUuid: await store({}, [webhook]) };
    const ids: (string | undefined)[] = [];
    for (const outcome of ['dead', 'delivered', 'delivered'] as const) {
      const [delivery] = await outbox().claim(later(ids.length), 1, 1000);
      if (delivery === undefined) throw new Error('nothing is due');
      ids.push(delivery.deliveryUuid);
      await outbox().settle(
        delivery,
        outcome === 'dead' ? { kind: 'dead', at: later(1), error: 'refused' } : { kind: 'delivered', at: later(1) },
      );
      await resendLead(test.database, lead, { queue: [webhook], close: [] }, later(ids.length));
    }
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[1]);
  });

  it('closes a delivery: it stays in the history with its error, and nothing but its arrival changes it', async () => {
    const leadUuid = await store({});
    const [inFlight] = await outbox().claim(later(1), 1, 1000);
    if (inFlight === undefined) throw new Error('nothing is due');
    const close = () =>
      resendLead(test.database, { siteSlug: 'wattle', leadUuid }, { queue: [corrected], close: [mail] }, later(2));
    await close();
    await outbox().settle(inFlight, { kind: 'postponed', dueAt: later(9), error: 'refused' });
    expect(await readDeliveries()).toEqual(['right@a.example waiting 0', 'sales@a.example closed 1']);
    expect((await outbox().claim(later(1e6), 5, 1000)).map(({ target }) => target)).toEqual([corrected.target]);
    await outbox().settle(inFlight, { kind: 'delivered', at: later(3) });
    await close();
    expect(await readDeliveries()).toContain('sales@a.example delivered 1');
  });

  it('sends no cancellation to a closed delivery’s target [D.22]', async () => {
    const lead = { siteSlug: 'wattle', leadUuid: await store({}) };
    await resendLead(test.database, lead, { queue: [corrected], close: [mail] }, later(1));
    await test.database.primary.transaction((tx) => queueCancellation(tx, lead, later(2)));
    const told = (await outbox().claim(later(3), 9, 1000)).filter(({ kind }) => kind === 'cancellation');
    expect(told.map(({ target }) => target)).toEqual([corrected.target]);
  });

  it('queues nothing for a lead that was erased in the meantime', async () => {
    const leadUuid = await store({ email: 'ann@example.com' });
    await eraseLeads(test.database, { email: 'ann@example.com' }, later(1));
    await resendLead(test.database, { siteSlug: 'wattle', leadUuid }, { queue: [mail], close: [] }, later(2));
    expect((await test.database.primary.execute(sql`SELECT 1 FROM lead_deliveries`)).rows).toEqual([]);
  });

  it('releases a lead taken for a bot’s, once [D.34]', async () => {
    const leadUuid = await store({ isTrapped: true }, []);
    const lead = { siteSlug: 'wattle', leadUuid };
    const listed = async () => {
      const { rows } = await test.database.primary.execute(sql`
        SELECT event.kind FROM lead_work JOIN lead_events AS event USING (site_id, lead_uuid)
        WHERE lead_uuid = ${leadUuid}::uuid`);
      return rows;
    };
    expect(await listed()).toEqual([]);
    expect(await releaseLead(test.database, lead, [mail, webhook], later(5))).toBe(2);
    expect(await releaseLead(test.database, lead, [mail, webhook], later(5))).toBe(0);
    expect(await listed()).toEqual([{ kind: 'arrived' }]);
    expect(await find({ state: 'trapped' })).toEqual([]);
    expect(await outbox().claim(later(5), 5, 1000)).toHaveLength(2);
  });

  it('erases one person with all deliveries, on one site or all, and nobody else', async () => {
    const ann = await store({ email: 'Ann@Example.com' }, [mail, webhook]);
    const annElsewhere = await store({ email: 'ann@example.com' }, [], 'banksia');
    const bob = await store({ email: 'bob@example.com' });
    const [gone] = await eraseLeads(test.database, { email: 'ann@example.com', siteSlug: 'wattle' }, later(1));
    expect([gone?.leadUuid, gone?.deliveryUuids.length]).toEqual([ann, 2]);
    expect((await find({})).toSorted()).toEqual([annElsewhere, bob].sort());
    expect(await eraseLeads(test.database, { email: 'ann@example.com' }, later(1))).toEqual([
      { leadUuid: annElsewhere, deliveryUuids: [] },
    ]);
    const { rows } = await test.database.primary.execute(sql`SELECT lead_uuid FROM lead_deliveries`);
    expect(rows).toEqual([{ lead_uuid: bob }]);
  });

  it('deletes an erased person’s files on every node, whenever it starts, but no later ones', async () => {
    await test.database.primary.execute(sql`DELETE FROM file_purges`);
    const ann = await store({ email: 'ann@example.com' }, [mail]);
    const [delivery] = await outbox().claim(later(1), 1, 1000);
    const files = {
      [`${ann}.eml`]: 'To: sales@a.example',
      [`${delivery?.deliveryUuid}.eml`]: 'To: sales@a.example\r\n\r\nAnn Example',
      'notice.eml': 'From: Wattle\r\nTo: ANN@example.com\r\nSubject: News',
      'folded.eml': 'From: Wattle\r\nTo:\r\n <ann@example.com>\r\n',
      'bob.eml': 'To: bob@example.com\r\n\r\nTo: ann@example.com',
      'later.eml': 'To: ann@example.com',
    };
    const openNode = () => {
      const folder = makeTemporaryFolder('node');
      for (const [name, text] of Object.entries(files)) {
        writeFileSync(join(folder, name), text);
        const written = name === 'later.eml' ? later(90) : received;
        utimesSync(join(folder, name), written, written);
      }
      const purger = createFilePurger(test.database, [openMailFolder(folder)], () => later(60));
      return { purge: () => purger.purgeBefore(received, later(60)), names: () => readdirSync(folder).sort() };
    };
    const nodes = [openNode(), openNode()];
    await eraseLeads(test.database, { email: 'ann@example.com' }, later(60));
    await recordFilePurge(test.database, { fileIds: [], address: 'Ann@example.com', askedAt: later(60) });
    for (const { purge, names } of nodes) {
      expect(await purge()).toBe(4);
      expect(names()).toEqual(['bob.eml', 'later.eml']);
      expect(await purge()).toBe(0);
    }
    const { rows } = await test.database.primary.execute(sql`SELECT * FROM file_purges`);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/ann@example/i);
    await createFilePurger(test.database, []).purgeBefore(later(61), later(61));
    expect((await test.database.primary.execute(sql`SELECT 1 FROM file_purges`)).rows).toEqual([]);
  });

  it('doesn’t restore a lead that is erased during a delivery', async () => {
    await store({ email: 'ann@example.com' });
    const [delivery] = await outbox().claim(later(1), 1, 1000);
    await eraseLeads(test.database, { email: 'ann@example.com' }, later(1));
    if (delivery !== undefined)
      await outbox().settle(delivery, { kind: 'postponed', dueAt: later(9), error: 'refused' });
    expect(await outbox().claim(later(99), 5, 1000)).toEqual([]);
    expect((await test.database.primary.execute(sql`SELECT 1 FROM lead_deliveries`)).rows).toEqual([]);
  });

  it('purges leads before a time, with their deliveries', async () => {
    await store({}, [mail, webhook]);
    const stored = await store({ receivedAt: later(10) });
    const retention = createLeadPurge(test.database);
    expect([await retention.purgeBefore(later(10)), await retention.purgeBefore(later(10))]).toEqual([1, 0]);
    expect(await find({})).toEqual([stored]);
    expect((await test.database.primary.execute(sql`SELECT lead_uuid FROM lead_deliveries`)).rows).toEqual([
      { lead_uuid: stored },
    ]);
  });
});

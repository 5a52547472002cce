import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLeadStore } from '#src/leads/server/lead-store.ts';
import { makeLeadRecord } from '#src/leads/testing/make-lead-record.ts';
import { hourMs } from '#src/lib/durations.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { createAuditStore } from '#src/staff/server/audit-store.ts';
import {
  type AppointmentStore,
  createAppointmentPurge,
  createAppointmentStore,
  takeSlot,
} from '../appointment-store.ts';
import { createStaffAppointments, type StaffAppointments } from './staff-appointment-service.ts';

const nine = Date.parse('2026-11-25T23:00:00Z');
const now = new Date('2026-11-24T01:00:00Z');
const by = { personUuid: null, address: '192.0.2.1', device: 'Chrome' };
const reader = { siteSlug: 'wattle', locationIds: null, categories: null };
const wholeDay = { startMs: nine - 10 * hourMs, endMs: nine + 14 * hourMs };

describe.each(testDatabases)('appointments at the desk on $name', ({ open }) => {
  let test: TestDatabase;
  let store: AppointmentStore;
  let staff: StaffAppointments;

  beforeAll(async () => {
    test = await open();
    store = createAppointmentStore(test.database);
    staff = createStaffAppointments(test.database, store);
  });
  afterAll(() => test?.close());

  const take = async (startMs: number, { locationId = 1, vehicleId = null as number | null } = {}) => {
    const slot = { startMs, endMs: startMs + hourMs };
    const wanted = { siteSlug: 'wattle', locationId, vehicleId, slot, placesPerSlot: 1, bookedAt: now };
    const outcome = await createLeadStore(test.database).storeWith(
      'wattle',
      makeLeadRecord({ email: 'ann@example.com', category: 'Test Drive' }),
      [{ kind: 'confirmation', target: 'ann@example.com' }],
      async (tx, leadUuid) => ((await takeSlot(tx, leadUuid, wanted)) ? 'written' : 'refused'),
    );
    return outcome.kind === 'stored' ? outcome.leadUuid : null;
  };
  const book = async (startMs: number, given: Parameters<typeof take>[1] = {}) => {
    const leadUuid = (await take(startMs, given)) ?? '';
    return { leadUuid, uuid: (await store.findOfLead('wattle', leadUuid))?.appointmentUuid ?? '' };
  };
  const moveTo = (uuid: string, startMs: number, at = now) =>
    staff.move(reader, uuid, { startMs, placesPerSlot: 1 }, by, at);

  const listDeliveries = async (leadUuid: string) => {
    const { rows } = await test.database.primary.execute<{ kind: string; state: string }>(sql`
      SELECT kind, state FROM lead_deliveries WHERE lead_uuid = ${leadUuid}::uuid ORDER BY kind`);
    return rows.map(({ kind, state }) => [kind, state]);
  };

  it('move once, send the confirmation again with the new time, and are audited [D.22]', async () => {
    const { leadUuid, uuid } = await book(nine);
    await test.database.primary.execute(sql`UPDATE lead_deliveries SET state = 'delivered'`);
    expect(await Promise.all([moveTo(uuid, nine + hourMs), moveTo(uuid, nine + hourMs)])).toEqual(['done', 'done']);
    expect(await store.findOfLead('wattle', leadUuid)).toMatchObject({
      startMs: nine + hourMs,
      endMs: nine + 2 * hourMs,
      move: { count: 1, atMs: now.getTime() },
    });
    expect(await listDeliveries(leadUuid)).toEqual([['confirmation', 'waiting']]);
    const audited = await createAuditStore(test.database).listOfSubject('wattle', uuid);
    expect(audited.map(({ action, after }) => [action, after?.startsAt])).toEqual([
      ['appointmentMoved', new Date(nine + hourMs).toISOString()],
    ]);
    expect(await staff.cancel(reader, uuid, by, now)).toBe('done');
  });

  it('are never moved onto another one, a vehicle that is out, or a blocked time [D.22]', async () => {
    const one = await book(nine, { vehicleId: 7 });
    const other = await book(nine + hourMs, { vehicleId: 8 });
    const elsewhere = await book(nine + 2 * hourMs, { locationId: 2, vehicleId: 7 });
    expect(await moveTo(one.uuid, nine + hourMs)).toBe('taken');
    expect(await moveTo(one.uuid, nine + hourMs / 2)).toBe('taken');
    expect(await moveTo(one.uuid, nine + 2 * hourMs)).toBe('taken');
    await staff.block(
      'wattle',
      { locationId: 1, startMs: nine + 4 * hourMs, endMs: nine + 5 * hourMs, reason: '' },
      by,
      now,
    );
    expect(await moveTo(one.uuid, nine + 4.5 * hourMs)).toBe('blocked');
    expect(await moveTo(one.uuid, nine + 6 * hourMs, new Date(nine))).toBe('over');
    const races = await Promise.all([one, other].map(({ uuid }) => moveTo(uuid, nine + 8 * hourMs)));
    expect(races.toSorted()).toEqual(['done', 'taken']);
    for (const { uuid } of [one, other, elsewhere]) expect(await staff.cancel(reader, uuid, by, now)).toBe('done');
    expect(await staff.cancel(reader, one.uuid, by, now)).toBe('over');
    expect(await moveTo(one.uuid, nine)).toBe('over');
    expect(await listDeliveries(one.leadUuid)).toContainEqual(['cancellationConfirmation', 'waiting']);
    expect(await store.findOfLead('wattle', one.leadUuid)).toMatchObject({ isCancelledByStaff: true });
  });

  it('can’t be booked in a blocked time, until it is available again', async () => {
    const startMs = nine + 24 * hourMs;
    const block = { locationId: 1, startMs, endMs: startMs + hourMs, reason: 'Auction' };
    await staff.block('wattle', block, by, now);
    const [listed] = await staff.listBlocks('wattle', 1, block);
    expect(listed).toMatchObject(block);
    expect(await staff.listBlocks('wattle', 2, block)).toEqual([]);
    expect(await store.listBooked('wattle', { locationId: 1, vehicleId: null }, block)).toMatchObject([
      { isBlock: true, startMs },
    ]);
    expect(await take(startMs)).toBeNull();
    const { blockUuid = '' } = listed ?? {};
    expect(await staff.unblock({ ...reader, locationIds: [2] }, blockUuid, by, now)).toBe(false);
    expect(await staff.unblock({ ...reader, siteSlug: 'other' }, blockUuid, by, now)).toBe(false);
    expect(await staff.unblock(reader, blockUuid, by, now)).toBe(true);
    expect(await staff.unblock(reader, blockUuid, by, now)).toBe(false);
    expect(await take(startMs)).not.toBeNull();
  });

  it('leave no blocked time behind once it is past', async () => {
    const startMs = nine - 48 * hourMs;
    const block = { locationId: 4, startMs, endMs: startMs + hourMs, reason: 'Auction' };
    await staff.block('wattle', block, by, now);
    const { purgeBefore } = createAppointmentPurge(test.database);
    expect(await purgeBefore(new Date(block.endMs))).toBe(0);
    expect(await purgeBefore(new Date(block.endMs + 1))).toBe(1);
    expect(await staff.listBlocks('wattle', 4, block)).toEqual([]);
  });

  it('are those of the person’s site, locations and categories only', async () => {
    const { uuid } = await book(nine + 10 * hourMs, { locationId: 3 });
    const scopes = [
      [{}, true],
      [{ locationIds: [3] }, true],
      [{ locationIds: [1] }, false],
      [{ categories: ['Test Drive'] }, true],
      [{ categories: ['Service Enquiry'] }, false],
      [{ siteSlug: 'other' }, false],
    ] as const;
    for (const [scope, isSeen] of scopes) {
      const scoped = { ...reader, ...scope };
      expect([scope, (await staff.list(scoped, 3, wholeDay)).length]).toEqual([scope, isSeen ? 1 : 0]);
      expect([scope, (await staff.find(scoped, uuid)) !== undefined]).toEqual([scope, isSeen]);
      if (isSeen) continue;
      expect(await staff.cancel(scoped, uuid, by, now)).toBe('unknown');
      expect(await staff.move(scoped, uuid, { startMs: nine, placesPerSlot: 1 }, by, now)).toBe('unknown');
    }
  });

  it('are listed even after 500 earlier ones that the person may not see', async () => {
    const { leadUuid } = await book(nine + 12 * hourMs, { locationId: 5 });
    const copies = sql`generate_series(1, 500) AS copy WHERE site_id = 'wattle' AND lead_uuid = ${leadUuid}::uuid`;
    await test.database.primary.execute(sql`
      WITH copied AS (
        INSERT INTO leads SELECT (jsonb_populate_record(lead, jsonb_build_object(
          'lead_uuid', gen_random_uuid(), 'submission_hash', copy::text, 'category', 'Service Enquiry'))).*
        FROM leads AS lead, ${copies} RETURNING site_id, lead_uuid
      )
      INSERT INTO appointments (site_id, lead_uuid, location_id, place, booked_at, starts_at, ends_at)
      SELECT site_id, copied.lead_uuid, location_id, row_number() OVER (), booked_at,
        starts_at - interval '1 hour', ends_at - interval '1 hour'
      FROM copied JOIN (SELECT * FROM appointments WHERE lead_uuid = ${leadUuid}::uuid) AS booked USING (site_id)`);
    const listed = await staff.list({ ...reader, categories: ['Test Drive'] }, 5, wholeDay);
    expect(listed.map((each) => each.leadUuid)).toEqual([leadUuid]);
  });

  it('are read by the newest secret address of the location only', async () => {
    const first = await staff.renewFeed('wattle', 1, by, now);
    expect(await staff.findFeed(first)).toEqual({ siteSlug: 'wattle', locationId: 1 });
    const second = await staff.renewFeed('wattle', 1, by, now);
    expect(await staff.findFeed(first)).toBeUndefined();
    expect(await staff.findFeed(second)).toEqual({ siteSlug: 'wattle', locationId: 1 });
    const { rows } = await test.database.primary.execute(sql`SELECT * FROM calendar_feeds`);
    expect(JSON.stringify(rows)).not.toContain(second);
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDeliveryStore, queueCancellation } from '#src/leads/server/delivery-store.ts';
import { createLeadStore, type LeadStore } from '#src/leads/server/lead-store.ts';
import { makeLeadRecord } from '#src/leads/testing/make-lead-record.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import {
  type AppointmentStore,
  createAppointmentPurge,
  createAppointmentStore,
  takeSlot,
  type WantedSlot,
} from './appointment-store.ts';
import { makeVisitLink, readVisitLink } from './visit-link.ts';

const hourMs = 3_600_000;
const nine = Date.parse('2026-11-25T23:00:00Z');
const hourFrom = (startMs: number) => ({ startMs, endMs: startMs + hourMs });
const bookedAt = new Date('2026-11-24T01:00:00Z');
const wholeDay = { startMs: nine - 10 * hourMs, endMs: nine + 10 * hourMs };

const anyCar = { locationId: 101, vehicleId: null };

const want = (changes: Partial<WantedSlot> = {}): WantedSlot => ({
  siteSlug: 'wattle',
  locationId: 101,
  vehicleId: null,
  slot: hourFrom(nine),
  placesPerSlot: 1,
  bookedAt,
  ...changes,
});

describe.each(testDatabases)('appointments on $name', ({ open }) => {
  let test: TestDatabase;
  let store: AppointmentStore;

  beforeAll(async () => {
    test = await open();
    store = createAppointmentStore(test.database);
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    for (const table of ['appointments', 'lead_deliveries', 'leads']) {
      await test.database.primary.execute(sql`DELETE FROM ${sql.identifier(table)}`);
    }
  });

  const book = async (
    changes: Partial<WantedSlot> = {},
    record = makeLeadRecord(),
    targets: Parameters<LeadStore['storeWith']>[2] = [],
  ): Promise<string | null> => {
    const wanted = want(changes);
    const leads = createLeadStore(test.database);
    const outcome = await leads.storeWith(wanted.siteSlug, record, targets, async (tx, leadUuid) =>
      (await takeSlot(tx, leadUuid, wanted)) ? 'written' : 'refused',
    );
    return outcome.kind === 'stored' ? outcome.leadUuid : null;
  };

  const cancel = (leadUuid: string, now = bookedAt, siteSlug = 'wattle'): Promise<boolean> =>
    store.cancel(siteSlug, leadUuid, now, (tx) => queueCancellation(tx, { siteSlug, leadUuid }, now));

  const count = async (table: string): Promise<number> => {
    const { rows } = await test.database.primary.execute(sql`SELECT count(*) FROM ${sql.identifier(table)}`);
    return Number(rows[0]?.count);
  };

  it('stores a booking and finds it by location and time [D.22] [B7.20]', async () => {
    const leadUuid = await book({ vehicleId: 7 });
    expect(leadUuid).not.toBeNull();
    expect(await store.listBooked('wattle', anyCar, wholeDay)).toEqual([{ ...hourFrom(nine), vehicleId: 7 }]);
    for (const [siteSlug, locationId, time] of [
      ['banksia', 101, wholeDay],
      ['wattle', 102, wholeDay],
      ['wattle', 101, hourFrom(nine + hourMs)],
      ['wattle', 101, hourFrom(nine - hourMs)],
    ] as const) {
      expect(await store.listBooked(siteSlug, { locationId, vehicleId: null }, time)).toEqual([]);
    }
    expect(await store.listBooked('wattle', { locationId: 102, vehicleId: 7 }, wholeDay)).toEqual([
      { ...hourFrom(nine), vehicleId: 7, isElsewhere: true },
    ]);
  });

  it('purges past bookings, and no upcoming ones [D.22]', async () => {
    await book();
    await book({ slot: hourFrom(nine + hourMs) });
    const { purgeBefore } = createAppointmentPurge(test.database);
    expect(await purgeBefore(new Date(nine + hourMs))).toBe(0);
    expect(await purgeBefore(new Date(nine + hourMs + 1))).toBe(1);
    expect(await store.listBooked('wattle', anyCar, wholeDay)).toMatchObject([hourFrom(nine + hourMs)]);
  });

  it('finds a lead’s booking, and whether it was cancelled [D.22]', async () => {
    const leadUuid = (await book()) ?? '';
    const stored = {
      ...hourFrom(nine),
      leadUuid,
      locationId: 101,
      vehicleId: null,
      bookedAtMs: bookedAt.getTime(),
      appointmentUuid: expect.stringMatching(/^[\da-f-]{36}$/),
    };
    expect(await store.findOfLead('wattle', leadUuid)).toEqual({ ...stored, cancelledAtMs: null });
    expect(await store.findOfLead('banksia', leadUuid)).toBeUndefined();
    await cancel(leadUuid);
    expect(await store.findOfLead('wattle', leadUuid)).toEqual({ ...stored, cancelledAtMs: bookedAt.getTime() });
  });

  it('is found by each of its links, and by no other [D.22]', async () => {
    const leadUuid = (await book({ vehicleId: 7 })) ?? '';
    const { appointmentUuid = '' } = (await store.findOfLead('wattle', leadUuid)) ?? {};
    const [one, other, foreign] = [appointmentUuid, appointmentUuid, appointmentUuid].map(makeVisitLink);
    if (one === undefined || other === undefined || foreign === undefined) throw new Error('no links');
    for (const link of [one, other]) await store.addLink('wattle', link);
    await store.addLink('banksia', foreign);
    for (const { link } of [one, other]) {
      const read = readVisitLink(link);
      expect(read && (await store.findByLink('wattle', read))).toMatchObject({ leadUuid, vehicleId: 7 });
      expect(read && (await store.findByLink('banksia', read))).toBeUndefined();
    }
    expect(await store.findByLink('wattle', foreign)).toBeUndefined();
    // The row keeps only the newest links, so repeated emails don't grow it without limit.
    for (let mails = 0; mails < 20; mails += 1) await store.addLink('wattle', makeVisitLink(appointmentUuid));
    expect(await store.findByLink('wattle', one)).toBeUndefined();
  });

  it('books no slot twice, and doesn’t store the second lead [D.22]', async () => {
    expect(await book()).not.toBeNull();
    expect(await book()).toBeNull();
    expect([await count('leads'), await count('appointments')]).toEqual([1, 1]);
    expect(await book({ slot: hourFrom(nine + hourMs) })).not.toBeNull();
    expect(await book({ locationId: 102 })).not.toBeNull();
    expect(await book({ siteSlug: 'banksia' })).not.toBeNull();
  });

  it('gives one slot to one of fifty concurrent shoppers [D.22]', async () => {
    // Runs four rounds, because the first one opens the connections and so runs its shoppers one by one.
    for (const hours of [0, 1, 2, 3]) {
      const slot = hourFrom(nine + hours * hourMs);
      const outcomes = await Promise.all(Array.from({ length: 50 }, () => book({ slot })));
      expect(outcomes.filter((leadUuid) => leadUuid !== null)).toHaveLength(1);
    }
    expect([await count('leads'), await count('appointments')]).toEqual([4, 4]);
  });

  it('gives three places to three of thirty concurrent shoppers [D.22]', async () => {
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => book({ placesPerSlot: 3 })));
    expect(outcomes.filter((leadUuid) => leadUuid !== null)).toHaveLength(3);
    expect([await count('leads'), await count('appointments')]).toEqual([3, 3]);
  });

  it('makes one booking of a form sent ten times at once [D.22]', async () => {
    const record = makeLeadRecord();
    const ids = await Promise.all(Array.from({ length: 10 }, () => book({ placesPerSlot: 5 }, record)));
    expect([new Set(ids).size, ids.includes(null)]).toEqual([1, false]);
    expect([await count('leads'), await count('appointments')]).toEqual([1, 1]);
  });

  it('never books a vehicle twice at a time, at any location [D.22]', async () => {
    const about = { vehicleId: 7, placesPerSlot: 4 };
    const outcomes = await Promise.all([101, 101, 102].map((locationId) => book({ ...about, locationId })));
    expect(outcomes.filter((leadUuid) => leadUuid !== null)).toHaveLength(1);
    expect(await book({ ...about, vehicleId: 8 })).not.toBeNull();
    expect(await book({ ...about, slot: hourFrom(nine + hourMs) })).not.toBeNull();
    // Visits at these two locations begin half an hour apart.
    for (const hours of [3, 5, 7]) {
      const startsMs = [nine + hours * hourMs, nine + (hours + 0.5) * hourMs];
      const overlapping = await Promise.all(
        startsMs.map((startMs, index) => book({ ...about, locationId: 103 + index, slot: hourFrom(startMs) })),
      );
      expect(overlapping.filter((leadUuid) => leadUuid !== null)).toHaveLength(1);
    }
  });

  it('counts bookings from when slots had another length [D.22]', async () => {
    expect(await book({ slot: { startMs: nine + hourMs / 2, endMs: nine + hourMs } })).not.toBeNull();
    expect(await book()).toBeNull();
    expect(await book({ slot: hourFrom(nine + hourMs) })).not.toBeNull();
  });

  it('frees a cancelled booking’s slot, once, and on its own site only [D.22]', async () => {
    const leadUuid = (await book({ vehicleId: 7 })) ?? '';
    expect(await cancel(leadUuid, bookedAt, 'banksia')).toBe(false);
    expect(await cancel(leadUuid, new Date(nine))).toBe(false);
    expect(await cancel(leadUuid)).toBe(true);
    expect(await cancel(leadUuid)).toBe(false);
    expect(await store.listBooked('wattle', anyCar, wholeDay)).toEqual([]);
    expect(await book({ vehicleId: 7 })).not.toBeNull();
    expect(await count('appointments')).toBe(2);
  });

  it('notifies everyone who got the lead by mail or webhook, once, and no ADF system; otherwise it is not cancelled [D.22]', async () => {
    const targets = [
      { kind: 'mail', target: 'sales@a.example' },
      { kind: 'webhook', target: 'https://a.example' },
      { kind: 'adfHttp', target: 'https://adf.example' },
      { kind: 'confirmation', target: 'ann@example.com' },
    ] as const;
    const leadUuid = (await book({}, makeLeadRecord(), targets)) ?? '';
    const fail = () => Promise.reject(new Error('away'));
    await expect(store.cancel('wattle', leadUuid, bookedAt, fail)).rejects.toThrow('away');
    expect(await store.findOfLead('wattle', leadUuid)).toMatchObject({ cancelledAtMs: null });
    await Promise.all([cancel(leadUuid), cancel(leadUuid), cancel(leadUuid)]);
    const due = await createDeliveryStore(test.database).claim(new Date(nine), 10, 1000);
    expect(due.map(({ kind, target }) => `${kind} ${target}`).sort()).toEqual([
      'adfHttp https://adf.example',
      'cancellation sales@a.example',
      'cancellationConfirmation ann@example.com',
      'cancellationWebhook https://a.example',
      'confirmation ann@example.com',
      'mail sales@a.example',
      'webhook https://a.example',
    ]);
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventIds } from '#src/lib/event-ids.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { createVehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { createEventStore, type EventRecord, type EventStore } from './event-store.ts';
import { createRevealStore, type RevealStore } from './reveal-store.ts';

const now = new Date('2031-05-06T01:00:00Z');

let made = 0;
const makeEvent = (fields: Partial<EventRecord> = {}): EventRecord => {
  made += 1;
  return {
    eventUuid: made.toString(16).padStart(32, '0'),
    eventId: eventIds.usedVehicleView,
    vehicleId: 1,
    path: '/cars/car-1',
    details: null,
    happenedAt: new Date('2026-11-20T01:00:00Z'),
    ...fields,
  };
};

describe.each(testDatabases)('event store on $name', ({ open }) => {
  let test: TestDatabase;
  let store: EventStore;
  let reveals: RevealStore;

  beforeAll(async () => {
    test = await open();
    store = createEventStore(test.database);
    reveals = createRevealStore(test.database);
    const vehicles = createVehicleStore(test.database);
    for (const slug of ['wattle', 'banksia']) {
      await vehicles.saveChanges(slug, [makeTestVehicle({ id: 1, slug: 'car-1', stockNumber: 'A1' })]);
    }
    await vehicles.saveChanges('wattle', [makeTestVehicle({ id: 2, slug: 'car-2', stockNumber: 'A2' })]);
  });
  afterAll(() => test?.close());

  const countKept = async (siteSlug: string): Promise<number> => {
    const { rows } = await test.database.primary.execute<{ stored: string }>(
      sql`SELECT count(*) AS stored FROM tracked_events WHERE site_id = ${siteSlug}`,
    );
    return Number(rows[0]?.stored);
  };

  it('stores a repeated event once, and counts its view once [D.24]', async () => {
    const event = makeEvent();
    await store.record('wattle', [event, event], now);
    await store.record('wattle', [event], now);
    expect(await countKept('wattle')).toBe(1);
    expect(await store.countViews('wattle', 1)).toBe(1);
  });

  it('separates equal ids of two sites', async () => {
    const event = makeEvent();
    await store.record('wattle', [event], now);
    await store.record('banksia', [event], now);
    expect(await store.countViews('banksia', 1)).toBe(1);
    expect(await countKept('banksia')).toBe(1);
  });

  it('skips events of unknown vehicles, and stores the rest', async () => {
    const before = await countKept('banksia');
    await store.record('banksia', [makeEvent({ vehicleId: 2 }), makeEvent({ vehicleId: null, eventId: 49 })], now);
    expect(await countKept('banksia')).toBe(before + 1);
    expect(await store.countViews('banksia', 2)).toBe(0);
  });

  it('counts only views, without changing the stock version [B7.11]', async () => {
    const version = await createVehicleStore(test.database).readStockVersion('wattle');
    const views = await store.countViews('wattle', 2);
    const favourite = makeEvent({ vehicleId: 2, eventId: eventIds.favourite });
    await store.record('wattle', [favourite, makeEvent({ vehicleId: 2 }), makeEvent({ vehicleId: 2 })], now);
    expect(await store.countViews('wattle', 2)).toBe(views + 2);
    expect(await createVehicleStore(test.database).readStockVersion('wattle')).toBe(version);
  });

  it('loses no view of concurrent batches', async () => {
    const views = await store.countViews('wattle', 1);
    const batches = Array.from({ length: 20 }, () => [makeEvent({ vehicleId: 2 }), makeEvent({ vehicleId: 1 })]);
    await Promise.all(batches.map((batch) => store.record('wattle', batch, now)));
    expect(await store.countViews('wattle', 1)).toBe(views + 20);
  });

  it('stores events once when two pages send them concurrently in different orders', async () => {
    const before = await countKept('wattle');
    const events = Array.from({ length: 400 }, () => makeEvent({ vehicleId: null, eventId: 49 }));
    const batches = Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? events : events.toReversed()));
    await Promise.all(batches.map((batch) => store.record('wattle', batch, now)));
    expect(await countKept('wattle')).toBe(before + 400);
  });

  it('stores the details and the time of an event', async () => {
    const event = makeEvent({ eventId: 49, vehicleId: null, path: '/search/', details: { query: 'kia', count: 3 } });
    await store.record('wattle', [event], now);
    const { rows } = await test.database.primary.execute(
      sql`SELECT event_id, vehicle_id, path, details, happened_at = ${event.happenedAt.toISOString()}::timestamptz AS is_then
          FROM tracked_events WHERE site_id = 'wattle' AND event_uuid = ${event.eventUuid}::uuid`,
    );
    expect(rows).toEqual([
      { event_id: 49, vehicle_id: null, path: '/search/', details: { query: 'kia', count: 3 }, is_then: true },
    ]);
  });

  it('purges events by the server’s clock, and no views [D.24]', async () => {
    const views = await store.countViews('wattle', 1);
    expect(await store.purgeBefore(new Date(now.getTime() - 60_000))).toBe(0);
    expect(await store.purgeBefore(new Date(now.getTime() + 60_000))).toBeGreaterThan(0);
    expect(await countKept('wattle')).toBe(0);
    expect(await store.countViews('wattle', 1)).toBe(views);
  });

  it("stores reveals only for the site's own vehicles [B4.50]", async () => {
    expect(await reveals.record('wattle', { vehicleId: 2, dealershipId: 7 }, now)).toBe(true);
    expect(await reveals.record('banksia', { vehicleId: 2, dealershipId: null }, now)).toBe(false);
    const { rows } = await test.database.primary.execute(
      sql`SELECT site_id, vehicle_id::int AS vehicle_id, dealership_id::int AS dealership_id FROM phone_reveals`,
    );
    expect(rows).toEqual([{ site_id: 'wattle', vehicle_id: 2, dealership_id: 7 }]);
  });

  it('purges reveals by the server’s clock', async () => {
    await reveals.record('wattle', { vehicleId: 2, dealershipId: null }, now);
    expect(await reveals.purgeBefore(new Date(now.getTime() - 60_000))).toBe(0);
    expect(await reveals.purgeBefore(new Date(now.getTime() + 60_000))).toBeGreaterThan(0);
    expect(await reveals.purgeBefore(new Date(now.getTime() + 60_000))).toBe(0);
  });
});

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { createLinkedEvents } from './list-linked-events.ts';

const at = (hour: number) => sql`${`2026-11-20T0${hour}:00:00Z`}::timestamptz`;
const site = {
  slug: 'wattle',
  timeZone: 'Australia/Brisbane',
  locations: [{ id: 3, name: 'Windsor', timeZone: 'Australia/Brisbane' }],
};

describe.each(testDatabases)('what other slices know of a lead on $name', ({ open }) => {
  let test: TestDatabase;
  const lead = randomUUID();

  beforeAll(async () => {
    test = await open();
    const { primary } = test.database;
    const id = sql`gen_random_uuid()`;
    for (const [siteSlug, leadUuid] of [
      ['wattle', lead],
      ['acme', lead],
      ['wattle', randomUUID()],
    ] as const) {
      const owner = sql`${siteSlug}, ${leadUuid}::uuid`;
      await primary.execute(sql`
        INSERT INTO appointments (site_id, lead_uuid, location_id, starts_at, ends_at, place, booked_at, cancelled_at)
        VALUES (${owner}, 3, ${at(5)}, ${at(6)}, (random() * 1000000)::int, ${at(1)}, ${at(2)})`);
      await primary.execute(sql`
        INSERT INTO reservations (site_id, lead_uuid, visitor_uuid, vehicle_id, state, amount_cents, opened_at, changed_at)
        VALUES (${owner}, ${id}, 1, 'held', 50000, ${at(3)}, ${at(4)})`);
      await primary.execute(sql`
        INSERT INTO finance_applications (site_id, lead_id, application_uuid, visitor_uuid, vehicle_id, state, revision,
          sealed, amount_cents, term_months, started_at, changed_at, sent_at)
        VALUES (${owner}, ${id}, ${id}, 1, 'sent', 1, 'secret', 3000000, 60, ${at(5)}, ${at(5)}, ${at(5)})`);
      await primary.execute(sql`
        INSERT INTO valuations (site_id, lead_id, visitor_uuid, look_up, cars, car_at, adjustment_answers, offer_price,
          form_completed, offer_accepted, revision, started_at)
        VALUES (${owner}, ${id}, 'found', '[{"year": 2019, "make": "Kia", "model": "Cerato"}]', 0, '{}', 12000, true, true,
          1, ${at(6)})`);
    }
  });
  afterAll(() => test?.close());

  it('lists visits, reservations, applications and trade-ins of this lead and site only', async () => {
    const events = await createLinkedEvents(test.database)(site, lead);
    expect(events.toSorted((one, other) => one.atMs - other.atMs).map(({ what }) => what)).toEqual([
      expect.stringMatching(/^Visit booked for .*3:00 pm.* at Windsor$/),
      'Visit cancelled',
      'Reservation started, deposit $500',
      'Reservation: deposit paid, the vehicle is held',
      'Finance application sent: $30,000 over 60 months',
      'Trade-in valued: 2019 Kia Cerato, $12,000',
    ]);
    expect(JSON.stringify(events)).not.toContain('secret');
    expect(
      events
        .flatMap(({ record }) => (record === null ? [] : [record]))
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['reservation', 'reservation', 'tradeIn']);
  });
});

import { sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';

// Queries that find broken invariants. Each row in a result is a fault, even after a process was killed.
const faults: Readonly<Record<string, ReturnType<typeof sql>>> = {
  'a vehicle is held twice': sql`
    SELECT vehicle_id::text AS what FROM reservations WHERE state IN ('paying', 'held') GROUP BY site_id, vehicle_id HAVING count(*) > 1`,
  'a key holds a vehicle for nobody, or a hold has no key': sql`
    SELECT coalesce(h.reservation_uuid, r.reservation_uuid)::text AS what FROM vehicle_holds h
    FULL JOIN (SELECT * FROM reservations WHERE state IN ('paying', 'held')) r USING (site_id, reservation_uuid)
    WHERE h.vehicle_id IS DISTINCT FROM r.vehicle_id`,
  'somebody was charged who has neither hold nor refund': sql`
    SELECT payment_key AS what FROM test_payments p LEFT JOIN reservations r ON r.site_id = p.site_id AND r.reservation_uuid::text = payment_key
    WHERE p.captured_cents > p.refunded_cents AND r.state IS DISTINCT FROM 'held' AND r.state IS DISTINCT FROM 'sold'`,
  'a hold is not paid as agreed': sql`
    SELECT reservation_uuid::text AS what FROM reservations r LEFT JOIN test_payments p ON r.site_id = p.site_id AND r.reservation_uuid::text = payment_key
    WHERE state IN ('held', 'sold') AND (p.captured_cents IS DISTINCT FROM r.amount_cents OR p.refunded_cents <> 0)`,
  'the book and the gateway differ': sql`
    SELECT payment_key AS what FROM test_payments p
    WHERE captured_cents - refunded_cents <> (
      SELECT coalesce(sum(amount_cents), 0) FROM reservation_entries e
      WHERE e.site_id = p.site_id AND e.reservation_uuid::text = payment_key)`,
  'the book has a gap': sql`
    SELECT reservation_uuid::text AS what FROM reservations r
    WHERE version <> (SELECT count(*) FROM reservation_entries e WHERE e.site_id = r.site_id AND e.reservation_uuid = r.reservation_uuid)`,
  'the stock says otherwise': sql`
    SELECT v.slug AS what FROM vehicles v
    WHERE (v.hold IS NOT NULL) <> EXISTS (
      SELECT FROM reservations r WHERE r.site_id = v.site_id AND r.vehicle_id = v.id AND r.state IN ('held', 'sold'))`,
  'an order has another deposit than it agreed on, or none': sql`
    SELECT purchase_uuid::text AS what FROM purchases p LEFT JOIN reservations r USING (site_id, reservation_uuid)
    WHERE (p.reservation_uuid IS NULL) <> (p.agreement IS NULL) OR (p.reservation_uuid IS NOT NULL AND (
      r.amount_cents IS DISTINCT FROM (p.agreement #>> '{figures,depositCents}')::int OR r.vehicle_id <> p.vehicle_id OR r.visitor_uuid <> p.visitor_uuid))`,
  'what was paid is no lead, or is two': sql`
    SELECT reservation_uuid::text AS what FROM reservations r WHERE (captured_cents > 0)::int <> (
      SELECT count(*) FROM leads l WHERE l.site_id = r.site_id AND l.submission_hash = 'reservation ' || reservation_uuid)`,
  'a receipt is missing or doubled': sql`
    SELECT reservation_uuid::text AS what FROM reservations r
    WHERE EXISTS (SELECT FROM reservation_entries e WHERE e.reservation_uuid = r.reservation_uuid AND e.state = 'held')
      AND 1 <> (SELECT count(*) FROM lead_deliveries d WHERE d.site_id = r.site_id AND d.lead_uuid = r.lead_uuid AND kind = 'confirmation' AND state IN ('delivered', 'written'))`,
  'its end was not told once': sql`
    SELECT reservation_uuid::text AS what FROM reservations r WHERE (state = 'refunded')::int <> (
      SELECT count(*) FROM lead_deliveries d
      WHERE d.site_id = r.site_id AND d.lead_uuid = r.lead_uuid AND kind = 'cancellationConfirmation' AND state IN ('delivered', 'written'))`,
};

export const findDisagreements = async ({ primary }: DatabaseService): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [fault, query] of Object.entries(faults)) {
    const { rows } = await primary.execute<{ what: string }>(query);
    found.push(...rows.map(({ what }) => `${fault}: ${what}`));
  }
  return found;
};

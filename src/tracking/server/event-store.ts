import { and, eq, sql } from 'drizzle-orm';
import { eventIds } from '#src/lib/event-ids.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import { vehicles } from '#src/vehicle/server/tables.ts';
import { trackedEvents, vehicleViews } from './tables.ts';

export interface EventRecord {
  readonly eventUuid: string;
  readonly eventId: number;
  readonly vehicleId: number | null;
  readonly path: string;
  readonly details: Readonly<Record<string, string | number>> | null;
  readonly happenedAt: Date;
}

export interface EventStore {
  /** Skips events that are already stored, or that name a vehicle the site doesn't have. @spec D.24 */
  readonly record: (siteSlug: string, events: readonly EventRecord[], now: Date) => Promise<void>;
  /** Includes views whose events have been deleted since. @spec B7.11 */
  readonly countViews: (siteSlug: string, vehicleId: number) => Promise<number>;
  readonly purgeBefore: (moment: Date) => Promise<number>;
}

const toRow = ({ eventUuid, eventId, vehicleId, path, details, happenedAt }: EventRecord) => ({
  event_uuid: eventUuid,
  event_id: eventId,
  vehicle_id: vehicleId,
  path,
  details,
  happened_at: happenedAt.toISOString(),
});

const insertAll = (database: Database, siteSlug: string, events: readonly EventRecord[], now: Date) =>
  database.execute(sql`
    WITH reported AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(events.map(toRow))}::json) AS t(
        event_uuid uuid, event_id integer, vehicle_id bigint, path text, details jsonb, happened_at timestamptz)
    ), inserted AS (
      INSERT INTO ${trackedEvents} (site_id, event_uuid, event_id, vehicle_id, path, details, happened_at, received_at)
      SELECT ${siteSlug}, event_uuid, event_id, vehicle_id, path, details, happened_at, ${now.toISOString()}::timestamptz
      FROM reported
      WHERE vehicle_id IS NULL OR EXISTS (
        SELECT 1 FROM ${vehicles} v WHERE v.site_id = ${siteSlug} AND v.id = reported.vehicle_id)
      -- In one order, so that two batches with the same events never wait for each other.
      ORDER BY event_uuid
      ON CONFLICT DO NOTHING
      RETURNING event_id, vehicle_id
    )
    INSERT INTO ${vehicleViews} AS known (site_id, vehicle_id, views)
    SELECT ${siteSlug}, vehicle_id, count(*) FROM inserted
    WHERE event_id = ${eventIds.usedVehicleView} AND vehicle_id IS NOT NULL
    -- Views too are counted in one order.
    GROUP BY vehicle_id ORDER BY vehicle_id
    ON CONFLICT (site_id, vehicle_id) DO UPDATE SET views = known.views + excluded.views`);

export const createEventStore = ({
  primary,
  interactive,
}: Pick<DatabaseService, 'primary' | 'interactive'>): EventStore => ({
  record: async (siteSlug, events, now) => {
    if (events.length > 0) await insertAll(interactive, siteSlug, events, now);
  },
  countViews: async (siteSlug, vehicleId) => {
    const [row] = await interactive
      .select({ views: vehicleViews.views })
      .from(vehicleViews)
      .where(and(eq(vehicleViews.siteSlug, siteSlug), eq(vehicleViews.vehicleId, vehicleId)));
    return row?.views ?? 0;
  },
  purgeBefore: async (moment) => {
    // Returns only the number of rows, because the rows themselves could fill memory after a flood.
    const { rowCount } = await primary.execute(
      sql`DELETE FROM ${trackedEvents} WHERE received_at < ${moment.toISOString()}::timestamptz`,
    );
    return rowCount ?? 0;
  },
});

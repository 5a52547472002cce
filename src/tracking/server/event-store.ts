import { and, eq, sql } from 'drizzle-orm';
import { eventIds } from '#src/lib/event-ids.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import { vehicles } from '#src/vehicle/server/tables.ts';
import { trackedEvents, vehicleViews } from './tables.ts';

export interface EventRecord {
  /** 32 hexadecimal digits, made in the browser. */
  readonly eventUuid: string;
  readonly eventId: number;
  readonly vehicleId: number | null;
  readonly path: string;
  readonly details: Readonly<Record<string, string | number>> | null;
  readonly happenedAt: Date;
}

export interface EventStore {
  /**
   * Keeps the events that are new, and counts views. Events of vehicles that the site does not have are left out. Once
   * it resolves they are in the database.
   * @param now by the server's clock, which decides when they are forgotten too
   * @spec D.24
   */
  readonly keep: (siteSlug: string, events: readonly EventRecord[], now: Date) => Promise<void>;
  /** How often a vehicle was looked at since events are kept. @spec B7.11 */
  readonly countViews: (siteSlug: string, vehicleId: number) => Promise<number>;
  /** Forgets what was received before a moment; counts of views stay. Returns how many events went. */
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

/** One statement, so that an event and the view that it stands for are kept together. */
const keepAll = (database: Database, siteSlug: string, events: readonly EventRecord[], now: Date) =>
  database.execute(sql`
    WITH told AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(events.map(toRow))}::json) AS t(
        event_uuid uuid, event_id integer, vehicle_id bigint, path text, details jsonb, happened_at timestamptz)
    ), kept AS (
      INSERT INTO ${trackedEvents} (site_id, event_uuid, event_id, vehicle_id, path, details, happened_at, received_at)
      SELECT ${siteSlug}, event_uuid, event_id, vehicle_id, path, details, happened_at, ${now.toISOString()}::timestamptz
      FROM told
      WHERE vehicle_id IS NULL OR EXISTS (
        SELECT 1 FROM ${vehicles} v WHERE v.site_id = ${siteSlug} AND v.id = told.vehicle_id)
      -- In one order, so that two batches with the same events never wait for each other.
      ORDER BY event_uuid
      ON CONFLICT DO NOTHING
      RETURNING event_id, vehicle_id
    )
    INSERT INTO ${vehicleViews} AS known (site_id, vehicle_id, views)
    SELECT ${siteSlug}, vehicle_id, count(*) FROM kept
    WHERE event_id = ${eventIds.usedVehicleView} AND vehicle_id IS NOT NULL
    -- Views too are counted in one order.
    GROUP BY vehicle_id ORDER BY vehicle_id
    ON CONFLICT (site_id, vehicle_id) DO UPDATE SET views = known.views + excluded.views`);

export const createEventStore = ({
  primary,
  interactive,
}: Pick<DatabaseService, 'primary' | 'interactive'>): EventStore => ({
  keep: async (siteSlug, events, now) => {
    if (events.length > 0) await keepAll(interactive, siteSlug, events, now);
  },
  countViews: async (siteSlug, vehicleId) => {
    const [row] = await interactive
      .select({ views: vehicleViews.views })
      .from(vehicleViews)
      .where(and(eq(vehicleViews.siteSlug, siteSlug), eq(vehicleViews.vehicleId, vehicleId)));
    return row?.views ?? 0;
  },
  purgeBefore: async (moment) => {
    // Their number alone comes back: after a flood the rows themselves would fill the memory.
    const { rowCount } = await primary.execute(
      sql`DELETE FROM ${trackedEvents} WHERE received_at < ${moment.toISOString()}::timestamptz`,
    );
    return rowCount ?? 0;
  },
});

import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { BookedTime, Slot } from '../rules/slot.ts';
import type { BookedAppointment } from '../view/build-calendar-entry.ts';
import { appointmentBlocks, appointments } from './tables.ts';
import type { VisitLink } from './visit-link.ts';

export interface WantedSlot {
  readonly siteSlug: string;
  readonly locationId: number;
  readonly vehicleId: number | null;
  readonly slot: Slot;
  readonly placesPerSlot: number;
  readonly bookedAt: Date;
}

export interface StoredAppointment extends BookedAppointment {
  readonly leadUuid: string;
  readonly locationId: number;
  readonly vehicleId: number | null;
}

export interface AppointmentStore {
  /** Lists uncancelled bookings and blocks at the location, and the vehicle's uncancelled bookings elsewhere. */
  readonly listBooked: (
    siteSlug: string,
    wanted: Pick<WantedSlot, 'locationId' | 'vehicleId'>,
    time: Slot,
  ) => Promise<readonly BookedTime[]>;
  /** Includes cancelled appointments. */
  readonly findOfLead: (siteSlug: string, leadUuid: string) => Promise<StoredAppointment | undefined>;
  readonly addLink: (siteSlug: string, link: VisitLink) => Promise<void>;
  /** Includes cancelled appointments. */
  readonly findByLink: (siteSlug: string, link: VisitLink) => Promise<StoredAppointment | undefined>;
  readonly cancel: (
    siteSlug: string,
    leadUuid: string,
    now: Date,
    alongside: (tx: Database) => Promise<void>,
  ) => Promise<boolean>;
}

export const timestamp = (ms: number): SQL => sql`${new Date(ms).toISOString()}::timestamptz`;

const overlapping = (siteSlug: string, { startMs, endMs }: Slot): SQL =>
  sql`site_id = ${siteSlug} AND cancelled_at IS NULL
    AND starts_at < ${timestamp(endMs)} AND ends_at > ${timestamp(startMs)}`;

export const isBlocked = (siteSlug: string, locationId: number, { startMs, endMs }: Slot): SQL =>
  sql`site_id = ${siteSlug} AND location_id = ${locationId}
    AND starts_at < ${timestamp(endMs)} AND ends_at > ${timestamp(startMs)}`;

const insert = async (tx: Database, leadUuid: string, wanted: WantedSlot): Promise<boolean> => {
  const { siteSlug, locationId, vehicleId, slot, placesPerSlot, bookedAt } = wanted;
  const meanwhile = overlapping(siteSlug, slot);
  const here = sql`${meanwhile} AND location_id = ${locationId}`;
  const { rows } = await tx.execute(sql`
    INSERT INTO ${appointments} (site_id, lead_uuid, location_id, vehicle_id, starts_at, ends_at, place, booked_at)
    SELECT ${siteSlug}, ${leadUuid}::uuid, ${locationId}, ${vehicleId}, ${timestamp(slot.startMs)}, ${timestamp(slot.endMs)},
      min(free.place), ${bookedAt.toISOString()}::timestamptz
    FROM generate_series(0, ${placesPerSlot - 1}::integer) AS free(place)
    WHERE NOT EXISTS (SELECT FROM ${appointments} WHERE ${here} AND place = free.place)
      AND (SELECT count(*) FROM ${appointments} WHERE ${here}) < ${placesPerSlot}
      AND NOT EXISTS (SELECT FROM ${appointments} WHERE ${meanwhile} AND vehicle_id = ${vehicleId})
      AND NOT EXISTS (SELECT FROM ${appointmentBlocks} WHERE ${isBlocked(siteSlug, locationId, slot)})
    HAVING min(free.place) IS NOT NULL
    ON CONFLICT DO NOTHING
    RETURNING place`);
  return rows.length > 0;
};

/**
 * Locks the vehicle, so that two overlapping visits with it can't be booked at once. The table's unique keys don't
 * prevent this if the visits start at different times.
 */
export const lockVehicle = async (
  tx: Database,
  { siteSlug, vehicleId }: Pick<WantedSlot, 'siteSlug' | 'vehicleId'>,
): Promise<void> => {
  if (vehicleId === null) return;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`visits of ${vehicleId} of ${siteSlug}`}, 0))`);
};

/** Unique keys in the table decide between bookings that start at the same time. @spec D.22 */
export const takeSlot = async (tx: Database, leadUuid: string, wanted: WantedSlot): Promise<boolean> => {
  await lockVehicle(tx, wanted);
  // After a lost race, tries again, because another place may be free. Each lost race means that somebody else filled a
  // place.
  for (let tries = 0; tries < wanted.placesPerSlot; tries += 1) {
    if (await insert(tx, leadUuid, wanted)) return true;
  }
  return false;
};

export interface AppointmentRow extends Record<string, unknown> {
  readonly appointment_uuid: string;
  readonly lead_uuid: string;
  readonly location_id: string;
  readonly vehicle_id: string | null;
  readonly start_ms: string;
  readonly end_ms: string;
  readonly booked_ms: string;
  readonly cancelled_ms: string | null;
  readonly is_cancelled_by_staff: boolean;
  readonly moves: number;
  readonly moved_ms: string | null;
}

const toNumber = (text: string | null): number | null => (text === null ? null : Number(text));

export const toAppointment = (row: AppointmentRow): StoredAppointment => ({
  appointmentUuid: row.appointment_uuid,
  leadUuid: row.lead_uuid,
  locationId: Number(row.location_id),
  vehicleId: toNumber(row.vehicle_id),
  startMs: Number(row.start_ms),
  endMs: Number(row.end_ms),
  bookedAtMs: Number(row.booked_ms),
  cancelledAtMs: toNumber(row.cancelled_ms),
  ...(row.is_cancelled_by_staff && { isCancelledByStaff: true }),
  ...(row.moved_ms !== null && { move: { count: row.moves, atMs: Number(row.moved_ms) } }),
});

export const appointmentColumns = sql`appointment_uuid, lead_uuid, ${appointments}.location_id, ${appointments}.vehicle_id,
  (extract(epoch FROM starts_at) * 1000)::bigint AS start_ms, (extract(epoch FROM ends_at) * 1000)::bigint AS end_ms,
  (extract(epoch FROM booked_at) * 1000)::bigint AS booked_ms,
  (extract(epoch FROM cancelled_at) * 1000)::bigint AS cancelled_ms, is_cancelled_by_staff, moves,
  (extract(epoch FROM moved_at) * 1000)::bigint AS moved_ms`;

const findOne = async (database: Database, condition: SQL): Promise<StoredAppointment | undefined> => {
  const { rows } = await database.execute<AppointmentRow>(sql`
    SELECT ${appointmentColumns} FROM ${appointments} WHERE ${condition}`);
  const [row] = rows;
  return row === undefined ? undefined : toAppointment(row);
};

const maxLinks = 20;

interface BookedRow extends Record<string, unknown> {
  readonly start_ms: string;
  readonly end_ms: string;
  readonly vehicle_id: string | null;
  readonly is_elsewhere: boolean;
  readonly is_block: boolean;
}

export const createAppointmentStore = ({ interactive }: Pick<DatabaseService, 'interactive'>): AppointmentStore => ({
  listBooked: async (siteSlug, { locationId, vehicleId }, time) => {
    const { rows } = await interactive.execute<BookedRow>(sql`
      SELECT (extract(epoch FROM starts_at) * 1000)::bigint AS start_ms,
        (extract(epoch FROM ends_at) * 1000)::bigint AS end_ms, vehicle_id, location_id <> ${locationId} AS is_elsewhere,
        false AS is_block
      FROM ${appointments}
      WHERE ${overlapping(siteSlug, time)} AND (location_id = ${locationId} OR vehicle_id = ${vehicleId})
      UNION ALL
      SELECT (extract(epoch FROM starts_at) * 1000)::bigint, (extract(epoch FROM ends_at) * 1000)::bigint, NULL, false, true
      FROM ${appointmentBlocks} WHERE ${isBlocked(siteSlug, locationId, time)}`);
    return rows.map(({ start_ms, end_ms, vehicle_id, is_elsewhere, is_block }) => ({
      startMs: Number(start_ms),
      endMs: Number(end_ms),
      vehicleId: toNumber(vehicle_id),
      ...(is_elsewhere && { isElsewhere: true }),
      ...(is_block && { isBlock: true }),
    }));
  },
  findOfLead: (siteSlug, leadUuid) =>
    findOne(interactive, sql`site_id = ${siteSlug} AND lead_uuid = ${leadUuid}::uuid`),
  addLink: async (siteSlug, { appointmentUuid, linkHash }) => {
    await interactive.execute(sql`
      UPDATE ${appointments} SET link_hashes = (array_prepend(${linkHash}::text, link_hashes))[1:${sql.raw(String(maxLinks))}]
      WHERE site_id = ${siteSlug} AND appointment_uuid = ${appointmentUuid}::uuid`);
  },
  findByLink: (siteSlug, { appointmentUuid, linkHash }) =>
    findOne(
      interactive,
      sql`site_id = ${siteSlug} AND appointment_uuid = ${appointmentUuid}::uuid AND ${linkHash}::text = ANY(link_hashes)`,
    ),
  cancel: (siteSlug, leadUuid, now, alongside) =>
    interactive.transaction(async (tx) => {
      const moment = timestamp(now.getTime());
      const { rows } = await tx.execute(sql`
        UPDATE ${appointments} SET cancelled_at = ${moment}
        WHERE site_id = ${siteSlug} AND lead_uuid = ${leadUuid}::uuid AND cancelled_at IS NULL AND starts_at > ${moment}
        RETURNING place`);
      if (rows.length > 0) await alongside(tx);
      return rows.length > 0;
    }),
});

type Primary = Pick<DatabaseService, 'primary'>;

export const eraseAppointments = async ({ primary }: Primary, leadUuids: readonly string[]): Promise<number> => {
  const gone = await primary
    .delete(appointments)
    .where(inArray(appointments.leadUuid, [...leadUuids]))
    .returning({ leadUuid: appointments.leadUuid });
  return gone.length;
};

/** @spec D.22 */
export const createAppointmentPurge = ({ primary }: Primary) => ({
  purgeBefore: async (moment: Date): Promise<number> => {
    let count = 0;
    for (const table of [appointments, appointmentBlocks]) {
      const { rowCount } = await primary.execute(sql`
        DELETE FROM ${table} WHERE ends_at < ${moment.toISOString()}::timestamptz`);
      count += rowCount ?? 0;
    }
    return count;
  },
});

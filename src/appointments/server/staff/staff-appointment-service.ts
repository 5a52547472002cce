import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { queueCancellation, queueDeliveries } from '#src/leads/server/delivery-store.ts';
import { leads } from '#src/leads/server/tables.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { Actor } from '#src/staff/rules/audit.ts';
import { isInScope, type StaffReader } from '#src/staff/rules/membership.ts';
import { writeAudit } from '#src/staff/server/audit-store.ts';
import { isInScopeOf } from '#src/staff/server/record-conditions.ts';
import { hashStaffSecret, makeStaffSecret } from '#src/staff/server/staff-secret.ts';
import type { Slot } from '../../rules/slot.ts';
import {
  type AppointmentRow,
  type AppointmentStore,
  appointmentColumns,
  isBlocked,
  lockVehicle,
  type StoredAppointment,
  timestamp,
  toAppointment,
} from '../appointment-store.ts';
import { appointmentBlocks, appointments, calendarFeeds } from '../tables.ts';

export interface ListedAppointment extends StoredAppointment {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly phone: string;
  readonly email: string;
  readonly category: string;
  readonly vehicle: { readonly title: string; readonly slug: string } | null;
}

export interface AppointmentBlock extends Slot {
  readonly blockUuid: string;
  readonly locationId: number;
  readonly reason: string;
}

export type MoveOutcome = 'done' | 'unknown' | 'over' | 'taken' | 'blocked';

export interface StaffAppointments {
  /** Lists up to 500 appointments that aren't cancelled, earliest first. */
  readonly list: (reader: StaffReader, locationId: number, time: Slot) => Promise<readonly ListedAppointment[]>;
  /** Lists up to 500 blocks, earliest first. */
  readonly listBlocks: (siteSlug: string, locationId: number, time: Slot) => Promise<readonly AppointmentBlock[]>;
  readonly find: (reader: StaffReader, appointmentUuid: string) => Promise<ListedAppointment | undefined>;
  /** Keeps the appointment's length. Returns 'over' if the appointment was cancelled or has begun. */
  readonly move: (
    reader: StaffReader,
    appointmentUuid: string,
    to: { readonly startMs: number; readonly placesPerSlot: number },
    by: Actor,
    now: Date,
  ) => Promise<MoveOutcome>;
  readonly cancel: (
    reader: StaffReader,
    appointmentUuid: string,
    by: Actor,
    now: Date,
  ) => Promise<'done' | 'unknown' | 'over'>;
  readonly block: (siteSlug: string, block: Omit<AppointmentBlock, 'blockUuid'>, by: Actor, now: Date) => Promise<void>;
  readonly unblock: (reader: StaffReader, blockUuid: string, by: Actor, now: Date) => Promise<boolean>;
  /**
   * Returns the secret of a new calendar address and stores only its hash. The location's earlier address stops
   * working.
   */
  readonly renewFeed: (siteSlug: string, locationId: number, by: Actor, now: Date) => Promise<string>;
  readonly findFeed: (
    secret: string,
  ) => Promise<{ readonly siteSlug: string; readonly locationId: number } | undefined>;
}

const maxListed = 500;

interface ListedRow extends AppointmentRow {
  readonly first_name: string;
  readonly last_name: string | null;
  readonly phone: string;
  readonly email: string;
  readonly category: string;
  readonly vehicle: ListedAppointment['vehicle'];
}

const toListed = (row: ListedRow): ListedAppointment => ({
  ...toAppointment(row),
  firstName: row.first_name,
  lastName: row.last_name,
  phone: row.phone,
  email: row.email,
  category: row.category,
  vehicle: row.vehicle,
});

const overlaps = (locationId: number, { startMs, endMs }: Slot): SQL =>
  sql`${appointments}.location_id = ${locationId} AND cancelled_at IS NULL
    AND starts_at < ${timestamp(endMs)} AND ends_at > ${timestamp(startMs)}`;

const scopedColumns = { locationId: sql`${appointments}.location_id::text`, category: sql`lead.category` };

const uniqueViolation = '23505';

const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === uniqueViolation) || (error.cause !== undefined && isTaken(error.cause)));

/**
 * Returns false if no place is free or the vehicle has another visit at that time. Throws a unique violation if another
 * booking takes the place first.
 */
const moveTo = async (
  tx: Database,
  { siteSlug, appointmentUuid, locationId, vehicleId }: StoredAppointment & { readonly siteSlug: string },
  slot: Slot,
  { placesPerSlot, now }: { readonly placesPerSlot: number; readonly now: Date },
): Promise<boolean> => {
  await lockVehicle(tx, { siteSlug, vehicleId });
  const meanwhile = sql`site_id = ${siteSlug} AND cancelled_at IS NULL AND appointment_uuid <> ${appointmentUuid}::uuid
    AND starts_at < ${timestamp(slot.endMs)} AND ends_at > ${timestamp(slot.startMs)}`;
  const others = sql`${meanwhile} AND location_id = ${locationId}`;
  const { rows } = await tx.execute(sql`
    UPDATE ${appointments} SET starts_at = ${timestamp(slot.startMs)}, ends_at = ${timestamp(slot.endMs)},
      place = chosen.place, moves = moves + 1, moved_at = ${timestamp(now.getTime())}
    FROM (
      SELECT min(free.place) AS place FROM generate_series(0, ${placesPerSlot - 1}::integer) AS free(place)
      WHERE NOT EXISTS (SELECT FROM ${appointments} WHERE ${others} AND place = free.place)
        AND (SELECT count(*) FROM ${appointments} WHERE ${others}) < ${placesPerSlot}
        AND NOT EXISTS (SELECT FROM ${appointments} WHERE ${meanwhile} AND vehicle_id = ${vehicleId})
    ) AS chosen
    WHERE site_id = ${siteSlug} AND appointment_uuid = ${appointmentUuid}::uuid AND chosen.place IS NOT NULL
    RETURNING ${appointments}.place`);
  return rows.length > 0;
};

const hasBlock = async (tx: Database, siteSlug: string, locationId: number, slot: Slot): Promise<boolean> => {
  const { rows } = await tx.execute(sql`
    SELECT block_uuid FROM ${appointmentBlocks} WHERE ${isBlocked(siteSlug, locationId, slot)} LIMIT 1`);
  return rows.length > 0;
};

const ofAppointment = (appointmentUuid: string) => ({ kind: 'appointment', id: appointmentUuid }) as const;
const ofLocation = (locationId: number) => ({ kind: 'location', id: String(locationId) }) as const;
const writeTime = ({ startMs, endMs }: Slot) => ({
  startsAt: new Date(startMs).toISOString(),
  endsAt: new Date(endMs).toISOString(),
});

export const createStaffAppointments = (
  { interactive }: Pick<DatabaseService, 'interactive'>,
  store: Pick<AppointmentStore, 'cancel'>,
): StaffAppointments => {
  const select = async (siteSlug: string, condition: SQL): Promise<readonly ListedAppointment[]> => {
    const { rows } = await interactive.execute<ListedRow>(sql`
      SELECT ${appointmentColumns}, lead.first_name, lead.last_name, lead.phone, lead.email, lead.category, lead.vehicle
      FROM ${appointments} JOIN ${leads} AS lead USING (site_id, lead_uuid)
      WHERE site_id = ${siteSlug} AND ${condition} ORDER BY starts_at, appointment_uuid LIMIT ${maxListed}`);
    return rows.map(toListed);
  };
  const find: StaffAppointments['find'] = async (reader, appointmentUuid) => {
    const [found] = await select(reader.siteSlug, sql`appointment_uuid = ${appointmentUuid}::uuid`);
    return found !== undefined && isInScope(reader, found) ? found : undefined;
  };
  return {
    list: (reader, locationId, time) =>
      select(reader.siteSlug, sql`${overlaps(locationId, time)} AND ${isInScopeOf(reader, scopedColumns)}`),
    listBlocks: async (siteSlug, locationId, time) => {
      const { rows } = await interactive.execute<Record<string, string>>(sql`
        SELECT block_uuid, (extract(epoch FROM starts_at) * 1000)::bigint AS start_ms,
          (extract(epoch FROM ends_at) * 1000)::bigint AS end_ms, reason
        FROM ${appointmentBlocks} WHERE ${isBlocked(siteSlug, locationId, time)} ORDER BY starts_at LIMIT ${maxListed}`);
      return rows.map((row) => ({
        blockUuid: row.block_uuid ?? '',
        locationId,
        startMs: Number(row.start_ms),
        endMs: Number(row.end_ms),
        reason: row.reason ?? '',
      }));
    },
    find,
    move: async (reader, appointmentUuid, { startMs, placesPerSlot }, by, now) => {
      const { siteSlug } = reader;
      const known = await find(reader, appointmentUuid);
      if (known === undefined) return 'unknown';
      const change = async (tx: Database): Promise<MoveOutcome> => {
        const { rows } = await tx.execute<AppointmentRow>(sql`
          SELECT ${appointmentColumns} FROM ${appointments}
          WHERE site_id = ${siteSlug} AND appointment_uuid = ${appointmentUuid}::uuid FOR UPDATE`);
        const before = rows[0] && toAppointment(rows[0]);
        if (before === undefined) return 'unknown';
        if (before.cancelledAtMs !== null || before.startMs <= now.getTime()) return 'over';
        // On a second click, the appointment has already been moved.
        if (before.startMs === startMs) return 'done';
        const slot = { startMs, endMs: startMs + before.endMs - before.startMs };
        if (await hasBlock(tx, siteSlug, before.locationId, slot)) return 'blocked';
        if (!(await moveTo(tx, { ...before, siteSlug }, slot, { placesPerSlot, now }))) return 'taken';
        const lead = { siteSlug, leadUuid: before.leadUuid };
        if (known.email !== '') await queueDeliveries(tx, lead, [{ kind: 'confirmation', target: known.email }], now);
        await writeAudit(tx, siteSlug, {
          action: 'appointmentMoved',
          actor: by,
          subject: ofAppointment(appointmentUuid),
          before: writeTime(before),
          after: writeTime(slot),
          at: now,
        });
        return 'done';
      };
      return interactive.transaction(change).catch((error: unknown) => {
        if (isTaken(error)) return 'taken';
        throw error;
      });
    },
    cancel: async (reader, appointmentUuid, by, now) => {
      const known = await find(reader, appointmentUuid);
      if (known === undefined) return 'unknown';
      const { siteSlug } = reader;
      const { leadUuid } = known;
      const isCancelled = await store.cancel(siteSlug, leadUuid, now, async (tx) => {
        await tx.execute(sql`
          UPDATE ${appointments} SET is_cancelled_by_staff = true
          WHERE site_id = ${siteSlug} AND appointment_uuid = ${appointmentUuid}::uuid`);
        await queueCancellation(tx, { siteSlug, leadUuid }, now);
        await writeAudit(tx, siteSlug, {
          action: 'appointmentCancelled',
          actor: by,
          subject: ofAppointment(appointmentUuid),
          before: writeTime(known),
          at: now,
        });
      });
      return isCancelled ? 'done' : 'over';
    },
    block: (siteSlug, { locationId, reason, ...time }, by, now) =>
      interactive.transaction(async (tx) => {
        const blockUuid = randomUUID();
        await tx.execute(sql`
          INSERT INTO ${appointmentBlocks} (site_id, block_uuid, location_id, starts_at, ends_at, reason)
          VALUES (${siteSlug}, ${blockUuid}::uuid, ${locationId}, ${timestamp(time.startMs)}, ${timestamp(time.endMs)},
            ${reason})`);
        await writeAudit(tx, siteSlug, {
          action: 'timeBlocked',
          actor: by,
          subject: ofLocation(locationId),
          after: { block: blockUuid, ...writeTime(time) },
          at: now,
        });
      }),
    unblock: ({ siteSlug, locationIds }, blockUuid, by, now) =>
      interactive.transaction(async (tx) => {
        const { rows } = await tx.execute<{ location_id: string }>(sql`
          DELETE FROM ${appointmentBlocks} WHERE site_id = ${siteSlug} AND block_uuid = ${blockUuid}::uuid
            AND (${locationIds === null}::boolean OR location_id IN (
              SELECT jsonb_array_elements_text(${JSON.stringify(locationIds ?? [])}::jsonb)::bigint))
          RETURNING location_id`);
        const [gone] = rows;
        if (gone === undefined) return false;
        await writeAudit(tx, siteSlug, {
          action: 'timeUnblocked',
          actor: by,
          subject: ofLocation(Number(gone.location_id)),
          before: { block: blockUuid },
          at: now,
        });
        return true;
      }),
    renewFeed: (siteSlug, locationId, by, now) =>
      interactive.transaction(async (tx) => {
        const { secret, secretHash } = makeStaffSecret('calendar');
        await tx.execute(sql`
          INSERT INTO ${calendarFeeds} (site_id, location_id, secret_hash, made_at)
          VALUES (${siteSlug}, ${locationId}, ${secretHash}, ${timestamp(now.getTime())})
          ON CONFLICT (site_id, location_id) DO UPDATE
          SET secret_hash = excluded.secret_hash, made_at = excluded.made_at`);
        await writeAudit(tx, siteSlug, {
          action: 'calendarFeedRenewed',
          actor: by,
          subject: ofLocation(locationId),
          at: now,
        });
        return secret;
      }),
    findFeed: async (secret) => {
      const { rows } = await interactive.execute<{ site_id: string; location_id: string }>(sql`
        SELECT site_id, location_id FROM ${calendarFeeds} WHERE secret_hash = ${hashStaffSecret('calendar', secret)}`);
      const [row] = rows;
      return row && { siteSlug: row.site_id, locationId: Number(row.location_id) };
    },
  };
};

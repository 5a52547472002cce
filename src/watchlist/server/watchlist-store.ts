import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import { mostWatched } from '../rules/config.ts';
import { watchlistEntries } from './tables.ts';

export interface NewEntry {
  readonly vehicleId: number;
  readonly priceCents: number | null;
}

export interface WatchlistEntry extends NewEntry {
  readonly addedAt: Date;
}

export interface ListOwner {
  readonly siteSlug: string;
  readonly visitorUuid: string;
}

export interface WatchlistStore {
  /** Newest first. */
  readonly list: (owner: ListOwner) => Promise<readonly WatchlistEntry[]>;
  /** Returns the ids of `entries` that are on the list now. Existing entries stay as they were. */
  readonly add: (owner: ListOwner, entries: readonly NewEntry[], now: Date) => Promise<readonly number[]>;
  readonly remove: (owner: ListOwner, vehicleId: number) => Promise<boolean>;
  readonly purgeBefore: (moment: Date) => Promise<number>;
}

interface EntryRow extends Record<string, unknown> {
  readonly vehicle_id: string;
  readonly price_cents: string | null;
  readonly added_ms: string;
}

const toEntry = (row: EntryRow): WatchlistEntry => ({
  vehicleId: Number(row.vehicle_id),
  priceCents: row.price_cents === null ? null : Number(row.price_cents),
  addedAt: new Date(Number(row.added_ms)),
});

const listEntries = async (database: Database, { siteSlug, visitorUuid }: ListOwner): Promise<WatchlistEntry[]> => {
  const { rows } = await database.execute<EntryRow>(sql`
    SELECT vehicle_id, price_cents, extract(epoch FROM added_at) * 1000 AS added_ms FROM ${watchlistEntries}
    WHERE site_id = ${siteSlug} AND visitor_uuid = ${visitorUuid} ORDER BY added_at DESC, vehicle_id DESC`);
  return rows.map(toEntry);
};

/** Without the lock, two concurrent changes could together exceed `mostWatched`. */
const lockList = (tx: Database, { siteSlug, visitorUuid }: ListOwner) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`watchlist ${siteSlug} ${visitorUuid}`}, 0))`);

const insertEntries = async (
  tx: Database,
  { siteSlug, visitorUuid }: ListOwner,
  entries: readonly NewEntry[],
  now: Date,
): Promise<void> => {
  const rows = entries.map(({ vehicleId, priceCents }) => ({ vehicle_id: vehicleId, price_cents: priceCents }));
  await tx.execute(sql`
    INSERT INTO ${watchlistEntries} (site_id, visitor_uuid, vehicle_id, added_at, price_cents, notified_price_cents)
    SELECT ${siteSlug}, ${visitorUuid}::uuid, vehicle_id, ${now.toISOString()}::timestamptz, price_cents, price_cents
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS t(vehicle_id bigint, price_cents bigint)`);
};

/** @spec B1.15, B3.18 */
export const createWatchlistStore = ({ interactive }: Pick<DatabaseService, 'interactive'>): WatchlistStore => ({
  list: (owner) => listEntries(interactive, owner),
  add: (owner, entries, now) =>
    interactive.transaction(async (tx) => {
      await lockList(tx, owner);
      const saved = new Set((await listEntries(tx, owner)).map(({ vehicleId }) => vehicleId));
      const fresh = new Map(
        entries.filter(({ vehicleId }) => !saved.has(vehicleId)).map((entry) => [entry.vehicleId, entry]),
      );
      const added = [...fresh.values()].slice(0, mostWatched - saved.size);
      if (added.length > 0) await insertEntries(tx, owner, added, now);
      const onList = new Set([...saved, ...added.map(({ vehicleId }) => vehicleId)]);
      return [...new Set(entries.map(({ vehicleId }) => vehicleId))].filter((id) => onList.has(id));
    }),
  remove: async ({ siteSlug, visitorUuid }, vehicleId) => {
    const { rows } = await interactive.execute(sql`
      DELETE FROM ${watchlistEntries}
      WHERE site_id = ${siteSlug} AND visitor_uuid = ${visitorUuid} AND vehicle_id = ${vehicleId} RETURNING vehicle_id`);
    return rows.length > 0;
  },
  purgeBefore: async (moment) => {
    const { rowCount } = await interactive.execute(sql`
      DELETE FROM ${watchlistEntries} WHERE added_at < ${moment.toISOString()}::timestamptz`);
    return rowCount ?? 0;
  },
});

export const listWatchedIds = async (
  database: Database,
  siteSlug: string,
  vehicleIds: readonly number[],
): Promise<readonly number[]> => {
  const rows = await database
    .selectDistinct({ id: watchlistEntries.vehicleId })
    .from(watchlistEntries)
    .where(and(eq(watchlistEntries.siteSlug, siteSlug), inArray(watchlistEntries.vehicleId, [...vehicleIds])));
  return rows.map(({ id }) => id);
};

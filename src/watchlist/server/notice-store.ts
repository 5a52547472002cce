import { sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { NotifiedState, VehicleState } from '../rules/find-watch-update.ts';
import type { NoticeChange, VehicleChange } from '../rules/notice-change.ts';
import { watchlistConsents, watchlistEntries, watchlistMessages } from './tables.ts';
import type { ListOwner } from './watchlist-store.ts';

export interface Watcher {
  readonly visitorUuid: string;
  readonly entries: readonly NotifiedState[];
}

export interface NotedEntry {
  /** The value that was read. The write is skipped if another process has changed it since. */
  readonly notified: NotifiedState;
  readonly state: VehicleState;
  readonly change: VehicleChange | null;
}

export interface WaitingMessage extends ListOwner {
  readonly messageUuid: string;
  readonly changes: readonly NoticeChange[];
  readonly attempts: number;
  readonly madeAt: Date;
}

export interface NoticeStore {
  readonly listWatchers: (siteSlug: string, after: string | null, limit: number) => Promise<readonly Watcher[]>;
  /** Stores the states and queues one message about all changes, in one statement. */
  readonly note: (owner: ListOwner, entries: readonly NotedEntry[], now: Date) => Promise<void>;
  /**
   * Leases the site's oldest due message. Unless the message is finished or put back, it's due again when the lease
   * expires.
   */
  readonly take: (siteSlug: string, now: Date) => Promise<WaitingMessage | undefined>;
  /** Does nothing once another process has taken the message. */
  readonly putBack: (message: WaitingMessage, dueAt: Date) => Promise<void>;
  readonly finish: (message: Pick<WaitingMessage, 'siteSlug' | 'messageUuid'>) => Promise<void>;
  readonly purgeBefore: (moment: Date) => Promise<number>;
}

interface WatcherRow extends Record<string, unknown> {
  readonly visitor_uuid: string;
  readonly entries: readonly (Omit<NotifiedState, 'notifiedAt'> & { readonly notifiedMs: number | null })[];
}

interface MessageRow extends Record<string, unknown> {
  readonly message_uuid: string;
  readonly visitor_uuid: string;
  readonly changes: readonly NoticeChange[];
  readonly attempts: number;
  readonly made_ms: string;
}

/** Lease of a message in milliseconds: longer than sending a message takes. */
const leaseMs = 5 * 60_000;

const firstUuid = '00000000-0000-0000-0000-000000000000';

const toWatcher = ({ visitor_uuid: visitorUuid, entries }: WatcherRow): Watcher => ({
  visitorUuid,
  entries: entries.map(({ notifiedMs, ...entry }) => ({
    ...entry,
    notifiedAt: notifiedMs === null ? null : new Date(notifiedMs),
  })),
});

const toRow = ({ notified, state, change }: NotedEntry) => ({
  vehicle_id: notified.vehicleId,
  before_cents: notified.priceCents,
  was_available: notified.isAvailable,
  price_cents: state.priceCents,
  is_available: state.isAvailable,
  change,
});

/** @spec B1.15 */
export const createNoticeStore = ({ primary }: Pick<DatabaseService, 'primary'>): NoticeStore => ({
  listWatchers: async (siteSlug, after, limit) => {
    const { rows } = await primary.execute<WatcherRow>(sql`
      SELECT visitor_uuid, json_agg(json_build_object(
        'vehicleId', vehicle_id, 'priceCents', notified_price_cents, 'isAvailable', is_notified_available,
        'notifiedMs', (extract(epoch FROM notified_at) * 1000)::bigint)) AS entries
      FROM ${watchlistConsents} JOIN ${watchlistEntries} USING (site_id, visitor_uuid)
      WHERE site_id = ${siteSlug} AND stopped_at IS NULL AND confirmed_at IS NOT NULL
        AND visitor_uuid > ${after ?? firstUuid}::uuid
      GROUP BY visitor_uuid ORDER BY visitor_uuid LIMIT ${limit}`);
    return rows.map(toWatcher);
  },
  note: async ({ siteSlug, visitorUuid }, entries, now) => {
    const at = sql`${now.toISOString()}::timestamptz`;
    await primary.execute(sql`
      WITH noted AS (
        SELECT * FROM json_to_recordset(${JSON.stringify(entries.map(toRow))}::json) AS t(
          vehicle_id bigint, before_cents bigint, was_available boolean, price_cents bigint, is_available boolean,
          change jsonb)
      ), moved AS (
        UPDATE ${watchlistEntries} AS e
        SET notified_price_cents = n.price_cents, is_notified_available = n.is_available,
          notified_at = CASE WHEN n.change IS NULL THEN e.notified_at ELSE ${at} END
        FROM noted n
        WHERE e.site_id = ${siteSlug} AND e.visitor_uuid = ${visitorUuid}::uuid AND e.vehicle_id = n.vehicle_id
          AND e.notified_price_cents IS NOT DISTINCT FROM n.before_cents AND e.is_notified_available = n.was_available
        RETURNING n.change
      )
      INSERT INTO ${watchlistMessages} (site_id, visitor_uuid, changes, made_at, due_at)
      SELECT ${siteSlug}, ${visitorUuid}::uuid, jsonb_agg(change), ${at}, ${at} FROM moved
      WHERE change IS NOT NULL HAVING count(*) > 0`);
  },
  take: async (siteSlug, now) => {
    const { rows } = await primary.execute<MessageRow>(sql`
      UPDATE ${watchlistMessages} SET attempts = attempts + 1,
        due_at = ${new Date(now.getTime() + leaseMs).toISOString()}::timestamptz
      WHERE site_id = ${siteSlug} AND message_uuid = (
        SELECT message_uuid FROM ${watchlistMessages}
        WHERE site_id = ${siteSlug} AND due_at <= ${now.toISOString()}::timestamptz
        ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING message_uuid, visitor_uuid, changes, attempts,
        (extract(epoch FROM made_at) * 1000)::bigint AS made_ms`);
    const [row] = rows;
    if (row === undefined) return undefined;
    const { message_uuid: messageUuid, visitor_uuid: visitorUuid, changes, attempts, made_ms: madeMs } = row;
    return { siteSlug, messageUuid, visitorUuid, changes, attempts, madeAt: new Date(Number(madeMs)) };
  },
  putBack: async ({ siteSlug, messageUuid, attempts }, dueAt) => {
    await primary.execute(sql`
      UPDATE ${watchlistMessages} SET due_at = ${dueAt.toISOString()}::timestamptz
      WHERE site_id = ${siteSlug} AND message_uuid = ${messageUuid}::uuid AND attempts = ${attempts}`);
  },
  finish: async ({ siteSlug, messageUuid }) => {
    await primary.execute(sql`
      DELETE FROM ${watchlistMessages} WHERE site_id = ${siteSlug} AND message_uuid = ${messageUuid}::uuid`);
  },
  purgeBefore: async (moment) => {
    const { rowCount } = await primary.execute(sql`
      DELETE FROM ${watchlistMessages} WHERE made_at < ${moment.toISOString()}::timestamptz`);
    return rowCount ?? 0;
  },
});

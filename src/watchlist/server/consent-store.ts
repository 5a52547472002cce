import { sql } from 'drizzle-orm';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { VehicleState } from '../rules/find-news.ts';
import type { NoticeChannel } from '../rules/notice-channels.ts';
import type { NoticeConsent } from '../view/build-notices-view.ts';
import { watchlistConsents, watchlistEntries } from './tables.ts';
import type { ListOwner } from './watchlist-store.ts';

/** A yes as it is kept. */
export interface NewConsent extends Pick<NoticeConsent, 'channel' | 'target'> {
  /** The words that were agreed to. */
  readonly consentText: string;
}

/** A saved vehicle as the visitor sees it when they agree. */
export interface SeenState extends VehicleState {
  readonly vehicleId: number;
}

/** Who agreed to be told of changes. */
export interface ConsentStore {
  /** What holds now; null for who did not agree, or stopped it. */
  readonly find: (owner: ListOwner) => Promise<NoticeConsent | null>;
  /** Keeps a yes. What the list shows at that time is what the visitor knows: no change before it is told, and each after it is. */
  readonly agree: (owner: ListOwner, consent: NewConsent, seen: readonly SeenState[], now: Date) => Promise<void>;
  readonly stop: (owner: ListOwner, now: Date) => Promise<void>;
  /** Forgets what was agreed to before a moment: it is asked for anew. Returns how many went. */
  readonly forgetBefore: (moment: Date) => Promise<number>;
}

interface ConsentRow extends Record<string, unknown> {
  readonly channel: NoticeChannel;
  readonly target: string;
  readonly agreed_ms: string;
}

const keepConsent = (tx: Database, { siteSlug, visitorUuid }: ListOwner, consent: NewConsent, now: Date) =>
  tx.execute(sql`
    INSERT INTO ${watchlistConsents} (site_id, visitor_uuid, channel, target, consent_text, agreed_at)
    VALUES (${siteSlug}, ${visitorUuid}::uuid, ${consent.channel}, ${consent.target}, ${consent.consentText},
      ${now.toISOString()}::timestamptz)
    ON CONFLICT (site_id, visitor_uuid) DO UPDATE SET channel = EXCLUDED.channel, target = EXCLUDED.target,
      consent_text = EXCLUDED.consent_text, agreed_at = EXCLUDED.agreed_at, stopped_at = NULL`);

const noteSeen = (tx: Database, { siteSlug, visitorUuid }: ListOwner, seen: readonly SeenState[]) => {
  const rows = seen.map(({ vehicleId, priceCents, isAvailable }) => ({
    ...{ vehicle_id: vehicleId, price_cents: priceCents, is_available: isAvailable },
  }));
  return tx.execute(sql`
    UPDATE ${watchlistEntries} AS e SET told_price_cents = t.price_cents, is_told_available = t.is_available
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS t(vehicle_id bigint, price_cents bigint, is_available boolean)
    WHERE e.site_id = ${siteSlug} AND e.visitor_uuid = ${visitorUuid}::uuid AND e.vehicle_id = t.vehicle_id`);
};

/** The consents of a database. @spec B1.15, L2.30 */
export const createConsentStore = ({ interactive }: Pick<DatabaseService, 'interactive'>): ConsentStore => ({
  find: async ({ siteSlug, visitorUuid }) => {
    const { rows } = await interactive.execute<ConsentRow>(sql`
      SELECT channel, target, extract(epoch FROM agreed_at) * 1000 AS agreed_ms FROM ${watchlistConsents}
      WHERE site_id = ${siteSlug} AND visitor_uuid = ${visitorUuid} AND stopped_at IS NULL`);
    const [row] = rows;
    return row === undefined
      ? null
      : { channel: row.channel, target: row.target, agreedAt: new Date(Number(row.agreed_ms)) };
  },
  agree: (owner, consent, seen, now) =>
    interactive.transaction(async (tx) => {
      await keepConsent(tx, owner, consent, now);
      await noteSeen(tx, owner, seen);
    }),
  stop: async ({ siteSlug, visitorUuid }, now) => {
    await interactive.execute(sql`
      UPDATE ${watchlistConsents} SET stopped_at = ${now.toISOString()}::timestamptz
      WHERE site_id = ${siteSlug} AND visitor_uuid = ${visitorUuid} AND stopped_at IS NULL`);
  },
  forgetBefore: async (moment) => {
    const { rowCount } = await interactive.execute(sql`
      DELETE FROM ${watchlistConsents} WHERE agreed_at < ${moment.toISOString()}::timestamptz`);
    return rowCount ?? 0;
  },
});

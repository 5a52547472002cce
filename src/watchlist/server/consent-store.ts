import { createHash } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AddressStops } from '#src/leads/server/unsubscribe/suppression-store.ts';
import { dayMs } from '#src/lib/durations.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import { confirmDays, mostAsksADay } from '../rules/config.ts';
import type { VehicleState } from '../rules/find-watch-update.ts';
import type { NoticeChannel } from '../rules/notice-change.ts';
import type { NoticeConsent } from '../view/build-notices-view.ts';
import { watchlistConsents, watchlistEntries } from './tables.ts';
import type { ListOwner } from './watchlist-store.ts';

/** Consent by email takes effect only once the visitor has confirmed it through the link in an email. */
interface AskedByMail {
  readonly channel: 'mail';
  readonly confirmHash: string;
}

interface ProvenBySms {
  readonly channel: 'sms';
}

export type NewConsent = (AskedByMail | ProvenBySms) &
  Pick<NoticeConsent, 'target'> & {
    readonly consentText: string;
  };

const lastColumns = {
  channel: watchlistConsents.channel,
  target: watchlistConsents.target,
  consentText: watchlistConsents.consentText,
  agreedAt: watchlistConsents.agreedAt,
  stoppedAt: watchlistConsents.stoppedAt,
  confirmedAt: watchlistConsents.confirmedAt,
  confirmHash: watchlistConsents.confirmHash,
};

export type LastConsent = Pick<typeof watchlistConsents.$inferSelect, keyof typeof lastColumns>;

export interface SeenState extends VehicleState {
  readonly vehicleId: number;
}

export interface ConsentStore {
  readonly find: (owner: ListOwner) => Promise<NoticeConsent | null>;
  /** Also stores `seen` as what the visitor knows, so that only later changes are reported. */
  readonly agree: (
    owner: ListOwner,
    consent: NewConsent,
    seen: readonly SeenState[],
    now: Date,
  ) => Promise<'stored' | 'tooMany'>;
  /** Also finds unconfirmed and stopped consents, for `putBack`. */
  readonly findLast: (owner: ListOwner) => Promise<LastConsent | null>;
  /**
   * Restores the visitor's earlier consent after the email about a new one couldn't be sent, so that an earlier link
   * still works. Does nothing if there was none. The request still counts towards the daily limit.
   */
  readonly putBack: (owner: ListOwner, confirmHash: string, last: LastConsent | null) => Promise<void>;
  readonly findUnproven: (owner: ListOwner) => Promise<string | null>;
  /** True only if the link is the visitor's latest, unused and unexpired, and the consent hasn't been stopped. */
  readonly confirm: (owner: ListOwner, confirmHash: string, now: Date) => Promise<boolean>;
  readonly stop: (owner: ListOwner, now: Date) => Promise<void>;
  /** Visitors whose consent is deleted have to agree again. */
  readonly purgeBefore: (moment: Date) => Promise<number>;
}

interface ConsentRow extends Record<string, unknown> {
  readonly channel: NoticeChannel;
  readonly target: string;
  readonly agreed_ms: string;
}

const ownedBy = (siteSlug: string, visitorUuid: string) =>
  and(eq(watchlistConsents.siteSlug, siteSlug), eq(watchlistConsents.visitorUuid, visitorUuid));

const timestamp = (date: Date): SQL => sql`${date.toISOString()}::timestamptz`;

/** @spec L2.30 */
export const hashAsked = (address: string): string =>
  createHash('sha256').update(`asked ${address.toLowerCase()}`).digest('base64url');

/**
 * Counts the recent confirmation emails of the visitor and those to the address, and returns the higher count. A
 * visitor's count starts again a day after it began.
 */
const countAsks = async (tx: Database, { siteSlug, visitorUuid }: ListOwner, address: string, now: Date) => {
  // The lock makes concurrent requests run one after the other, so that each counts the ones before it.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`asked to confirm at ${siteSlug}`}, 0))`);
  const { rows } = await tx.execute<{ own: string; to_address: string }>(sql`
    SELECT coalesce(sum(asks) FILTER (WHERE visitor_uuid = ${visitorUuid}::uuid), 0) AS own,
      coalesce(sum(cardinality(array_positions(asked_hashes, ${hashAsked(address)}))), 0) AS to_address
    FROM ${watchlistConsents} WHERE site_id = ${siteSlug} AND asks_since > ${timestamp(new Date(now.getTime() - dayMs))}`);
  return Math.max(Number(rows[0]?.own), Number(rows[0]?.to_address));
};

const upsertConsent = (tx: Database, { siteSlug, visitorUuid }: ListOwner, consent: NewConsent, now: Date) => {
  const at = timestamp(now);
  const isMail = consent.channel === 'mail';
  const [confirmHash, confirmedAt, asks] = isMail ? [consent.confirmHash, null, 1] : [null, at, 0];
  const asked = isMail ? sql`ARRAY[${hashAsked(consent.target)}]` : sql`ARRAY[]::text[]`;
  const isCounting = sql`c.asks_since > ${timestamp(new Date(now.getTime() - dayMs))}`;
  return tx.execute(sql`
    INSERT INTO ${watchlistConsents} AS c (site_id, visitor_uuid, channel, target, consent_text, agreed_at, confirmed_at,
      confirm_hash, asks, asks_since, asked_hashes)
    VALUES (${siteSlug}, ${visitorUuid}::uuid, ${consent.channel}, ${consent.target}, ${consent.consentText}, ${at},
      ${confirmedAt}, ${confirmHash}, ${asks}, ${at}, ${asked})
    ON CONFLICT (site_id, visitor_uuid) DO UPDATE SET channel = EXCLUDED.channel, target = EXCLUDED.target,
      consent_text = EXCLUDED.consent_text, agreed_at = EXCLUDED.agreed_at, stopped_at = NULL,
      confirmed_at = EXCLUDED.confirmed_at, confirm_hash = EXCLUDED.confirm_hash,
      asks = EXCLUDED.asks + CASE WHEN ${isCounting} THEN c.asks ELSE 0 END,
      asks_since = CASE WHEN ${isCounting} THEN c.asks_since ELSE ${at} END,
      asked_hashes = CASE WHEN ${isCounting} THEN c.asked_hashes ELSE '{}' END || EXCLUDED.asked_hashes`);
};

const noteSeen = (tx: Database, { siteSlug, visitorUuid }: ListOwner, seen: readonly SeenState[]) => {
  const rows = seen.map(({ vehicleId, priceCents, isAvailable }) => ({
    vehicle_id: vehicleId,
    price_cents: priceCents,
    is_available: isAvailable,
  }));
  return tx.execute(sql`
    UPDATE ${watchlistEntries} AS e SET notified_price_cents = t.price_cents, is_notified_available = t.is_available
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS t(vehicle_id bigint, price_cents bigint, is_available boolean)
    WHERE e.site_id = ${siteSlug} AND e.visitor_uuid = ${visitorUuid}::uuid AND e.vehicle_id = t.vehicle_id`);
};

/** Deletes unconfirmed consents, because visitors may have entered other people's addresses. */
export const createUnprovenPurge = ({ primary }: Pick<DatabaseService, 'primary'>) => ({
  purgeBefore: async (moment: Date): Promise<number> => {
    const { rowCount } = await primary.execute(sql`
      DELETE FROM ${watchlistConsents} WHERE agreed_at < ${timestamp(moment)} AND confirmed_at IS NULL AND confirm_hash IS NOT NULL`);
    return rowCount ?? 0;
  },
});

/** @spec B1.15, L2.30 */
export const createConsentStore = ({ interactive }: Pick<DatabaseService, 'interactive'>): ConsentStore => ({
  find: async ({ siteSlug, visitorUuid }) => {
    const { rows } = await interactive.execute<ConsentRow>(sql`
      SELECT channel, target, extract(epoch FROM agreed_at) * 1000 AS agreed_ms FROM ${watchlistConsents}
      WHERE site_id = ${siteSlug} AND visitor_uuid = ${visitorUuid} AND stopped_at IS NULL AND confirmed_at IS NOT NULL`);
    const [row] = rows;
    return row === undefined
      ? null
      : { channel: row.channel, target: row.target, agreedAt: new Date(Number(row.agreed_ms)) };
  },
  agree: (owner, consent, seen, now) =>
    interactive.transaction(async (tx) => {
      const isAsked = consent.channel === 'mail';
      if (isAsked && (await countAsks(tx, owner, consent.target, now)) >= mostAsksADay) return 'tooMany';
      await upsertConsent(tx, owner, consent, now);
      await noteSeen(tx, owner, seen);
      return 'stored';
    }),
  findLast: async ({ siteSlug, visitorUuid }) => {
    const [last] = await interactive.select(lastColumns).from(watchlistConsents).where(ownedBy(siteSlug, visitorUuid));
    return last ?? null;
  },
  putBack: async ({ siteSlug, visitorUuid }, confirmHash, last) => {
    if (last === null) return;
    await interactive
      .update(watchlistConsents)
      .set(last)
      .where(and(ownedBy(siteSlug, visitorUuid), eq(watchlistConsents.confirmHash, confirmHash)));
  },
  findUnproven: async ({ siteSlug, visitorUuid }) => {
    const { rows } = await interactive.execute<{ target: string }>(sql`
      SELECT target FROM ${watchlistConsents}
      WHERE site_id = ${siteSlug} AND visitor_uuid = ${visitorUuid} AND stopped_at IS NULL AND confirmed_at IS NULL`);
    return rows[0]?.target ?? null;
  },
  confirm: async ({ siteSlug, visitorUuid }, confirmHash, now) => {
    const oldest = new Date(now.getTime() - confirmDays * dayMs);
    const { rows } = await interactive.execute(sql`
      UPDATE ${watchlistConsents} SET confirmed_at = ${timestamp(now)}, confirm_hash = NULL
      WHERE site_id = ${siteSlug} AND visitor_uuid = ${visitorUuid} AND confirm_hash = ${confirmHash}
        AND stopped_at IS NULL AND agreed_at > ${timestamp(oldest)}
      RETURNING visitor_uuid`);
    return rows.length === 1;
  },
  stop: async ({ siteSlug, visitorUuid }, now) => {
    await interactive.execute(sql`
      UPDATE ${watchlistConsents} SET stopped_at = ${now.toISOString()}::timestamptz
      WHERE site_id = ${siteSlug} AND visitor_uuid = ${visitorUuid} AND stopped_at IS NULL`);
  },
  purgeBefore: async (moment) => {
    const { rowCount } = await interactive.execute(sql`
      DELETE FROM ${watchlistConsents} WHERE agreed_at < ${moment.toISOString()}::timestamptz`);
    return rowCount ?? 0;
  },
});

export interface HeldConsentOptions {
  readonly consents: Pick<ConsentStore, 'find' | 'stop'>;
  readonly stops: Pick<AddressStops, 'isStoppedSince'>;
}

/**
 * Returns null if the visitor has no valid consent. If the address has unsubscribed since, also marks the consent as
 * stopped.
 * @spec L2.30
 */
export const findHeldConsent = async (
  { consents, stops }: HeldConsentOptions,
  owner: ListOwner,
  now: Date,
): Promise<NoticeConsent | null> => {
  const consent = await consents.find(owner);
  if (consent === null || !(await stops.isStoppedSince(owner.siteSlug, consent.target, consent.agreedAt)))
    return consent;
  await consents.stop(owner, now);
  return null;
};

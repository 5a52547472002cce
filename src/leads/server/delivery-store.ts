import { sql } from 'drizzle-orm';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import { createBatcher } from '#src/platform/jobs/create-batcher.ts';
import type { DeliveryKind, DeliveryTarget } from '../rules/delivery-kinds.ts';
import type { Lead } from '../rules/lead.ts';
import { type LeadJson, leadColumns } from './lead-columns.ts';
import { leadDeliveries, leads } from './tables.ts';

export interface Delivery {
  readonly siteSlug: string;
  /** Idempotency key: the same on every retry. */
  readonly deliveryUuid: string;
  readonly kind: DeliveryKind;
  readonly target: string;
  readonly attempts: number;
  readonly queuedAt: Date;
  readonly traceparent: string | null;
  readonly lead: Lead;
}

export type DeliveryOutcome =
  | { readonly kind: 'delivered' | 'written'; readonly at: Date }
  | { readonly kind: 'postponed'; readonly dueAt: Date; readonly error: string }
  | { readonly kind: 'dead'; readonly at: Date; readonly error: string };

export interface DeliveryStore {
  /** No other claim returns a claimed delivery until its lease ends or it's made due again. */
  readonly claim: (now: Date, limit: number, leaseMs: number) => Promise<readonly Delivery[]>;
  /** Makes all waiting deliveries due now, even those that a killed process had in flight. */
  readonly reclaim: (now: Date) => Promise<void>;
  readonly settle: (delivery: Delivery, outcome: DeliveryOutcome) => Promise<void>;
  /** Makes the retries to a target due now if they're due later than `after`. */
  readonly hasten: (siteSlug: string, target: DeliveryTarget, now: Date, after: Date) => Promise<void>;
}

interface ClaimedRow extends Record<string, unknown> {
  readonly site_id: string;
  readonly lead_uuid: string;
  readonly delivery_uuid: string;
  readonly kind: DeliveryKind;
  readonly target: string;
  readonly attempts: number;
  readonly received_ms: string;
  readonly queued_ms: string;
  readonly traceparent: string | null;
  readonly lead: LeadJson;
}

const toDelivery = ({ lead, ...row }: ClaimedRow): Delivery => ({
  siteSlug: row.site_id,
  deliveryUuid: row.delivery_uuid,
  kind: row.kind,
  target: row.target,
  attempts: row.attempts,
  queuedAt: new Date(Number(row.queued_ms)),
  traceparent: row.traceparent,
  lead: { ...lead, leadUuid: row.lead_uuid, receivedAt: new Date(Number(row.received_ms)) },
});

type Settlement = readonly [Delivery, DeliveryOutcome];

const toRow = ([{ siteSlug, lead, deliveryUuid, kind, target, attempts }, outcome]: Settlement) => ({
  site_id: siteSlug,
  lead_uuid: lead.leadUuid,
  delivery_uuid: deliveryUuid,
  kind,
  target,
  attempts,
  state: outcome.kind === 'postponed' ? 'waiting' : outcome.kind,
  last_error: 'error' in outcome ? outcome.error : null,
  due_at: outcome.kind === 'postponed' ? outcome.dueAt.toISOString() : null,
  ended_at: outcome.kind === 'postponed' ? null : outcome.at.toISOString(),
});

/** A stale failure must not overwrite a newer attempt or a closed delivery. No outcome overwrites a success. */
const settleAll = async (database: Database, settlements: readonly Settlement[]): Promise<readonly undefined[]> => {
  await database.execute(sql`
    UPDATE ${leadDeliveries} AS d
    SET state = t.state, last_error = t.last_error, ended_at = t.ended_at, due_at = coalesce(t.due_at, d.due_at)
    FROM json_to_recordset(${JSON.stringify(settlements.map(toRow))}::json) AS t(
      site_id text, lead_uuid uuid, delivery_uuid uuid, kind text, target text, attempts integer, state text, last_error text,
      due_at timestamptz, ended_at timestamptz)
    WHERE d.site_id = t.site_id AND d.lead_uuid = t.lead_uuid AND d.kind = t.kind AND d.target = t.target
      AND d.delivery_uuid = t.delivery_uuid
      AND d.state NOT IN ('delivered', 'written')
      AND (t.state IN ('delivered', 'written') OR d.state = 'waiting' AND d.attempts = t.attempts)`);
  return settlements.map(() => undefined);
};

const maxBatch = 50;

export const createDeliveryStore = ({ primary }: Pick<DatabaseService, 'primary'>): DeliveryStore => {
  const settle = createBatcher<Settlement, undefined>({ maxItems: maxBatch, run: (all) => settleAll(primary, all) });
  return {
    claim: async (now, limit, leaseMs) => {
      const { rows } = await primary.execute<ClaimedRow>(sql`
      WITH due AS (
        SELECT site_id, lead_uuid, kind, target FROM ${leadDeliveries}
        WHERE state = 'waiting' AND due_at <= ${now.toISOString()}::timestamptz
        ORDER BY due_at LIMIT ${limit}
        FOR UPDATE SKIP LOCKED
      ), claimed AS (
        UPDATE ${leadDeliveries} AS taken
        SET attempts = taken.attempts + 1, due_at = ${new Date(now.getTime() + leaseMs).toISOString()}::timestamptz
        FROM due
        WHERE taken.site_id = due.site_id AND taken.lead_uuid = due.lead_uuid AND taken.kind = due.kind
          AND taken.target = due.target
        RETURNING taken.site_id, taken.lead_uuid, taken.delivery_uuid, taken.kind, taken.target, taken.attempts,
          taken.queued_at, taken.traceparent
      )
      SELECT claimed.*, ${leadColumns} AS lead,
        (extract(epoch FROM received_at) * 1000)::bigint AS received_ms,
        (extract(epoch FROM queued_at) * 1000)::bigint AS queued_ms
      FROM claimed JOIN ${leads} USING (site_id, lead_uuid)`);
      return rows.map(toDelivery);
    },
    reclaim: async (now) => {
      await primary.execute(sql`
      UPDATE ${leadDeliveries} SET due_at = ${now.toISOString()}::timestamptz
      WHERE state = 'waiting' AND due_at > ${now.toISOString()}::timestamptz`);
    },
    settle: (delivery, outcome) => settle([delivery, outcome]),
    hasten: async (siteSlug, { kind, target }, now, after) => {
      await primary.execute(sql`
      UPDATE ${leadDeliveries} SET due_at = ${now.toISOString()}::timestamptz
      WHERE site_id = ${siteSlug} AND kind = ${kind} AND target = ${target} AND state = 'waiting' AND last_error IS NOT NULL
        AND due_at > ${after.toISOString()}::timestamptz`);
    },
  };
};

/** Runs in the caller's transaction. A delivery that was already sent is sent again. */
export const queueDeliveries = async (
  tx: Database,
  { siteSlug, leadUuid }: { readonly siteSlug: string; readonly leadUuid: string },
  targets: readonly DeliveryTarget[],
  now: Date,
): Promise<void> => {
  const moment = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    INSERT INTO ${leadDeliveries} (site_id, lead_uuid, kind, target, queued_at, due_at)
    SELECT DISTINCT lead.site_id, lead.lead_uuid, way.kind, way.target, ${moment}, ${moment}
    FROM ${leads} AS lead CROSS JOIN json_to_recordset(${JSON.stringify(targets)}::json) AS way(kind text, target text)
    WHERE lead.site_id = ${siteSlug} AND lead.lead_uuid = ${leadUuid}::uuid
    ON CONFLICT (site_id, lead_uuid, kind, target) DO UPDATE
    SET delivery_uuid = gen_random_uuid(), state = 'waiting', attempts = 0, queued_at = ${moment}, due_at = ${moment},
      last_error = NULL, ended_at = NULL`);
};

/**
 * Call it in the transaction that ends the booking or reservation.
 * @param tells 'programs' skips emails, 'people' skips webhooks
 * @spec D.22
 */
export const queueCancellation = async (
  tx: Database,
  { siteSlug, leadUuid }: { readonly siteSlug: string; readonly leadUuid: string },
  now: Date,
  tells: 'everybody' | 'programs' | 'people' = 'everybody',
): Promise<void> => {
  const moment = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    INSERT INTO ${leadDeliveries} AS known (site_id, lead_uuid, kind, target, queued_at, due_at)
    SELECT site_id, lead_uuid,
      CASE kind WHEN 'mail' THEN 'cancellation' WHEN 'webhook' THEN 'cancellationWebhook' ELSE 'cancellationConfirmation' END,
      target, ${moment}, ${moment}
    FROM ${leadDeliveries}
    WHERE site_id = ${siteSlug} AND lead_uuid = ${leadUuid}::uuid AND kind IN ('mail', 'webhook', 'confirmation')
      AND state <> 'closed'
      AND CASE WHEN kind = 'webhook' THEN ${tells !== 'people'}::boolean ELSE ${tells !== 'programs'}::boolean END
    ON CONFLICT (site_id, lead_uuid, kind, target) DO UPDATE
    SET delivery_uuid = gen_random_uuid(), state = 'waiting', attempts = 0, queued_at = ${moment}, due_at = ${moment},
      last_error = NULL, ended_at = NULL
    WHERE known.kind = 'cancellationWebhook'`);
};

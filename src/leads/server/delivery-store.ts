import { sql } from 'drizzle-orm';
import { pagePaths } from '#src/lib/page-paths.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { DeliveryKind } from '../rules/delivery-kinds.ts';
import type { LeadVehicle } from '../rules/lead-vehicle.ts';
import type { MailedLead } from '../view/mailed-lead.ts';
import { leadDeliveries, leads } from './tables.ts';

/** A lead on its way to one place. */
export interface Delivery {
  readonly siteSlug: string;
  /** Tells whoever gets it twice that it is the same. */
  readonly deliveryUuid: string;
  readonly kind: DeliveryKind;
  /** An email address, or an https address. */
  readonly target: string;
  /** How often it was tried, this time included. */
  readonly attempts: number;
  /** When it was put on its way, at first or again. */
  readonly queuedAt: Date;
  readonly lead: MailedLead;
}

/** What came of one try. */
export type DeliveryOutcome =
  | { readonly kind: 'delivered'; readonly at: Date }
  | { readonly kind: 'postponed'; readonly dueAt: Date; readonly error: string }
  | { readonly kind: 'dead'; readonly at: Date; readonly error: string };

/** The outbox. */
export interface DeliveryStore {
  /** Takes deliveries that are due, each for one caller: nobody else gets them before the lease is over. */
  readonly claim: (now: Date, limit: number, leaseMs: number) => Promise<readonly Delivery[]>;
  /** Takes everything that waits for due: what an ended process had under way, and what waits out a pause. */
  readonly reclaim: (now: Date) => Promise<void>;
  /** Notes what came of a try. */
  readonly settle: (delivery: Delivery, outcome: DeliveryOutcome) => Promise<void>;
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
  readonly lead: Omit<MailedLead, 'leadUuid' | 'receivedAt' | 'vehicle'> & { readonly vehicle: LeadVehicle | null };
}

/** What of a lead is delivered, as one value with the names of `MailedLead`. */
const leadColumns = sql`json_build_object(
  'category', category, 'subcategory', subcategory, 'firstName', first_name, 'lastName', last_name, 'email', email,
  'phone', phone, 'postcode', postcode, 'message', message, 'rego', rego, 'locationId', location_id,
  'dealershipSlug', dealership_slug, 'manufacturerSlug', manufacturer_slug, 'vehicle', vehicle,
  'additionalServices', additional_services, 'custom', custom, 'isOptedIn', opt_in, 'optInText', opt_in_text,
  'pagePath', page_path, 'attributes', lead_attributes, 'userAgent', user_agent)`;

const toDelivery = ({ lead: { vehicle, ...lead }, ...row }: ClaimedRow): Delivery => ({
  siteSlug: row.site_id,
  deliveryUuid: row.delivery_uuid,
  kind: row.kind,
  target: row.target,
  attempts: row.attempts,
  queuedAt: new Date(Number(row.queued_ms)),
  lead: {
    ...lead,
    leadUuid: row.lead_uuid,
    receivedAt: new Date(Number(row.received_ms)),
    vehicle: vehicle && { ...vehicle, path: pagePaths.vehicle(vehicle.slug) },
  },
});

type Columns = { readonly state: string; readonly dueAt: Date | null; readonly endedAt: Date | null };

const toColumns = (outcome: DeliveryOutcome): Columns => {
  if (outcome.kind === 'postponed') return { state: 'waiting', dueAt: outcome.dueAt, endedAt: null };
  return { state: outcome.kind, dueAt: null, endedAt: outcome.at };
};

/** The outbox of a database. */
export const createDeliveryStore = ({ primary }: Pick<DatabaseService, 'primary'>): DeliveryStore => ({
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
          taken.queued_at
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
  settle: async ({ siteSlug, kind, target, attempts, lead }, outcome) => {
    const { state, dueAt, endedAt } = toColumns(outcome);
    const error = outcome.kind === 'delivered' ? null : outcome.error;
    // Whoever was late with a failure must not undo what another did since; what was delivered was delivered.
    await primary.execute(sql`
      UPDATE ${leadDeliveries}
      SET state = ${state}, last_error = ${error}, ended_at = ${endedAt?.toISOString() ?? null}::timestamptz,
        due_at = coalesce(${dueAt?.toISOString() ?? null}::timestamptz, due_at)
      WHERE site_id = ${siteSlug} AND lead_uuid = ${lead.leadUuid}::uuid AND kind = ${kind} AND target = ${target}
        AND state <> 'delivered' AND (${state} = 'delivered' OR attempts = ${attempts})`);
  },
});

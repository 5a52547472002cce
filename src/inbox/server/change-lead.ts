import { sql } from 'drizzle-orm';
import type { LeadStage, LostReason } from '#src/leads/rules/lead-stages.ts';
import { addLeadEvent } from '#src/leads/server/staff-work/lead-events.ts';
import { leadWork } from '#src/leads/server/staff-work/tables.ts';
import type { Database } from '#src/platform/db/database.ts';
import type { Actor } from '#src/staff/rules/audit.ts';
import { isInScope, type StaffScope } from '#src/staff/rules/membership.ts';
import { hasPermission, type Role } from '#src/staff/rules/roles.ts';
import { type NewAuditEntry, writeAudit } from '#src/staff/server/audit-store.ts';

export interface LeadWorker extends Actor, StaffScope {
  readonly personUuid: string;
  readonly siteSlug: string;
  readonly role: Role;
}

export type WorkOutcome =
  | 'done'
  /** The site has no such lead, or the person can't see it. */
  | 'unknown'
  | 'taken'
  | 'notAllowed'
  | 'wrongAssignee';

export interface WorkRow extends Record<string, unknown> {
  readonly lead_uuid: string;
  readonly category: string;
  readonly location_id: number | null;
  readonly phone: string;
  readonly stage: LeadStage;
  readonly lost_reason: LostReason | null;
  readonly assignee_uuid: string | null;
}

type LockedRow = WorkRow & { readonly merged_into: string | null };

/**
 * Returns the row of the lead or, if it's merged, of its main lead on the same site. Locks both. Returns undefined if
 * the worker can't see that lead.
 */
const lockWork = async (tx: Database, worker: LeadWorker, leadUuid: string): Promise<WorkRow | undefined> => {
  const isOfLead = sql`site_id = ${worker.siteSlug} AND lead_uuid = ${leadUuid}::uuid`;
  // Locks the leads in the order of their ids, as merging does, to prevent deadlocks.
  const { rows } = await tx.execute<LockedRow>(sql`
    SELECT lead_uuid, category, location_id, phone, stage, lost_reason, assignee_uuid, merged_into FROM ${leadWork}
    WHERE site_id = ${worker.siteSlug}
      AND lead_uuid IN (${leadUuid}::uuid, (SELECT merged_into FROM ${leadWork} WHERE ${isOfLead}))
    ORDER BY lead_uuid FOR UPDATE`);
  const own = rows.find((row) => row.lead_uuid === leadUuid);
  if (own === undefined) return undefined;
  const shownUuid = own.merged_into ?? leadUuid;
  const row = rows.find((other) => other.lead_uuid === shownUuid);
  // The lead was merged while the query waited for its lock.
  if (row === undefined) return lockWork(tx, worker, shownUuid);
  return isInScope(worker, { locationId: row.location_id, category: row.category }) ? row : undefined;
};

/**
 * Runs a change under a row lock. For a merged lead, `run` gets the row of its main lead on the same site, so it must
 * use the row's `lead_uuid`.
 */
export const changeLead = <Outcome>(
  database: Database,
  worker: LeadWorker,
  leadUuid: string,
  now: Date,
  run: (tx: Database, row: WorkRow) => Promise<Outcome>,
): Promise<Outcome | 'unknown' | 'notAllowed'> =>
  database.transaction(async (tx) => {
    const row = await lockWork(tx, worker, leadUuid);
    if (row === undefined) return 'unknown';
    if (!hasPermission(worker.role, 'leads.work')) return 'notAllowed';
    const outcome = await run(tx, row);
    if (outcome === 'done') await addLeadEvent(tx, worker.siteSlug, row.lead_uuid, now);
    return outcome;
  });

type LeadChange = Pick<NewAuditEntry, 'action' | 'before' | 'after'>;

export const auditLead = (
  tx: Database,
  worker: LeadWorker,
  leadUuid: string,
  change: LeadChange,
  now: Date,
): Promise<void> =>
  writeAudit(tx, worker.siteSlug, { ...change, actor: worker, subject: { kind: 'lead', id: leadUuid }, at: now });

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { isDone, type LeadStage, type LostReason } from '#src/leads/rules/lead-stages.ts';
import { addLeadEvent } from '#src/leads/server/staff-work/lead-events.ts';
import { leadNotes, leadWork } from '#src/leads/server/staff-work/tables.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import { isInScope, type StaffScope } from '#src/staff/rules/membership.ts';
import { hasPermission, type Role } from '#src/staff/rules/roles.ts';
import { writeAudit } from '#src/staff/server/audit-store.ts';
import type { OnMemberLeft } from '#src/staff/server/membership-store.ts';
import { staffMemberships } from '#src/staff/server/tables.ts';
import { chooseAssignment } from '../rules/choose-assignment.ts';
import { auditLead, changeLead, type LeadWorker, type WorkOutcome, type WorkRow } from './change-lead.ts';
import { isOfLead } from './lead-group.ts';
import { queueNotices } from './notices/queue-notices.ts';

export type { LeadWorker, WorkOutcome } from './change-lead.ts';

export interface WorkService {
  readonly assign: (worker: LeadWorker, leadUuid: string, nextUuid: string | null, now: Date) => Promise<WorkOutcome>;
  readonly setStage: (
    worker: LeadWorker,
    leadUuid: string,
    to: { readonly stage: LeadStage; readonly lostReason: LostReason | null },
    now: Date,
  ) => Promise<WorkOutcome>;
  readonly addNote: (worker: LeadWorker, leadUuid: string, text: string, now: Date) => Promise<WorkOutcome>;
}

const maySee = async (tx: Database, siteSlug: string, personUuid: string, row: WorkRow): Promise<boolean> => {
  const { rows } = await tx.execute<{ role: Role } & Record<string, unknown>>(sql`
    SELECT role, location_ids AS "locationIds", categories FROM ${staffMemberships}
    WHERE site_id = ${siteSlug} AND person_uuid = ${personUuid}::uuid AND ended_at IS NULL`);
  const [member] = rows;
  return (
    member !== undefined &&
    hasPermission(member.role, 'leads.work') &&
    isInScope(member as unknown as StaffScope, { locationId: row.location_id, category: row.category })
  );
};

export const createWorkService = ({ interactive }: Pick<DatabaseService, 'interactive'>): WorkService => {
  return {
    assign: (worker, leadUuid, nextUuid, now) =>
      changeLead<WorkOutcome>(interactive, worker, leadUuid, now, async (tx, row) => {
        const { assignee_uuid: currentUuid } = row;
        const choice = chooseAssignment({ role: worker.role, selfUuid: worker.personUuid, currentUuid, nextUuid });
        if (choice !== 'allowed') return choice;
        if (nextUuid !== null && !(await maySee(tx, worker.siteSlug, nextUuid, row))) return 'wrongAssignee';
        await tx.execute(sql`
          UPDATE ${leadWork} SET assignee_uuid = ${nextUuid}::uuid, assigned_at = ${now.toISOString()}::timestamptz
          WHERE ${isOfLead({ siteSlug: worker.siteSlug, leadUuid: row.lead_uuid })}`);
        await auditLead(
          tx,
          worker,
          row.lead_uuid,
          {
            action: 'leadAssigned',
            before: { assignee: currentUuid },
            after: { assignee: nextUuid },
          },
          now,
        );
        const told = [
          { personUuid: nextUuid, leadUuid: row.lead_uuid, kind: 'assigned' as const },
          { personUuid: currentUuid, leadUuid: row.lead_uuid, kind: 'reassigned' as const },
        ].flatMap(({ personUuid, ...rest }) =>
          personUuid === null || personUuid === worker.personUuid || nextUuid === currentUuid
            ? []
            : [{ personUuid, ...rest }],
        );
        await queueNotices(tx, worker.siteSlug, told, now);
        return 'done';
      }),
    setStage: (worker, leadUuid, { stage, lostReason }, now) =>
      changeLead<WorkOutcome>(interactive, worker, leadUuid, now, async (tx, row) => {
        const reason = stage === 'lost' ? lostReason : null;
        await tx.execute(sql`
          UPDATE ${leadWork} SET stage = ${stage}, lost_reason = ${reason}, is_done = ${isDone(stage)},
            reminder = CASE WHEN ${isDone(stage)}::boolean THEN NULL ELSE reminder END,
            snoozed_until = CASE WHEN ${isDone(stage)}::boolean THEN NULL ELSE snoozed_until END
          WHERE ${isOfLead({ siteSlug: worker.siteSlug, leadUuid: row.lead_uuid })}`);
        await auditLead(
          tx,
          worker,
          row.lead_uuid,
          {
            action: 'leadStageChanged',
            before: { stage: row.stage, lostReason: row.lost_reason },
            after: { stage, lostReason: reason },
          },
          now,
        );
        return 'done';
      }),
    addNote: (worker, leadUuid, text, now) =>
      changeLead<WorkOutcome>(interactive, worker, leadUuid, now, async (tx, row) => {
        const noteUuid = randomUUID();
        await tx.execute(sql`
          INSERT INTO ${leadNotes} (site_id, lead_uuid, note_uuid, person_uuid, text, written_at)
          VALUES (${worker.siteSlug}, ${row.lead_uuid}::uuid, ${noteUuid}::uuid, ${worker.personUuid}::uuid, ${text},
            ${now.toISOString()}::timestamptz)`);
        await auditLead(
          tx,
          worker,
          row.lead_uuid,
          {
            action: 'leadNoted',
            // Records only the note's id. The text can be about the shopper, and audit entries are never erased.
            after: { note: noteUuid },
          },
          now,
        );
        return 'done';
      }),
  };
};

export const releaseLeads: OnMemberLeft = async (tx, siteSlug, personUuid, by, now) => {
  const { rows } = await tx.execute<{ lead_uuid: string }>(sql`
    UPDATE ${leadWork} SET assignee_uuid = NULL, assigned_at = ${now.toISOString()}::timestamptz
    WHERE site_id = ${siteSlug} AND assignee_uuid = ${personUuid}::uuid AND NOT is_done RETURNING lead_uuid`);
  for (const { lead_uuid: leadUuid } of rows) {
    await writeAudit(tx, siteSlug, {
      action: 'leadAssigned',
      actor: by,
      subject: { kind: 'lead', id: leadUuid },
      before: { assignee: personUuid },
      after: { assignee: null },
      at: now,
    });
    await addLeadEvent(tx, siteSlug, leadUuid, now);
  }
};

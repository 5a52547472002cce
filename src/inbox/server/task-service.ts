import { sql } from 'drizzle-orm';
import { leadTasks, leadWork } from '#src/leads/server/staff-work/tables.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import { staffPeople } from '#src/staff/server/tables.ts';
import type { LeadTask } from '../rules/lead-task.ts';
import { auditLead, changeLead, type LeadWorker } from './change-lead.ts';
import { isOfGroup, isOfLead, type LeadKey } from './lead-group.ts';

export interface NewTask {
  /** Generated when the form is rendered, so that a form sent twice stores one task. */
  readonly taskUuid: string;
  readonly text: string;
  readonly dueAt: Date;
}

export type TaskOutcome = 'done' | 'unknown' | 'notAllowed' | 'tooManyTasks';

export interface TaskService {
  readonly add: (worker: LeadWorker, leadUuid: string, task: NewTask, now: Date) => Promise<TaskOutcome>;
  /** Also returns 'unknown' for a completed task. */
  readonly finish: (worker: LeadWorker, leadUuid: string, taskUuid: string, now: Date) => Promise<TaskOutcome>;
  readonly snooze: (worker: LeadWorker, leadUuid: string, until: Date | null, now: Date) => Promise<TaskOutcome>;
  readonly list: (siteSlug: string, leadUuid: string) => Promise<readonly LeadTask[]>;
}

const maxOpenTasks = 100;
const maxListed = 200;

interface TaskRow extends Record<string, unknown> {
  readonly task: LeadTask;
}

const clearReminder = async (tx: Database, lead: LeadKey): Promise<void> => {
  await tx.execute(sql`
    UPDATE ${leadWork} SET reminder = NULL WHERE ${isOfLead(lead)} AND reminder = 'due' AND NOT EXISTS (
      SELECT FROM ${leadTasks} WHERE ${isOfGroup(lead)} AND fired_at IS NOT NULL AND done_at IS NULL)`);
};

export const createTaskService = ({ interactive }: Pick<DatabaseService, 'interactive'>): TaskService => ({
  add: (worker, leadUuid, { taskUuid, text, dueAt }, now) =>
    changeLead<TaskOutcome>(interactive, worker, leadUuid, now, async (tx, row) => {
      const lead = { siteSlug: worker.siteSlug, leadUuid: row.lead_uuid };
      // Leaves out the task itself, in case the form was sent before.
      const { rows } = await tx.execute<{ count: number }>(sql`
        SELECT count(*)::int AS count FROM ${leadTasks}
        WHERE ${isOfLead(lead)} AND done_at IS NULL AND task_uuid <> ${taskUuid}::uuid`);
      if ((rows[0]?.count ?? 0) >= maxOpenTasks) return 'tooManyTasks';
      const { rowCount } = await tx
        .insert(leadTasks)
        .values({
          ...lead,
          taskUuid,
          personUuid: worker.personUuid,
          text,
          dueAt: dueAt.toISOString(),
          writtenAt: now.toISOString(),
        })
        .onConflictDoNothing();
      if (rowCount === 0) return 'done';
      await auditLead(
        tx,
        worker,
        lead.leadUuid,
        {
          action: 'leadTaskAdded',
          after: { task: taskUuid, due: dueAt.toISOString() },
        },
        now,
      );
      return 'done';
    }),
  finish: (worker, leadUuid, taskUuid, now) =>
    changeLead<TaskOutcome>(interactive, worker, leadUuid, now, async (tx, row) => {
      const lead = { siteSlug: worker.siteSlug, leadUuid: row.lead_uuid };
      const { rows } = await tx.execute(sql`
        UPDATE ${leadTasks} SET done_at = ${now.toISOString()}::timestamptz, done_by = ${worker.personUuid}::uuid
        WHERE ${isOfGroup(lead)} AND task_uuid = ${taskUuid}::uuid AND done_at IS NULL RETURNING task_uuid`);
      if (rows.length === 0) return 'unknown';
      await clearReminder(tx, lead);
      await auditLead(
        tx,
        worker,
        lead.leadUuid,
        {
          action: 'leadTaskDone',
          after: { task: taskUuid },
        },
        now,
      );
      return 'done';
    }),
  snooze: (worker, leadUuid, until, now) =>
    changeLead<TaskOutcome>(interactive, worker, leadUuid, now, async (tx, row) => {
      const moment = until?.toISOString() ?? null;
      await tx.execute(sql`
        UPDATE ${leadWork} SET snoozed_until = ${moment}::timestamptz, reminder = NULL
        WHERE ${isOfLead({ siteSlug: worker.siteSlug, leadUuid: row.lead_uuid })}`);
      await auditLead(
        tx,
        worker,
        row.lead_uuid,
        {
          action: 'leadSnoozed',
          after: { until: moment },
        },
        now,
      );
      return 'done';
    }),
  list: async (siteSlug, leadUuid) => {
    const inMs = (column: string) => sql`floor(extract(epoch FROM ${sql.raw(column)}) * 1000)::bigint`;
    const { rows } = await interactive.execute<TaskRow>(sql`
      SELECT json_build_object('taskUuid', task_uuid, 'personName', writer.name, 'text', text, 'dueAtMs', ${inMs('due_at')},
        'doneAtMs', ${inMs('done_at')}, 'doneByName', doer.name, 'writtenAtMs', ${inMs('written_at')}) AS task
      FROM ${leadTasks} AS task LEFT JOIN ${staffPeople} AS writer USING (person_uuid)
      LEFT JOIN ${staffPeople} AS doer ON doer.person_uuid = task.done_by
      WHERE ${isOfGroup({ siteSlug, leadUuid })} ORDER BY done_at IS NOT NULL, due_at, task_uuid LIMIT ${maxListed}`);
    return rows.map(({ task }) => task);
  },
});

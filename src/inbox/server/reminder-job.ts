import { sql } from 'drizzle-orm';
import { insertLeadEvents, notifyLeadsChanged } from '#src/leads/server/staff-work/lead-events.ts';
import { leadTasks, leadWork } from '#src/leads/server/staff-work/tables.ts';
import { secondMs } from '#src/lib/durations.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Job } from '#src/platform/jobs/start-jobs.ts';

const maxBatch = 100;

type Primary = Pick<DatabaseService, 'primary'>;

/** One statement claims and changes the rows, so that each snooze ends once, however many nodes run this job. */
const wakeSnoozed = async ({ primary }: Primary, now: Date): Promise<number> => {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await primary.execute<{ count: number }>(sql`
    WITH due AS (
      SELECT site_id, lead_uuid FROM ${leadWork} WHERE snoozed_until <= ${moment} AND merged_into IS NULL
      ORDER BY snoozed_until LIMIT ${maxBatch} FOR UPDATE SKIP LOCKED
    ), woken AS (
      UPDATE ${leadWork} AS work SET snoozed_until = NULL, reminder = 'back' FROM due
      WHERE work.site_id = due.site_id AND work.lead_uuid = due.lead_uuid
      RETURNING work.site_id, work.lead_uuid, ${moment} AS at
    ), noticed AS (${insertLeadEvents(sql`woken`, 'changed')})
    SELECT (SELECT count(*)::int FROM woken) AS count, ${notifyLeadsChanged(sql`woken`)} AS notified`);
  return rows[0]?.count ?? 0;
};

/**
 * Locks the leads before their tasks, as changes by staff do, to prevent deadlocks. A merged lead's tasks set the
 * `reminder` of its main lead on the same site.
 */
const fireTasks = async ({ primary }: Primary, now: Date): Promise<number> => {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const isDue = sql`fired_at IS NULL AND done_at IS NULL AND due_at <= ${moment}`;
  const { rows } = await primary.execute<{ count: number }>(sql`
    WITH due AS (
      SELECT DISTINCT site_id, coalesce(merged_into, lead_uuid) AS lead_uuid FROM (
        SELECT site_id, lead_uuid FROM ${leadTasks} WHERE ${isDue} ORDER BY due_at LIMIT ${maxBatch}) AS tasks
      JOIN ${leadWork} USING (site_id, lead_uuid)
    ), locked AS (
      SELECT work.site_id, work.lead_uuid FROM ${leadWork} AS work JOIN due USING (site_id, lead_uuid)
      WHERE work.merged_into IS NULL FOR UPDATE OF work SKIP LOCKED
    ), fired AS (
      UPDATE ${leadTasks} AS task SET fired_at = ${moment} FROM locked, ${leadWork} AS own
      WHERE own.site_id = locked.site_id AND coalesce(own.merged_into, own.lead_uuid) = locked.lead_uuid
        AND task.site_id = own.site_id AND task.lead_uuid = own.lead_uuid AND ${isDue}
      RETURNING locked.site_id, locked.lead_uuid
    ), marked AS (
      UPDATE ${leadWork} AS work SET reminder = 'due' FROM (SELECT DISTINCT site_id, lead_uuid FROM fired) AS fired
      WHERE work.site_id = fired.site_id AND work.lead_uuid = fired.lead_uuid
      RETURNING work.site_id, work.lead_uuid, ${moment} AS at
    ), noticed AS (${insertLeadEvents(sql`marked`, 'changed')})
    SELECT (SELECT count(*)::int FROM fired) AS count, ${notifyLeadsChanged(sql`marked`)} AS notified`);
  return rows[0]?.count ?? 0;
};

export const createReminderJob = (database: Primary, readClock: () => Date = () => new Date()): Job => ({
  name: 'reminders',
  intervalMs: 10 * secondMs,
  startsAtOnce: true,
  run: async ({ signal }) => {
    const now = readClock();
    for (const fire of [wakeSnoozed, fireTasks]) while (!signal.aborted && (await fire(database, now)) >= maxBatch);
  },
});

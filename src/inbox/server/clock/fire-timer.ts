import { type SQL, sql } from 'drizzle-orm';
import { addLeadEvent } from '#src/leads/server/staff-work/lead-events.ts';
import { leadWork } from '#src/leads/server/staff-work/tables.ts';
import { leads } from '#src/leads/server/tables.ts';
import type { Database } from '#src/platform/db/database.ts';
import { writeAudit } from '#src/staff/server/audit-store.ts';
import { chooseTimerStep, findDueMs, type TimerKind } from '../../rules/clock/choose-timer-step.ts';
import { chooseEscalated, type NoticeKind } from '../../rules/notices/notice-choices.ts';
import { chooseAssignee } from '../../rules/routing/choose-assignee.ts';
import { queueNotices } from '../notices/queue-notices.ts';
import { clockActor } from './clock-actor.ts';
import { type ClockRow, type ClockSite, clockColumns, findHours, toRoutedLead } from './routed-lead.ts';
import { readPeople, readRules, saveTurns } from './routing-state.ts';
import { leadTimers } from './tables.ts';

export interface LeasedTimer {
  readonly siteSlug: string;
  readonly leadUuid: string;
  readonly kind: TimerKind;
  readonly attempts: number;
}

/**
 * 'lost' if the timer is gone or another process has leased it since. 'held' if the lead has been merged into another
 * lead. 'kept' if there was nobody to reassign the lead to.
 */
export type TimerOutcome = 'ended' | 'restarted' | 'warned' | 'reassigned' | 'kept' | 'overdue' | 'lost' | 'held';

const momentOf = (ms: number): SQL => sql`${new Date(ms).toISOString()}::timestamptz`;

const isLead = ({ siteSlug, leadUuid }: LeasedTimer): SQL =>
  sql`site_id = ${siteSlug} AND lead_uuid = ${leadUuid}::uuid`;

const endTimers = async (tx: Database, timer: LeasedTimer, kind: TimerKind | 'all'): Promise<void> => {
  const which = kind === 'all' ? sql`true` : sql`kind = ${kind}`;
  await tx.execute(sql`DELETE FROM ${leadTimers} WHERE ${isLead(timer)} AND ${which}`);
};

const setTimer = async (
  tx: Database,
  timer: LeasedTimer,
  kind: TimerKind,
  dueMs: number | null,
  passedUuids: readonly string[],
): Promise<void> => {
  if (dueMs === null) return endTimers(tx, timer, kind);
  await tx.execute(sql`
    INSERT INTO ${leadTimers} (site_id, lead_uuid, kind, due_at, passed_uuids)
    VALUES (${timer.siteSlug}, ${timer.leadUuid}::uuid, ${kind}, ${momentOf(dueMs)}, ${JSON.stringify(passedUuids)}::jsonb)
    ON CONFLICT (site_id, lead_uuid, kind) DO UPDATE SET due_at = excluded.due_at, passed_uuids = excluded.passed_uuids`);
};

const tell = (
  tx: Database,
  { siteSlug, leadUuid }: LeasedTimer,
  kind: NoticeKind,
  personUuids: readonly (string | null)[],
  now: Date,
): Promise<void> =>
  queueNotices(
    tx,
    siteSlug,
    [...new Set(personUuids)].flatMap((personUuid) => (personUuid === null ? [] : [{ personUuid, leadUuid, kind }])),
    now,
  );

const lockLead = async (tx: Database, timer: LeasedTimer): Promise<ClockRow | undefined> => {
  const { rows } = await tx.execute<ClockRow>(sql`
    SELECT ${clockColumns} FROM (SELECT * FROM ${leadWork} WHERE ${isLead(timer)} FOR UPDATE) AS work
    JOIN ${leads} AS lead USING (site_id, lead_uuid)`);
  return rows[0];
};

const lockTimer = async (tx: Database, timer: LeasedTimer): Promise<readonly string[] | undefined> => {
  const { rows } = await tx.execute<{ passed_uuids: readonly string[] }>(sql`
    SELECT passed_uuids FROM ${leadTimers}
    WHERE ${isLead(timer)} AND kind = ${timer.kind} AND attempts = ${timer.attempts} FOR UPDATE`);
  return rows[0]?.passed_uuids;
};

const reassign = async (
  tx: Database,
  site: ClockSite,
  timer: LeasedTimer,
  lead: ClockRow,
  earlierUuids: readonly string[],
  now: Date,
): Promise<TimerOutcome> => {
  const nowMs = now.getTime();
  const { assignee_uuid: beforeUuid } = lead;
  const passedUuids = beforeUuid === null ? earlierUuids : [...new Set([...earlierUuids, beforeUuid])];
  const rules = await readRules(tx, site.slug, 'FOR UPDATE');
  const people = await readPeople(tx, site.slug);
  const { chosen } = chooseAssignee({ rules, people, lead: toRoutedLead(site, lead, now), passedUuids, nowMs });
  const dueMs = (kind: TimerKind): number | null =>
    findDueMs(kind, site.config.inbox.clock, findHours(site, lead), nowMs);
  if (chosen === null) {
    if (beforeUuid === null) await setTimer(tx, timer, 'reassign', dueMs('reassign'), passedUuids);
    else await endTimers(tx, timer, 'reassign');
    return 'kept';
  }
  await tx.execute(sql`
    UPDATE ${leadWork} SET assignee_uuid = ${chosen.personUuid}::uuid, assigned_at = ${momentOf(nowMs)}
    WHERE ${isLead(timer)}`);
  await saveTurns(tx, site.slug, new Map([[chosen.rule.ruleUuid, chosen.personUuid]]));
  for (const kind of ['warn', 'reassign'] as const) await setTimer(tx, timer, kind, dueMs(kind), passedUuids);
  await writeAudit(tx, site.slug, {
    action: beforeUuid === null ? 'leadRouted' : 'leadReassigned',
    actor: clockActor,
    subject: { kind: 'lead', id: timer.leadUuid },
    before: { assignee: beforeUuid },
    after: { assignee: chosen.personUuid, rule: chosen.rule.ruleUuid },
    at: now,
  });
  await tell(tx, timer, 'reassigned', [beforeUuid], now);
  await tell(tx, timer, 'assigned', [chosen.personUuid], now);
  await addLeadEvent(tx, site.slug, timer.leadUuid, now);
  return 'reassigned';
};

const markOverdue = async (
  tx: Database,
  site: ClockSite,
  timer: LeasedTimer,
  lead: ClockRow,
  now: Date,
): Promise<TimerOutcome> => {
  await endTimers(tx, timer, 'all');
  await writeAudit(tx, site.slug, {
    action: 'leadOverdue',
    actor: clockActor,
    subject: { kind: 'lead', id: timer.leadUuid },
    at: now,
  });
  const people = await readPeople(tx, site.slug);
  const { location_id: locationId, category } = lead;
  const escalated = chooseEscalated(people, { locationId, category }, site.config.inbox.clock.escalation);
  await tell(tx, timer, 'overdue', [lead.assignee_uuid, ...escalated], now);
  await addLeadEvent(tx, site.slug, timer.leadUuid, now);
  return 'overdue';
};

/**
 * Handles a due timer in the caller's transaction. If the process is killed before the commit, the timer is due again
 * after its lease.
 */
export const fireTimer = async (
  tx: Database,
  site: ClockSite,
  timer: LeasedTimer,
  now: Date,
): Promise<TimerOutcome> => {
  const lead = await lockLead(tx, timer);
  const passedUuids = await lockTimer(tx, timer);
  if (passedUuids === undefined) return 'lost';
  if (lead === undefined) {
    await endTimers(tx, timer, 'all');
    return 'ended';
  }
  if (lead.is_held) return 'held';
  const { clock } = site.config.inbox;
  const hours = findHours(site, lead);
  const assignedMs = lead.assigned_ms === null ? null : Number(lead.assigned_ms);
  const timed = {
    isAnswered: lead.is_answered,
    isDone: lead.is_done,
    hasAssignee: lead.assignee_uuid !== null,
    assignedMs,
  };
  const step = chooseTimerStep(timer.kind, timed, clock, hours, now.getTime());
  if (step.kind === 'end') {
    await endTimers(tx, timer, 'all');
    return 'ended';
  }
  if (step.kind === 'restart') {
    await setTimer(tx, timer, timer.kind, step.dueMs, passedUuids);
    // Sets a new warning timer, because the previous assignee's may already have fired.
    if (timer.kind === 'reassign' && assignedMs !== null)
      await setTimer(tx, timer, 'warn', findDueMs('warn', clock, hours, assignedMs), []);
    return 'restarted';
  }
  if (timer.kind === 'overdue') return markOverdue(tx, site, timer, lead, now);
  if (timer.kind === 'reassign') return reassign(tx, site, timer, lead, passedUuids, now);
  await endTimers(tx, timer, 'warn');
  await tell(tx, timer, 'warning', [lead.assignee_uuid], now);
  return 'warned';
};

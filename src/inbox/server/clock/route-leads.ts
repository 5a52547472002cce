import { sql } from 'drizzle-orm';
import { insertLeadEvents, notifyLeadsChanged } from '#src/leads/server/staff-work/lead-events.ts';
import { leadWork } from '#src/leads/server/staff-work/tables.ts';
import { leads } from '#src/leads/server/tables.ts';
import { dayMs } from '#src/lib/durations.ts';
import type { Database } from '#src/platform/db/database.ts';
import { writeAudit } from '#src/staff/server/audit-store.ts';
import { listTimers, type Timer } from '../../rules/clock/choose-timer-step.ts';
import { chooseAssignee } from '../../rules/routing/choose-assignee.ts';
import { isAnsweredHere } from '../lead-group.ts';
import { queueNotices } from '../notices/queue-notices.ts';
import { clockActor } from './clock-actor.ts';
import { type ClockRow, type ClockSite, clockColumns, findHours, toRoutedLead } from './routed-lead.ts';
import { readPeople, readRules, saveTurns } from './routing-state.ts';
import { leadTimers } from './tables.ts';

/** Age in milliseconds above which leads aren't routed: they can be from before the desk was switched on. */
const maxWaitMs = 2 * dayMs;

export const earliestRouted = (now: Date): string => new Date(now.getTime() - maxWaitMs).toISOString();

interface RoutedRow {
  readonly lead: ClockRow;
  /** Null if no matching rule has anybody available, or if the lead is answered, closed or already assigned. */
  readonly chosen: { readonly personUuid: string; readonly ruleUuid: string } | null;
  readonly timers: readonly Timer[];
}

const claim = async (tx: Database, siteSlug: string, limit: number, now: Date): Promise<readonly ClockRow[]> => {
  const { rows } = await tx.execute<ClockRow>(sql`
    SELECT ${clockColumns} FROM (
      SELECT * FROM ${leadWork} WHERE site_id = ${siteSlug} AND routed_at IS NULL
        AND ${isAnsweredHere} AND received_at > ${earliestRouted(now)}::timestamptz
      ORDER BY received_at LIMIT ${limit} FOR UPDATE SKIP LOCKED) AS work
    JOIN ${leads} AS lead USING (site_id, lead_uuid) ORDER BY work.received_at, work.lead_uuid`);
  return rows;
};

const choose = async (tx: Database, site: ClockSite, rows: readonly ClockRow[], now: Date) => {
  const rules = new Map((await readRules(tx, site.slug, 'FOR UPDATE')).map((rule) => [rule.ruleUuid, rule]));
  const people = new Map((await readPeople(tx, site.slug)).map((person) => [person.personUuid, person]));
  const turns = new Map<string, string>();
  const routed = rows.map((lead): RoutedRow => {
    if (lead.is_done || lead.is_answered) return { lead, chosen: null, timers: [] };
    const receivedAt = new Date(Number(lead.received_ms));
    const timers = listTimers(site.config.inbox.clock, findHours(site, lead), receivedAt.getTime());
    if (lead.assignee_uuid !== null) return { lead, chosen: null, timers };
    const { chosen } = chooseAssignee({
      rules: [...rules.values()],
      people: [...people.values()],
      lead: toRoutedLead(site, lead, receivedAt),
      passedUuids: [],
      nowMs: now.getTime(),
    });
    const person = chosen === null ? undefined : people.get(chosen.personUuid);
    if (chosen === null || person === undefined) return { lead, chosen: null, timers };
    const { personUuid } = person;
    people.set(personUuid, { ...person, openLeads: person.openLeads + 1 });
    rules.set(chosen.rule.ruleUuid, { ...chosen.rule, lastUuid: personUuid });
    turns.set(chosen.rule.ruleUuid, personUuid);
    return { lead, chosen: { personUuid, ruleUuid: chosen.rule.ruleUuid }, timers };
  });
  return { routed, turns };
};

const toRecord = ({ lead, chosen, timers }: RoutedRow) => {
  const overdueMs = timers.find(({ kind }) => kind === 'overdue')?.dueMs;
  return {
    lead_uuid: lead.lead_uuid,
    assignee_uuid: chosen?.personUuid ?? null,
    overdue_at: overdueMs === undefined ? null : new Date(overdueMs).toISOString(),
    timers: timers.map(({ kind, dueMs }) => ({ kind, due_at: new Date(dueMs).toISOString() })),
  };
};

const save = async (tx: Database, siteSlug: string, routed: readonly RoutedRow[], now: Date): Promise<void> => {
  const moment = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    WITH given AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(routed.map(toRecord))}::json)
        AS t(lead_uuid uuid, assignee_uuid uuid, overdue_at timestamptz, timers json)
    ), changed AS (
      UPDATE ${leadWork} AS work SET routed_at = ${moment}, overdue_at = given.overdue_at,
        assignee_uuid = coalesce(work.assignee_uuid, given.assignee_uuid),
        assigned_at = CASE WHEN given.assignee_uuid IS NULL THEN work.assigned_at ELSE ${moment} END
      FROM given WHERE work.site_id = ${siteSlug} AND work.lead_uuid = given.lead_uuid
      RETURNING work.site_id, work.lead_uuid, ${moment} AS at
    ), timed AS (
      INSERT INTO ${leadTimers} (site_id, lead_uuid, kind, due_at)
      SELECT site_id, lead_uuid, timer.kind, timer.due_at FROM changed JOIN given USING (lead_uuid)
        CROSS JOIN LATERAL json_to_recordset(given.timers) AS timer(kind text, due_at timestamptz)
      ON CONFLICT (site_id, lead_uuid, kind) DO NOTHING
    ), noticed AS (${insertLeadEvents(sql`changed`, 'changed')})
    SELECT ${notifyLeadsChanged(sql`changed`)} AS notified`);
};

export const routeLeads = async (tx: Database, site: ClockSite, limit: number, now: Date): Promise<number> => {
  const rows = await claim(tx, site.slug, limit, now);
  if (rows.length === 0) return 0;
  const { routed, turns } = await choose(tx, site, rows, now);
  await save(tx, site.slug, routed, now);
  await saveTurns(tx, site.slug, turns);
  for (const { lead, chosen } of routed) {
    if (chosen === null) continue;
    await writeAudit(tx, site.slug, {
      action: 'leadRouted',
      actor: clockActor,
      subject: { kind: 'lead', id: lead.lead_uuid },
      before: { assignee: null },
      after: { assignee: chosen.personUuid, rule: chosen.ruleUuid },
      at: now,
    });
  }
  await queueNotices(
    tx,
    site.slug,
    routed.flatMap(({ lead, chosen }) =>
      chosen === null ? [] : [{ personUuid: chosen.personUuid, leadUuid: lead.lead_uuid, kind: 'assigned' }],
    ),
    now,
  );
  return rows.length;
};

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { Actor, AuditState } from '#src/staff/rules/audit.ts';
import { writeAudit } from '#src/staff/server/audit-store.ts';
import { staffMemberships } from '#src/staff/server/tables.ts';
import { maxRules, type RoutingRule } from '../../rules/routing/routing-rule.ts';
import { type NamedRoutingPerson, readPeople, readRules } from './routing-state.ts';
import { routingRules, staffCapacities } from './tables.ts';

export type RuleContent = Pick<RoutingRule, 'name' | 'conditions' | 'way' | 'personUuids'>;

export type RuleChange = 'done' | 'unknown' | 'tooMany' | 'wrongPerson';

export interface Capacity {
  readonly maxOpen: number | null;
  readonly awayUntil: Date | null;
}

export interface RoutingStore {
  readonly listRules: (siteSlug: string) => Promise<readonly RoutingRule[]>;
  readonly listPeople: (siteSlug: string) => Promise<readonly NamedRoutingPerson[]>;
  /** @param ruleUuid null adds a rule after the others */
  readonly save: (
    siteSlug: string,
    ruleUuid: string | null,
    content: RuleContent,
    by: Actor,
    now: Date,
  ) => Promise<RuleChange>;
  readonly remove: (siteSlug: string, ruleUuid: string, by: Actor, now: Date) => Promise<RuleChange>;
  readonly move: (siteSlug: string, ruleUuid: string, by: -1 | 1, actor: Actor, now: Date) => Promise<RuleChange>;
  readonly setCapacity: (
    siteSlug: string,
    personUuid: string,
    capacity: Partial<Capacity>,
    by: Actor,
    now: Date,
  ) => Promise<RuleChange>;
  /** When the person is back at all of the sites; null if they aren't away from any. */
  readonly findAway: (siteSlugs: readonly string[], personUuid: string, now: Date) => Promise<Date | null>;
}

/** Leaves out the rule's name, because it can name a person and audit entries are never erased. */
const describeContent = ({ conditions, way, personUuids }: RuleContent): AuditState => {
  const { hours, ...rest } = conditions;
  return { ...rest, hours: hours === null ? null : `${hours.from} to ${hours.to}`, way, people: personUuids };
};

const placeRules = async (tx: Database, siteSlug: string, ruleUuids: readonly string[]): Promise<void> => {
  await tx.execute(sql`
    UPDATE ${routingRules} AS rule SET position = placed.position
    FROM jsonb_array_elements_text(${JSON.stringify(ruleUuids)}::jsonb) WITH ORDINALITY AS placed(rule_uuid, position)
    WHERE rule.site_id = ${siteSlug} AND rule.rule_uuid = placed.rule_uuid::uuid`);
};

const areMembers = async (tx: Database, siteSlug: string, personUuids: readonly string[]): Promise<boolean> => {
  const { rows } = await tx.execute<{ count: string }>(sql`
    SELECT count(*) AS count FROM ${staffMemberships} WHERE site_id = ${siteSlug} AND ended_at IS NULL
      AND person_uuid = ANY(ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(personUuids)}::jsonb)::uuid))`);
  return Number(rows[0]?.count ?? 0) === personUuids.length;
};

/** Takes an advisory lock too, because a site without rules has no rows to lock. */
const lockRules = async (tx: Database, siteSlug: string): Promise<readonly RoutingRule[]> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`routing rules ${siteSlug}`}, 0))`);
  return readRules(tx, siteSlug, 'FOR UPDATE');
};

const swap = (uuids: readonly string[], from: number, to: number): readonly string[] =>
  uuids.map((uuid, index) => (index === from ? uuids[to] : index === to ? uuids[from] : uuid) ?? uuid);

export const createRoutingStore = ({ interactive }: Pick<DatabaseService, 'interactive'>): RoutingStore => {
  const isRule = (siteSlug: string, ruleUuid: string) => sql`site_id = ${siteSlug} AND rule_uuid = ${ruleUuid}::uuid`;
  return {
    listRules: (siteSlug) => readRules(interactive, siteSlug),
    listPeople: (siteSlug) => readPeople(interactive, siteSlug),
    save: (siteSlug, ruleUuid, content, by, now) =>
      interactive.transaction(async (tx) => {
        const rules = await lockRules(tx, siteSlug);
        const before = rules.find((rule) => rule.ruleUuid === ruleUuid);
        if (ruleUuid !== null && before === undefined) return 'unknown';
        if (before === undefined && rules.length >= maxRules) return 'tooMany';
        if (!(await areMembers(tx, siteSlug, content.personUuids))) return 'wrongPerson';
        const savedUuid = ruleUuid ?? randomUUID();
        const { name, conditions, way, personUuids } = content;
        await tx.execute(sql`
          INSERT INTO ${routingRules} (site_id, rule_uuid, position, name, conditions, way, person_uuids)
          VALUES (${siteSlug}, ${savedUuid}::uuid, ${rules.length + 1}, ${name}, ${JSON.stringify(conditions)}::jsonb,
            ${way}, ${JSON.stringify(personUuids)}::jsonb)
          ON CONFLICT (site_id, rule_uuid) DO UPDATE SET name = excluded.name, conditions = excluded.conditions,
            way = excluded.way, person_uuids = excluded.person_uuids`);
        await writeAudit(tx, siteSlug, {
          action: before === undefined ? 'ruleAdded' : 'ruleChanged',
          actor: by,
          subject: { kind: 'rule', id: savedUuid },
          ...(before !== undefined && { before: describeContent(before) }),
          after: describeContent(content),
          at: now,
        });
        return 'done';
      }),
    remove: (siteSlug, ruleUuid, by, now) =>
      interactive.transaction(async (tx) => {
        const rules = await lockRules(tx, siteSlug);
        const before = rules.find((rule) => rule.ruleUuid === ruleUuid);
        if (before === undefined) return 'unknown';
        await tx.execute(sql`DELETE FROM ${routingRules} WHERE ${isRule(siteSlug, ruleUuid)}`);
        const others = rules.filter((rule) => rule !== before).map((rule) => rule.ruleUuid);
        await placeRules(tx, siteSlug, others);
        await writeAudit(tx, siteSlug, {
          action: 'ruleRemoved',
          actor: by,
          subject: { kind: 'rule', id: ruleUuid },
          before: describeContent(before),
          at: now,
        });
        return 'done';
      }),
    move: (siteSlug, ruleUuid, step, actor, now) =>
      interactive.transaction(async (tx) => {
        const uuids = (await lockRules(tx, siteSlug)).map((rule) => rule.ruleUuid);
        const from = uuids.indexOf(ruleUuid);
        if (from === -1) return 'unknown';
        const moved = swap(uuids, from, Math.min(Math.max(from + step, 0), uuids.length - 1));
        await placeRules(tx, siteSlug, moved);
        await writeAudit(tx, siteSlug, {
          action: 'rulesOrdered',
          actor,
          subject: { kind: 'rule', id: ruleUuid },
          before: { order: uuids },
          after: { order: moved },
          at: now,
        });
        return 'done';
      }),
    setCapacity: (siteSlug, personUuid, capacity, by, now) =>
      interactive.transaction(async (tx) => {
        if (!(await areMembers(tx, siteSlug, [personUuid]))) return 'unknown';
        const before = (await readPeople(tx, siteSlug)).find((person) => person.personUuid === personUuid);
        const beforeMs = before?.awayUntilMs ?? null;
        const awayBefore = beforeMs === null ? null : new Date(beforeMs);
        const { maxOpen = before?.maxOpen ?? null, awayUntil = awayBefore } = capacity;
        const away = awayUntil?.toISOString() ?? null;
        await tx.execute(sql`
          INSERT INTO ${staffCapacities} (site_id, person_uuid, max_open, away_until)
          VALUES (${siteSlug}, ${personUuid}::uuid, ${maxOpen}, ${away}::timestamptz)
          ON CONFLICT (site_id, person_uuid) DO UPDATE
          SET max_open = excluded.max_open, away_until = excluded.away_until`);
        await writeAudit(tx, siteSlug, {
          action: 'capacityChanged',
          actor: by,
          subject: { kind: 'person', id: personUuid },
          before: {
            maxOpen: before?.maxOpen ?? null,
            awayUntil: awayBefore?.toISOString() ?? null,
          },
          after: { maxOpen, awayUntil: away },
          at: now,
        });
        return 'done';
      }),
    findAway: async (siteSlugs, personUuid, now) => {
      const { rows } = await interactive.execute<{ away_ms: string | null }>(sql`
        SELECT floor(extract(epoch FROM max(away_until)) * 1000)::bigint AS away_ms FROM ${staffCapacities}
        WHERE site_id = ANY(ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(siteSlugs)}::jsonb)))
          AND person_uuid = ${personUuid}::uuid AND away_until > ${now.toISOString()}::timestamptz`);
      const awayMs = rows[0]?.away_ms ?? null;
      return awayMs === null ? null : new Date(Number(awayMs));
    },
  };
};

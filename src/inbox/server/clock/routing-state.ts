import { type SQL, sql } from 'drizzle-orm';
import { leadWork } from '#src/leads/server/staff-work/tables.ts';
import type { Database } from '#src/platform/db/database.ts';
import type { Role } from '#src/staff/rules/roles.ts';
import { staffMemberships, staffPeople } from '#src/staff/server/tables.ts';
import type { RoutingPerson } from '../../rules/routing/choose-assignee.ts';
import {
  maxRules,
  type RoutingConditions,
  type RoutingRule,
  type RoutingWay,
} from '../../rules/routing/routing-rule.ts';
import { isAnsweredHere } from '../lead-group.ts';
import { routingRules, staffCapacities } from './tables.ts';

interface RuleRow extends Record<string, unknown> {
  readonly rule_uuid: string;
  readonly name: string;
  readonly conditions: RoutingConditions;
  readonly way: RoutingWay;
  readonly person_uuids: readonly string[];
  readonly last_uuid: string | null;
}

/**
 * Returns the rules in the order in which they apply.
 * @param lock 'FOR UPDATE' makes other processes wait, so that people take turns and nobody exceeds their limit
 */
export const readRules = async (
  database: Database,
  siteSlug: string,
  lock: 'FOR UPDATE' | '' = '',
): Promise<readonly RoutingRule[]> => {
  const { rows } = await database.execute<RuleRow>(sql`
    SELECT rule_uuid, name, conditions, way, person_uuids, last_uuid FROM ${routingRules}
    WHERE site_id = ${siteSlug} ORDER BY position, rule_uuid LIMIT ${maxRules} ${sql.raw(lock)}`);
  return rows.map((row) => ({
    ruleUuid: row.rule_uuid,
    name: row.name,
    conditions: row.conditions,
    way: row.way,
    personUuids: row.person_uuids,
    lastUuid: row.last_uuid,
  }));
};

export interface NamedRoutingPerson extends RoutingPerson {
  readonly name: string;
}

interface PersonRow extends Record<string, unknown> {
  readonly person_uuid: string;
  readonly name: string;
  readonly role: Role;
  readonly location_ids: readonly number[] | null;
  readonly categories: readonly string[] | null;
  readonly max_open: number | null;
  readonly away_ms: string | null;
  readonly open_leads: string;
}

/** Maximum number of open leads counted per person. `maxOpen`, the limit of a person's leads, is always lower. */
const maxCountedLeads = 1000;

const openLeads: SQL = sql`(SELECT count(*) FROM (
  SELECT FROM ${leadWork} AS work WHERE work.site_id = member.site_id AND work.assignee_uuid = member.person_uuid
    AND NOT work.is_done AND ${isAnsweredHere} LIMIT ${maxCountedLeads}) AS counted)`;

export const readPeople = async (database: Database, siteSlug: string): Promise<readonly NamedRoutingPerson[]> => {
  const { rows } = await database.execute<PersonRow>(sql`
    SELECT member.person_uuid, name, role, location_ids, categories, max_open,
      floor(extract(epoch FROM away_until) * 1000)::bigint AS away_ms, ${openLeads} AS open_leads
    FROM ${staffMemberships} AS member JOIN ${staffPeople} USING (person_uuid)
    LEFT JOIN ${staffCapacities} AS capacity
      ON capacity.site_id = member.site_id AND capacity.person_uuid = member.person_uuid
    WHERE member.site_id = ${siteSlug} AND ended_at IS NULL ORDER BY lower(name), member.person_uuid`);
  return rows.map((row) => ({
    personUuid: row.person_uuid,
    name: row.name,
    role: row.role,
    locationIds: row.location_ids,
    categories: row.categories,
    maxOpen: row.max_open,
    awayUntilMs: row.away_ms === null ? null : Number(row.away_ms),
    openLeads: Number(row.open_leads),
  }));
};

export const saveTurns = async (tx: Database, siteSlug: string, turns: ReadonlyMap<string, string>): Promise<void> => {
  if (turns.size === 0) return;
  const given = JSON.stringify([...turns].map(([rule_uuid, last_uuid]) => ({ rule_uuid, last_uuid })));
  await tx.execute(sql`
    UPDATE ${routingRules} AS rule SET last_uuid = given.last_uuid
    FROM json_to_recordset(${given}::json) AS given(rule_uuid uuid, last_uuid uuid)
    WHERE rule.site_id = ${siteSlug} AND rule.rule_uuid = given.rule_uuid`);
};

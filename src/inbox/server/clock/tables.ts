import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { TimerKind } from '../../rules/clock/choose-timer-step.ts';
import type { RoutingConditions, RoutingWay } from '../../rules/routing/routing-rule.ts';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

export const routingRules = pgTable(
  'routing_rules',
  {
    siteSlug: text('site_id').notNull(),
    ruleUuid: uuid('rule_uuid').notNull(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    conditions: jsonb('conditions').$type<RoutingConditions>().notNull(),
    way: text('way').$type<RoutingWay>().notNull(),
    personUuids: jsonb('person_uuids').$type<readonly string[]>().notNull(),
    lastUuid: uuid('last_uuid'),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.ruleUuid] })],
);

/** A person without a row has no limit and isn't away. */
export const staffCapacities = pgTable(
  'staff_capacities',
  {
    siteSlug: text('site_id').notNull(),
    personUuid: uuid('person_uuid').notNull(),
    maxOpen: integer('max_open'),
    awayUntil: timestamptz('away_until'),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.personUuid] })],
);

/** The transaction that fires a timer also deletes its row or sets a new due time. */
export const leadTimers = pgTable(
  'lead_timers',
  {
    siteSlug: text('site_id').notNull(),
    leadUuid: uuid('lead_uuid').notNull(),
    kind: text('kind').$type<TimerKind>().notNull(),
    /**
     * When the timer is due; during an attempt, when its lease ends. 'infinity' while the timer's lead is merged into
     * another lead.
     */
    dueAt: timestamptz('due_at').notNull(),
    /** Increases with each lease, so that a process can't fire a timer that another process has leased since. */
    attempts: integer('attempts').notNull().default(0),
    passedUuids: jsonb('passed_uuids').$type<readonly string[]>().notNull().default(sql`'[]'::jsonb`),
    /** The due time that is restored when the lead is unmerged; null for a timer that isn't held. */
    heldDueAt: timestamptz('held_due_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.leadUuid, table.kind] }),
    index('lead_timers_due_idx').on(table.dueAt),
  ],
);

import { type SQL, sql } from 'drizzle-orm';
import { listSearchWords } from '#src/leads/rules/list-search-words.ts';
import { leadWork } from '#src/leads/server/staff-work/tables.ts';
import type { StaffReader } from '#src/staff/rules/membership.ts';
import type { InboxQuery, InboxView } from '../rules/inbox-query.ts';
import { isAnsweredHere } from './lead-group.ts';

export interface InboxReader extends StaffReader {
  readonly personUuid: string;
}

export const viewConditions: Readonly<Record<InboxView, (personUuid: string, now: Date) => SQL>> = {
  unassigned: () => sql`assignee_uuid IS NULL AND NOT is_done AND snoozed_until IS NULL AND ${isAnsweredHere}`,
  mine: (personUuid) =>
    sql`assignee_uuid = ${personUuid}::uuid AND NOT is_done AND snoozed_until IS NULL AND ${isAnsweredHere}`,
  overdue: (_, now) =>
    sql`overdue_at <= ${now.toISOString()}::timestamptz AND answered_at IS NULL AND NOT is_done AND ${isAnsweredHere}`,
  reminders: (personUuid) =>
    sql`reminder IS NOT NULL AND (assignee_uuid IS NULL OR assignee_uuid = ${personUuid}::uuid)`,
  waiting: () => sql`is_waiting AND NOT is_done AND snoozed_until IS NULL AND ${isAnsweredHere}`,
  all: () => sql`true`,
  done: () => sql`is_done`,
};

const jsonArray = (list: readonly unknown[], type: SQL): SQL =>
  sql`ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(list)}::jsonb)::${type})`;
const textType = sql.raw('text');
const integerType = sql.raw('integer');

/** Leaves out conditions that always hold, so that the planner can use the index for the inbox view. */
export const isInScope = ({ siteSlug, locationIds, categories }: InboxReader): SQL => {
  const conditions = [sql`site_id = ${siteSlug}`, sql`merged_into IS NULL`];
  if (locationIds !== null) conditions.push(sql`location_id = ANY(${jsonArray(locationIds, integerType)})`);
  if (categories !== null) conditions.push(sql`category = ANY(${jsonArray(categories, textType)})`);
  return sql.join(conditions, sql` AND `);
};

const quoteLexeme = (text: string): string => `'${text.replaceAll(/['\\]/g, (mark) => mark + mark)}':*`;

const buildTextQuery = ({ siteSlug }: InboxReader, { text }: InboxQuery): SQL | null => {
  const words = listSearchWords(text);
  return words.length === 0
    ? null
    : sql`${words.map((word) => quoteLexeme(`${siteSlug} ${word}`)).join(' & ')}::tsquery`;
};

export const columns = sql.raw(
  `site_id, lead_uuid, received_at, stage, assignee_uuid, answered_at, is_done, overdue_at, reminder, snoozed_until,
   is_answered_elsewhere, words`,
);
const ascending = sql.raw('ASC');
export const descending = sql.raw('DESC');
/**
 * Roughly how many leads a search first reads from the head of the list. If they don't fill a page, the search uses the
 * index of the column `words`.
 */
const searchedHead = 2000;

interface Listing {
  readonly conditions: readonly SQL[];
  readonly order: SQL;
  readonly limit: number;
}

const inOrder = ({ order, limit }: Listing): SQL =>
  sql`ORDER BY received_at ${order}, lead_uuid ${order} LIMIT ${limit}`;

const walk = (plan: Listing, more: readonly SQL[] = []): SQL => sql`
  SELECT ${columns} FROM ${leadWork} WHERE ${sql.join([...plan.conditions, ...more], sql` AND `)} ${inOrder(plan)}`;

interface Partition {
  readonly scope: 'categories' | 'locationIds';
  readonly column: SQL;
  readonly type: SQL;
  readonly values: readonly unknown[];
}

/** Uses one index walk per category or location. A single walk would also read leads that the person can't see. */
const walkEach = (plan: Listing, { column, type, values }: Partition): SQL => sql`
  SELECT listed.* FROM unnest(${jsonArray(values, type)}) AS part(value)
  CROSS JOIN LATERAL (${walk(plan, [sql`${column} = part.value`])}) AS listed ${inOrder(plan)}`;

/**
 * Chooses the index, because PostgreSQL can't tell how a scope's leads are spread over time. Returns null to use the
 * view's own index.
 */
const choosePartition = ({ locationIds, categories }: InboxReader, query: InboxQuery): Partition | null => {
  const isLong = query.view === 'all' || query.view === 'done';
  const hasLocationIndex = isLong || query.view === 'unassigned';
  if (isLong && categories !== null && query.category === null)
    return { scope: 'categories', column: sql.raw('category'), type: textType, values: categories };
  if (hasLocationIndex && locationIds !== null && query.locationId === null)
    return { scope: 'locationIds', column: sql.raw('location_id'), type: integerType, values: locationIds };
  return null;
};

const mergedWith = (siteSlug: string, textQuery: SQL): SQL => sql`
  SELECT merged_into FROM ${leadWork}
  WHERE site_id = ${siteSlug} AND merged_into IS NOT NULL AND words @@ ${textQuery}`;

const searchHead = (plan: Listing, siteSlug: string, textQuery: SQL, head: SQL): SQL => sql`
  SELECT ${columns} FROM (${head}) AS head
  WHERE (words @@ ${textQuery} OR lead_uuid IN (${mergedWith(siteSlug, textQuery)})) ${inOrder(plan)}`;

/**
 * MATERIALIZED hides the limit from the planner, which would otherwise walk the list in order and expect to stop early.
 */
const searchAll = (plan: Listing, siteSlug: string, textQuery: SQL): SQL => {
  const conditions = sql.join([...plan.conditions], sql` AND `);
  return sql`
  WITH own AS MATERIALIZED (SELECT ${columns} FROM ${leadWork} WHERE words @@ ${textQuery} AND ${conditions}),
  standing AS MATERIALIZED (
    SELECT ${columns} FROM ${leadWork} WHERE ${conditions} AND lead_uuid IN (${mergedWith(siteSlug, textQuery)}))
  SELECT ${columns} FROM own UNION SELECT ${columns} FROM standing ${inOrder(plan)}`;
};

export interface InboxListPlan {
  readonly order: SQL;
  /** Lists leads. With search words, searches only the start of the list. */
  readonly head: SQL;
  /** Searches the whole list, if `head` doesn't fill a page. Null without search words. */
  readonly whole: SQL | null;
}

export const planInboxList = (reader: InboxReader, query: InboxQuery, limit: number, now: Date): InboxListPlan => {
  const { view, afterUuid, category, locationId, assigneeUuid } = query;
  const isOldestFirst = view === 'unassigned' || view === 'overdue';
  const order = isOldestFirst ? ascending : descending;
  const conditions = [viewConditions[view](assigneeUuid ?? reader.personUuid, now)];
  if (category !== null) conditions.push(sql`category = ${category}`);
  if (locationId !== null) conditions.push(sql`location_id = ${locationId}`);
  if (afterUuid !== null) {
    const beyond = isOldestFirst ? sql.raw('>') : sql.raw('<');
    conditions.push(sql`(received_at, lead_uuid) ${beyond} ((
        SELECT received_at FROM ${leadWork} WHERE site_id = ${reader.siteSlug} AND lead_uuid = ${afterUuid}::uuid),
        ${afterUuid}::uuid)`);
  }
  const plan = { conditions: [isInScope(reader), ...conditions], order, limit: limit + 1 };
  const partition = choosePartition(reader, query);
  const walked = (rows: number): SQL => {
    if (partition === null) return walk({ ...plan, limit: rows });
    // Leaves out the scope's condition on the partition's column. With that condition, the planner would sort instead
    // of using the index order.
    const isInRest = isInScope({ ...reader, [partition.scope]: null });
    return walkEach({ ...plan, conditions: [isInRest, ...conditions], limit: rows }, partition);
  };
  const textQuery = buildTextQuery(reader, query);
  if (textQuery === null) return { order, head: walked(plan.limit), whole: null };
  const headRows = Math.ceil(searchedHead / Math.max(1, partition?.values.length ?? 1));
  return {
    order,
    head: searchHead(plan, reader.siteSlug, textQuery, walked(headRows)),
    whole: searchAll(plan, reader.siteSlug, textQuery),
  };
};

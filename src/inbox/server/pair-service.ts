import { sql } from 'drizzle-orm';
import { addLeadEvent } from '#src/leads/server/staff-work/lead-events.ts';
import { leadPairs, leadWork } from '#src/leads/server/staff-work/tables.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { Actor } from '#src/staff/rules/audit.ts';
import { isInScope } from '#src/staff/rules/membership.ts';
import { hasPermission } from '#src/staff/rules/roles.ts';
import { writeAudit } from '#src/staff/server/audit-store.ts';
import type { LeadWorker } from './change-lead.ts';
import { holdTimers, releaseTimers } from './clock/held-timers.ts';
import { isOfLead, type LeadKey } from './lead-group.ts';
import { findChain, type MergeOutcome, type PairRow } from './merge-service.ts';

export interface PairSide {
  readonly worker: LeadWorker;
  readonly leadUuid: string;
}

export interface LeadPairKeys {
  readonly main: LeadKey;
  readonly other: LeadKey;
}

/** Before `merge`, the caller must check that the sites are in the same group. */
export interface PairService {
  /** For `merge` and `unmerge`, the person needs the permission to merge leads at both sites. */
  readonly merge: (main: PairSide, other: PairSide, now: Date) => Promise<MergeOutcome>;
  readonly unmerge: (main: PairSide, other: PairSide, now: Date) => Promise<MergeOutcome>;
  /**
   * Unmerges a lead from its main lead on another site. The permission to merge leads at the lead's own site is enough.
   */
  readonly takeBack: (worker: LeadWorker, leadUuid: string, now: Date) => Promise<MergeOutcome>;
}

const keyOf = ({ worker: { siteSlug }, leadUuid }: PairSide): LeadKey => ({ siteSlug, leadUuid });

/** Locks both leads in the order of their keys, so that two merges of the same leads can't cause a deadlock. */
export const lockPair = async (tx: Database, { main, other }: LeadPairKeys) => {
  const { rows } = await tx.execute<PairRow & { readonly site_id: string }>(sql`
    SELECT site_id, lead_uuid, category, location_id, merged_into, is_answered_elsewhere FROM ${leadWork}
    WHERE (${isOfLead(main)}) OR (${isOfLead(other)}) ORDER BY site_id, lead_uuid FOR UPDATE`);
  const find = ({ siteSlug, leadUuid }: LeadKey) =>
    rows.find((row) => row.site_id === siteSlug && row.lead_uuid === leadUuid);
  return { main: find(main), other: find(other) };
};

const isSeen = ({ worker }: PairSide, row: PairRow | undefined): row is PairRow =>
  row !== undefined && isInScope(worker, { locationId: row.location_id, category: row.category });

const isPaired = async (tx: Database, { main, other }: LeadPairKeys): Promise<boolean> => {
  const { rows } = await tx.execute(sql`
    SELECT FROM ${leadPairs} WHERE ${isOfLead(main)} AND other_site_id = ${other.siteSlug}
      AND other_lead_uuid = ${other.leadUuid}::uuid AND is_main`);
  return rows.length > 0;
};

const auditPair = async (
  tx: Database,
  { main, other }: LeadPairKeys,
  action: 'leadMerged' | 'leadUnmerged',
  actor: Actor,
  at: Date,
): Promise<void> => {
  const write = ({ siteSlug, leadUuid }: LeadKey, state: Readonly<Record<string, string>>): Promise<void> =>
    writeAudit(tx, siteSlug, {
      action,
      actor,
      subject: { kind: 'lead', id: leadUuid },
      ...(action === 'leadMerged' ? { after: state } : { before: state }),
      at,
    });
  await write(main, { merged: other.leadUuid, site: other.siteSlug });
  await write(other, { mergedInto: main.leadUuid, site: main.siteSlug });
};

const startPair = async (tx: Database, pair: LeadPairKeys, actor: Actor, now: Date): Promise<void> => {
  const rowOf = (own: LeadKey, far: LeadKey, isMain: boolean) => ({
    ...own,
    otherSiteSlug: far.siteSlug,
    otherLeadUuid: far.leadUuid,
    isMain,
    pairedAt: now.toISOString(),
  });
  const { main, other } = pair;
  await tx.insert(leadPairs).values([rowOf(main, other, true), rowOf(other, main, false)]);
  await tx.execute(sql`UPDATE ${leadWork} SET is_answered_elsewhere = true WHERE ${isOfLead(other)}`);
  await holdTimers(tx, other);
  await auditPair(tx, pair, 'leadMerged', actor, now);
  await addLeadEvent(tx, main.siteSlug, main.leadUuid, now);
};

/** Returns false if the leads aren't merged. The caller must first call `lockPair`. */
export const endPair = async (tx: Database, pair: LeadPairKeys, actor: Actor, now: Date): Promise<boolean> => {
  const { main, other } = pair;
  const isRow = (own: LeadKey, far: LeadKey, isMain: boolean) => sql`(${isOfLead(own)} AND is_main = ${isMain}
    AND other_site_id = ${far.siteSlug} AND other_lead_uuid = ${far.leadUuid}::uuid)`;
  const { rows } = await tx.execute(sql`
    DELETE FROM ${leadPairs} WHERE ${isRow(main, other, true)} OR ${isRow(other, main, false)} RETURNING lead_uuid`);
  if (rows.length === 0) return false;
  await tx.execute(sql`UPDATE ${leadWork} SET is_answered_elsewhere = false WHERE ${isOfLead(other)}`);
  await releaseTimers(tx, other);
  await auditPair(tx, pair, 'leadUnmerged', actor, now);
  for (const { siteSlug, leadUuid } of [main, other]) await addLeadEvent(tx, siteSlug, leadUuid, now);
  return true;
};

const findMain = async (database: Database, other: LeadKey): Promise<LeadKey | undefined> => {
  const { rows } = await database.execute<{ other_site_id: string; other_lead_uuid: string }>(
    sql`SELECT other_site_id, other_lead_uuid FROM ${leadPairs} WHERE ${isOfLead(other)} AND NOT is_main`,
  );
  const [row] = rows;
  return row && { siteSlug: row.other_site_id, leadUuid: row.other_lead_uuid };
};

export const createPairService = ({ interactive }: Pick<DatabaseService, 'interactive'>): PairService => {
  const change = (
    main: PairSide,
    other: PairSide,
    run: (tx: Database, pair: LeadPairKeys, rows: { main: PairRow; other: PairRow }) => Promise<MergeOutcome>,
  ): Promise<MergeOutcome> =>
    interactive.transaction(async (tx) => {
      const pair = { main: keyOf(main), other: keyOf(other) };
      const rows = await lockPair(tx, pair);
      if (!isSeen(main, rows.main) || !isSeen(other, rows.other)) return 'unknown';
      if (![main, other].every(({ worker }) => hasPermission(worker.role, 'leads.merge'))) return 'notAllowed';
      return run(tx, pair, { main: rows.main, other: rows.other });
    });
  return {
    merge: (main, other, now) =>
      change(main, other, async (tx, pair, rows) => {
        if (await isPaired(tx, pair)) return 'done';
        const chain = await findChain(tx, { key: pair.main, row: rows.main }, { key: pair.other, row: rows.other });
        if (chain !== null) return chain;
        await startPair(tx, pair, main.worker, now);
        return 'done';
      }),
    unmerge: (main, other, now) =>
      change(main, other, async (tx, pair) => ((await endPair(tx, pair, main.worker, now)) ? 'done' : 'notMerged')),
    takeBack: (worker, leadUuid, now) =>
      interactive.transaction(async (tx) => {
        const other = { worker, leadUuid };
        const main = await findMain(tx, keyOf(other));
        // A lead that isn't merged is paired with itself here, so that only its own row is locked.
        const pair = { main: main ?? keyOf(other), other: keyOf(other) };
        const rows = await lockPair(tx, pair);
        if (!isSeen(other, rows.other)) return 'unknown';
        if (!hasPermission(worker.role, 'leads.merge')) return 'notAllowed';
        return (await endPair(tx, pair, worker, now)) ? 'done' : 'notMerged';
      }),
  };
};

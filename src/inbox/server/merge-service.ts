import { sql } from 'drizzle-orm';
import { addLeadEvent } from '#src/leads/server/staff-work/lead-events.ts';
import { leadPairs, leadWork } from '#src/leads/server/staff-work/tables.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import { isInScope } from '#src/staff/rules/membership.ts';
import { hasPermission } from '#src/staff/rules/roles.ts';
import { writeAudit } from '#src/staff/server/audit-store.ts';
import type { LeadWorker } from './change-lead.ts';
import { holdTimers, releaseTimers } from './clock/held-timers.ts';
import { maxMerged } from './inbox-store.ts';
import { isOfLead, type LeadKey } from './lead-group.ts';

export interface LeadPair {
  readonly mainUuid: string;
  readonly otherUuid: string;
}

export type MergeOutcome =
  | 'done'
  | 'unknown'
  | 'notAllowed'
  | 'same'
  | 'mainIsMerged'
  | 'otherIsMerged'
  /** Leads have been merged into the other lead, and chains aren't allowed. */
  | 'otherHasMerged'
  | 'tooMany'
  | 'notMerged';

/** A merge links two leads and keeps both, so that `unmerge` can separate them again. */
export interface MergeService {
  readonly merge: (worker: LeadWorker, pair: LeadPair, now: Date) => Promise<MergeOutcome>;
  readonly unmerge: (worker: LeadWorker, pair: LeadPair, now: Date) => Promise<MergeOutcome>;
}

export interface PairRow extends Record<string, unknown> {
  readonly lead_uuid: string;
  readonly category: string;
  readonly location_id: number | null;
  readonly merged_into: string | null;
  readonly is_answered_elsewhere: boolean;
}

/** Locks both leads in the order of their ids, so that two merges of the same leads can't cause a deadlock. */
const lockPair = async (tx: Database, worker: LeadWorker, { mainUuid, otherUuid }: LeadPair) => {
  const { rows } = await tx.execute<PairRow>(sql`
    SELECT lead_uuid, category, location_id, merged_into, is_answered_elsewhere FROM ${leadWork}
    WHERE site_id = ${worker.siteSlug} AND lead_uuid IN (${mainUuid}::uuid, ${otherUuid}::uuid)
    ORDER BY lead_uuid FOR UPDATE`);
  const seen = rows.filter((row) => isInScope(worker, { locationId: row.location_id, category: row.category }));
  const find = (uuid: string) => seen.find((row) => row.lead_uuid === uuid);
  return { main: find(mainUuid), other: find(otherUuid) };
};

/** Counts leads of other sites too. The lead's row must be locked, so that no other merge changes the count. */
const countMerged = async (tx: Database, { siteSlug, leadUuid }: LeadKey): Promise<number> => {
  const { rows } = await tx.execute<{ count: number }>(sql`
    SELECT (
      (SELECT count(*) FROM ${leadWork} WHERE site_id = ${siteSlug} AND merged_into = ${leadUuid}::uuid)
      + (SELECT count(*) FROM ${leadPairs} WHERE ${isOfLead({ siteSlug, leadUuid })} AND is_main))::int AS count`);
  return rows[0]?.count ?? 0;
};

/** Returns why the other lead can't be merged into the main lead; null if it can. */
export const findChain = async (
  tx: Database,
  main: { readonly key: LeadKey; readonly row: PairRow },
  other: { readonly key: LeadKey; readonly row: PairRow },
): Promise<Extract<MergeOutcome, 'mainIsMerged' | 'otherIsMerged' | 'otherHasMerged' | 'tooMany'> | null> => {
  if (main.row.merged_into !== null || main.row.is_answered_elsewhere) return 'mainIsMerged';
  if (other.row.merged_into !== null || other.row.is_answered_elsewhere) return 'otherIsMerged';
  if ((await countMerged(tx, other.key)) > 0) return 'otherHasMerged';
  return (await countMerged(tx, main.key)) >= maxMerged ? 'tooMany' : null;
};

const setMain = async (
  tx: Database,
  worker: LeadWorker,
  { mainUuid, otherUuid }: LeadPair,
  action: 'leadMerged' | 'leadUnmerged',
  now: Date,
): Promise<void> => {
  const { siteSlug } = worker;
  const isMerged = action === 'leadMerged';
  await tx.execute(sql`
    UPDATE ${leadWork} SET merged_into = ${isMerged ? mainUuid : null}::uuid
    WHERE site_id = ${siteSlug} AND lead_uuid = ${otherUuid}::uuid`);
  await (isMerged ? holdTimers : releaseTimers)(tx, { siteSlug, leadUuid: otherUuid });
  await writeAudit(tx, siteSlug, {
    action,
    actor: worker,
    subject: { kind: 'lead', id: mainUuid },
    ...(isMerged ? { after: { merged: otherUuid } } : { before: { merged: otherUuid } }),
    at: now,
  });
  for (const leadUuid of [mainUuid, otherUuid]) await addLeadEvent(tx, siteSlug, leadUuid, now);
};

export const createMergeService = ({ interactive }: Pick<DatabaseService, 'interactive'>): MergeService => ({
  merge: (worker, pair, now) =>
    interactive.transaction(async (tx) => {
      const { main, other } = await lockPair(tx, worker, pair);
      if (main === undefined || other === undefined) return 'unknown';
      if (!hasPermission(worker.role, 'leads.merge')) return 'notAllowed';
      if (main === other) return 'same';
      if (main.merged_into === null && other.merged_into === pair.mainUuid) return 'done';
      const { siteSlug } = worker;
      const chain = await findChain(
        tx,
        { key: { siteSlug, leadUuid: pair.mainUuid }, row: main },
        { key: { siteSlug, leadUuid: pair.otherUuid }, row: other },
      );
      if (chain !== null) return chain;
      await setMain(tx, worker, pair, 'leadMerged', now);
      return 'done';
    }),
  unmerge: (worker, pair, now) =>
    interactive.transaction(async (tx) => {
      const { main, other } = await lockPair(tx, worker, pair);
      if (main === undefined || other === undefined) return 'unknown';
      if (!hasPermission(worker.role, 'leads.merge')) return 'notAllowed';
      if (other.merged_into !== pair.mainUuid) return 'notMerged';
      await setMain(tx, worker, pair, 'leadUnmerged', now);
      return 'done';
    }),
});

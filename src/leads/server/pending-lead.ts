import type { Database } from '#src/platform/db/database.ts';
import { findTraceparent } from '#src/platform/tracing/trace.ts';
import type { DeliveryTarget } from '../rules/delivery-kinds.ts';
import type { LeadRecord } from '../rules/lead.ts';
import { insertLeads } from './lead-store.ts';

/** Stored as JSON, so it has no Date fields. */
export interface PendingLead {
  readonly record: Omit<LeadRecord, 'receivedAt' | 'submissionHash'>;
  readonly targets: readonly DeliveryTarget[];
}

/** Runs in the caller's transaction. Returns the lead's id; null if `submissionHash` was used before. */
export const storePendingLead = async (
  tx: Database,
  { siteSlug, submissionHash }: { readonly siteSlug: string; readonly submissionHash: string },
  { record, targets }: PendingLead,
  now: Date,
): Promise<string | null> => {
  const lead = { ...record, submissionHash, receivedAt: now };
  const added = await insertLeads(tx, [{ siteSlug, record: lead, targets, traceparent: findTraceparent() }]);
  return [...added.values()][0] ?? null;
};

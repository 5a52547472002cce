import { sql } from 'drizzle-orm';
import { leadPairs } from '#src/leads/server/staff-work/tables.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { isOfLead, type LeadKey } from './lead-group.ts';

export interface PairedLead extends LeadKey {
  /** True if this lead is the main lead; false if the lead passed to `ListPairs` is. */
  readonly isMain: boolean;
}

export type ListPairs = (lead: LeadKey) => Promise<readonly PairedLead[]>;

interface PairRow extends Record<string, unknown> {
  readonly other_site_id: string;
  readonly other_lead_uuid: string;
  readonly is_main: boolean;
}

const maxPairs = 20;

export const createPairReader =
  ({ interactive }: Pick<DatabaseService, 'interactive'>): ListPairs =>
  async (lead) => {
    const { rows } = await interactive.execute<PairRow>(sql`
      SELECT other_site_id, other_lead_uuid, is_main FROM ${leadPairs} WHERE ${isOfLead(lead)}
      ORDER BY paired_at DESC, other_lead_uuid LIMIT ${maxPairs}`);
    return rows.map((row) => ({
      siteSlug: row.other_site_id,
      leadUuid: row.other_lead_uuid,
      isMain: !row.is_main,
    }));
  };

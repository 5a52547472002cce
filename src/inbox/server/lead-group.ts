import { type SQL, sql } from 'drizzle-orm';
import { leadWork } from '#src/leads/server/staff-work/tables.ts';

export interface LeadKey {
  readonly siteSlug: string;
  readonly leadUuid: string;
}

export const isOfLead = ({ siteSlug, leadUuid }: LeadKey): SQL =>
  sql`site_id = ${siteSlug} AND lead_uuid = ${leadUuid}::uuid`;

/** Leaves out leads that are merged into another lead, on the same or another site. */
export const isAnsweredHere = sql.raw('merged_into IS NULL AND NOT is_answered_elsewhere');

export const isOfGroup = ({ siteSlug, leadUuid }: LeadKey): SQL => sql`
  site_id = ${siteSlug} AND lead_uuid = ANY(ARRAY(
    SELECT ${leadUuid}::uuid UNION ALL
    SELECT lead_uuid FROM ${leadWork} WHERE site_id = ${siteSlug} AND merged_into = ${leadUuid}::uuid))`;

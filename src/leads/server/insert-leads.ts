import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import type { DeliveryTarget } from '../rules/delivery-kinds.ts';
import type { LeadRecord } from './lead-record.ts';
import { leadDeliveries, leads } from './tables.ts';

/** A lead that is to be kept, of whichever site. */
export interface KeptForm {
  readonly siteSlug: string;
  readonly record: LeadRecord;
  readonly targets: readonly DeliveryTarget[];
}

const toRow = ({ siteSlug, record, targets }: KeptForm) => ({
  ...{ site_id: siteSlug, submission_hash: record.submissionHash, form: record.form, category: record.category },
  ...{ subcategory: record.subcategory, first_name: record.firstName, last_name: record.lastName, email: record.email },
  ...{ phone: record.phone, postcode: record.postcode, message: record.message, rego: record.rego },
  ...{ location_id: record.locationId, dealership_slug: record.dealershipSlug },
  ...{ manufacturer_slug: record.manufacturerSlug, vehicle_id: record.vehicle?.vehicleId ?? null },
  ...{ vehicle: record.vehicle, additional_services: record.additionalServices, custom: record.custom },
  ...{ opt_in: record.isOptedIn, opt_in_text: record.optInText, page_id: record.pageId },
  ...{ page_path: record.pagePath, page_url: record.pageUrl },
  ...{ lead_attributes: record.attributes, user_agent: record.userAgent, is_trapped: record.isTrapped },
  ...{ received_at: record.receivedAt.toISOString(), targets },
});

/** What tells a lead from all others: its site and its hash. */
export const keyOfForm = (siteSlug: string, submissionHash: string): string => `${siteSlug} ${submissionHash}`;

/**
 * One statement for all of them, so that a lead and its deliveries are kept together, and many leads with one write to the
 * disk. Gives the ids of the new ones.
 */
export const insertLeads = async (
  database: Database,
  forms: readonly KeptForm[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await database.execute<{ site_id: string; submission_hash: string; lead_uuid: string }>(sql`
    WITH told AS (
      -- In one order, so that two statements with the same leads never wait for each other.
      SELECT DISTINCT ON (site_id, submission_hash) *
      FROM json_to_recordset(${JSON.stringify(forms.map(toRow))}::json) AS t(
        site_id text, submission_hash text, form text, category text, subcategory text, first_name text, last_name text,
        email text, phone text, postcode text, message text, rego text, location_id integer, dealership_slug text,
        manufacturer_slug text, vehicle_id bigint, vehicle jsonb, additional_services jsonb, custom jsonb, opt_in boolean,
        opt_in_text text, page_id text, page_path text, page_url text, lead_attributes jsonb, user_agent text, is_trapped boolean,
        received_at timestamptz, targets json)
      ORDER BY site_id, submission_hash
    ), kept AS (
      INSERT INTO ${leads} (site_id, submission_hash, form, category, subcategory, source, first_name, last_name, email,
        phone, postcode, message, rego, location_id, dealership_slug, manufacturer_slug, vehicle_id, vehicle,
        additional_services, custom, opt_in, opt_in_text, page_id, page_path, page_url, lead_attributes, user_agent, is_trapped,
        received_at)
      SELECT site_id, submission_hash, form, category, subcategory, 'Website', first_name, last_name, email,
        phone, postcode, message, rego, location_id, dealership_slug, manufacturer_slug, vehicle_id, vehicle,
        additional_services, custom, opt_in, opt_in_text, page_id, page_path, page_url, lead_attributes, user_agent, is_trapped,
        received_at
      FROM told
      ON CONFLICT (site_id, submission_hash) DO NOTHING
      RETURNING site_id, submission_hash, lead_uuid
    ), queued AS (
      INSERT INTO ${leadDeliveries} (site_id, lead_uuid, kind, target, queued_at, due_at)
      SELECT site_id, lead_uuid, way.kind, way.target, received_at, received_at
      FROM kept JOIN told USING (site_id, submission_hash)
        CROSS JOIN LATERAL json_to_recordset(told.targets) AS way(kind text, target text)
    )
    SELECT site_id, submission_hash, lead_uuid FROM kept`);
  return new Map(rows.map((row) => [keyOfForm(row.site_id, row.submission_hash), row.lead_uuid]));
};

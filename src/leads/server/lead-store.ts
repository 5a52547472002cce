import { and, eq, sql } from 'drizzle-orm';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { CheckedLead } from '../rules/check-lead.ts';
import type { DeliveryTarget } from '../rules/delivery-kinds.ts';
import type { FormKindName } from '../rules/form-kinds.ts';
import type { LeadAttributes } from '../rules/lead-attributes.ts';
import type { LeadVehicle } from '../rules/lead-vehicle.ts';
import { leadDeliveries, leads } from './tables.ts';

/** A lead as it is kept. */
export interface LeadRecord extends Omit<CheckedLead, 'chosenCategory'> {
  /** The same for a form that comes twice. */
  readonly submissionHash: string;
  readonly form: FormKindName;
  readonly category: string;
  readonly subcategory: string | null;
  readonly manufacturerSlug: string | null;
  /** Null for a lead about no vehicle, or about one that the site does not have. */
  readonly vehicle: LeadVehicle | null;
  readonly optInText: string;
  readonly pagePath: string;
  readonly pageUrl: string;
  readonly attributes: LeadAttributes;
  readonly userAgent: string | null;
  readonly isTrapped: boolean;
  readonly receivedAt: Date;
}

/**
 * What is written together with a new lead, in its transaction. Where it cannot be, as when somebody was quicker, it says
 * so, and then the lead is not kept either.
 */
export type WriteAlongside = (tx: Database, leadUuid: string, record: LeadRecord) => Promise<'written' | 'refused'>;

/** What became of a lead that something was to be written with. */
export type KeepOutcome = { readonly kind: 'kept'; readonly leadUuid: string } | { readonly kind: 'refused' };

/** What shoppers sent, by site. */
export interface LeadStore {
  /**
   * Keeps a lead together with its way to every target. Once it resolves both are in the database.
   * @returns the id of the lead; of the one that is there already, when the form came before
   */
  readonly keep: (siteSlug: string, record: LeadRecord, targets: readonly DeliveryTarget[]) => Promise<string>;
  /** The same with what is written alongside a new lead: both are kept, or neither. A form that came before writes nothing again. */
  readonly keepWith: (
    siteSlug: string,
    record: LeadRecord,
    targets: readonly DeliveryTarget[],
    alongside: WriteAlongside,
  ) => Promise<KeepOutcome>;
}

/** A value for a column of JSON; nothing stays nothing. */
const toJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** One statement, so that a lead and its deliveries are kept together. */
const insert = async (
  database: Database,
  siteSlug: string,
  record: LeadRecord,
  targets: readonly DeliveryTarget[],
): Promise<string | undefined> => {
  const receivedAt = record.receivedAt.toISOString();
  const { rows } = await database.execute<{ lead_uuid: string }>(sql`
    WITH kept AS (
      INSERT INTO ${leads} (site_id, submission_hash, form, category, subcategory, source, first_name, last_name, email,
        phone, postcode, message, rego, location_id, dealership_slug, manufacturer_slug, vehicle_id, vehicle,
        additional_services, custom, opt_in, opt_in_text, page_path, page_url, lead_attributes, user_agent, is_trapped,
        received_at)
      VALUES (${siteSlug}, ${record.submissionHash}, ${record.form}, ${record.category}, ${record.subcategory},
        'Website', ${record.firstName}, ${record.lastName}, ${record.email}, ${record.phone}, ${record.postcode},
        ${record.message}, ${record.rego}, ${record.locationId}, ${record.dealershipSlug}, ${record.manufacturerSlug},
        ${record.vehicle?.vehicleId ?? null}, ${toJson(record.vehicle)}::jsonb,
        ${toJson(record.additionalServices)}::jsonb, ${toJson(record.custom)}::jsonb, ${record.isOptedIn},
        ${record.optInText}, ${record.pagePath}, ${record.pageUrl}, ${toJson(record.attributes)}::jsonb,
        ${record.userAgent}, ${record.isTrapped}, ${receivedAt}::timestamptz)
      ON CONFLICT (site_id, submission_hash) DO NOTHING
      RETURNING lead_uuid
    ), queued AS (
      INSERT INTO ${leadDeliveries} (site_id, lead_uuid, kind, target, queued_at, due_at)
      SELECT ${siteSlug}, lead_uuid, kind, target, ${receivedAt}::timestamptz, ${receivedAt}::timestamptz
      FROM kept CROSS JOIN json_to_recordset(${JSON.stringify(targets)}::json) AS t(kind text, target text)
    )
    SELECT lead_uuid FROM kept`);
  return rows[0]?.lead_uuid;
};

const findKnown = async (database: Database, siteSlug: string, { submissionHash }: LeadRecord): Promise<string> => {
  const [known] = await database
    .select({ leadUuid: leads.leadUuid })
    .from(leads)
    .where(and(eq(leads.siteSlug, siteSlug), eq(leads.submissionHash, submissionHash)));
  if (known === undefined) throw new Error('A lead was neither new nor known.');
  return known.leadUuid;
};

/** Undoes a transaction: only what is thrown inside it does. */
class Refusal extends Error {}

/** The lead store of a database. */
export const createLeadStore = ({ interactive }: Pick<DatabaseService, 'interactive'>): LeadStore => ({
  keep: async (siteSlug, record, targets) =>
    (await insert(interactive, siteSlug, record, targets)) ?? findKnown(interactive, siteSlug, record),
  keepWith: async (siteSlug, record, targets, alongside) => {
    try {
      const leadUuid = await interactive.transaction(async (tx) => {
        const added = await insert(tx, siteSlug, record, targets);
        if (added === undefined) return findKnown(tx, siteSlug, record);
        if ((await alongside(tx, added, record)) === 'refused') throw new Refusal();
        return added;
      });
      return { kind: 'kept', leadUuid };
    } catch (error) {
      if (error instanceof Refusal) return { kind: 'refused' };
      throw error;
    }
  },
});

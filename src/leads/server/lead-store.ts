import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import { createBatcher } from '#src/platform/jobs/create-batcher.ts';
import { findTraceparent } from '#src/platform/tracing/trace.ts';
import type { DeliveryTarget } from '../rules/delivery-kinds.ts';
import type { LeadRecord } from '../rules/lead.ts';
import { listLeadWords } from '../rules/list-search-words.ts';
import { insertLeadEvents, notifyLeadsChanged } from './staff-work/lead-events.ts';
import { insertLeadWork } from './staff-work/lead-work.ts';
import { leadDeliveries, leads } from './tables.ts';

interface LeadInsert {
  readonly siteSlug: string;
  readonly record: LeadRecord;
  readonly targets: readonly DeliveryTarget[];
  readonly traceparent: string | null;
}

const toRow = ({ siteSlug, record, targets, traceparent }: LeadInsert) => ({
  site_id: siteSlug,
  submission_hash: record.submissionHash,
  form: record.form,
  category: record.category,
  subcategory: record.subcategory,
  first_name: record.firstName,
  last_name: record.lastName,
  email: record.email,
  phone: record.phone,
  postcode: record.postcode,
  message: record.message,
  rego: record.rego,
  location_id: record.locationId,
  dealership_slug: record.dealershipSlug,
  manufacturer_slug: record.manufacturerSlug,
  vehicle_id: record.vehicle?.vehicleId ?? null,
  vehicle: record.vehicle,
  additional_services: record.additionalServices,
  custom: record.custom,
  opt_in: record.isOptedIn,
  opt_in_text: record.optInText,
  page_id: record.pageId,
  page_path: record.pagePath,
  page_url: record.pageUrl,
  lead_attributes: record.attributes,
  user_agent: record.userAgent,
  is_trapped: record.isTrapped,
  received_at: record.receivedAt.toISOString(),
  targets,
  traceparent,
  words: listLeadWords(record).map((word) => `${siteSlug} ${word}`),
});

const keyOfForm = (siteSlug: string, submissionHash: string): string => `${siteSlug} ${submissionHash}`;

/** Returns the ids of new leads only, keyed by site and submission hash. */
export const insertLeads = async (
  database: Database,
  forms: readonly LeadInsert[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await database.execute<{ site_id: string; submission_hash: string; lead_uuid: string }>(sql`
    WITH given AS (
      -- A fixed order prevents deadlocks between two statements with the same leads.
      SELECT DISTINCT ON (site_id, submission_hash) *
      FROM json_to_recordset(${JSON.stringify(forms.map(toRow))}::json) AS t(
        site_id text, submission_hash text, form text, category text, subcategory text, first_name text, last_name text,
        email text, phone text, postcode text, message text, rego text, location_id integer, dealership_slug text,
        manufacturer_slug text, vehicle_id bigint, vehicle jsonb, additional_services jsonb, custom jsonb, opt_in boolean,
        opt_in_text text, page_id text, page_path text, page_url text, lead_attributes jsonb, user_agent text, is_trapped boolean,
        received_at timestamptz, targets json, traceparent text, words jsonb)
      ORDER BY site_id, submission_hash
    ), inserted AS (
      INSERT INTO ${leads} (site_id, submission_hash, form, category, subcategory, source, first_name, last_name, email,
        phone, postcode, message, rego, location_id, dealership_slug, manufacturer_slug, vehicle_id, vehicle,
        additional_services, custom, opt_in, opt_in_text, page_id, page_path, page_url, lead_attributes, user_agent, is_trapped,
        received_at)
      SELECT site_id, submission_hash, form, category, subcategory, 'Website', first_name, last_name, email,
        phone, postcode, message, rego, location_id, dealership_slug, manufacturer_slug, vehicle_id, vehicle,
        additional_services, custom, opt_in, opt_in_text, page_id, page_path, page_url, lead_attributes, user_agent, is_trapped,
        received_at
      FROM given
      ON CONFLICT (site_id, submission_hash) DO NOTHING
      RETURNING site_id, submission_hash, lead_uuid
    ), queued AS (
      INSERT INTO ${leadDeliveries} (site_id, lead_uuid, kind, target, queued_at, due_at, traceparent)
      SELECT site_id, lead_uuid, way.kind, way.target, received_at, received_at, traceparent
      FROM inserted JOIN given USING (site_id, submission_hash)
        CROSS JOIN LATERAL json_to_recordset(given.targets) AS way(kind text, target text)
    ), arrived AS (
      SELECT *, received_at AS at FROM inserted JOIN given USING (site_id, submission_hash) WHERE NOT is_trapped
    ), worked AS (${insertLeadWork(sql`arrived`)}), noticed AS (${insertLeadEvents(sql`arrived`, 'arrived')})
    SELECT site_id, submission_hash, lead_uuid, ${notifyLeadsChanged(sql`arrived`)} AS notified FROM inserted`);
  return new Map(rows.map((row) => [keyOfForm(row.site_id, row.submission_hash), row.lead_uuid]));
};

/** Runs in the transaction that inserts a lead; 'refused' rolls the lead back. */
export type WriteAlongside = (tx: Database, leadUuid: string, record: LeadRecord) => Promise<'written' | 'refused'>;

export type StoreOutcome = { readonly kind: 'stored'; readonly leadUuid: string } | { readonly kind: 'refused' };

export interface LeadStore {
  readonly store: (siteSlug: string, record: LeadRecord, targets: readonly DeliveryTarget[]) => Promise<string>;
  /** If the form was already submitted, writes nothing and returns the existing lead's id. */
  readonly storeWith: (
    siteSlug: string,
    record: LeadRecord,
    targets: readonly DeliveryTarget[],
    alongside: WriteAlongside,
  ) => Promise<StoreOutcome>;
}

const findKnown = async (database: Database, { siteSlug, record }: LeadInsert): Promise<string> => {
  const [known] = await database
    .select({ leadUuid: leads.leadUuid })
    .from(leads)
    .where(and(eq(leads.siteSlug, siteSlug), eq(leads.submissionHash, record.submissionHash)));
  if (known === undefined) throw new Error('The lead was neither inserted nor found.');
  return known.leadUuid;
};

const storeAll = async (database: Database, forms: readonly LeadInsert[]): Promise<readonly string[]> => {
  const added = await insertLeads(database, forms);
  return Promise.all(
    forms.map((form) => added.get(keyOfForm(form.siteSlug, form.record.submissionHash)) ?? findKnown(database, form)),
  );
};

const maxBatch = 50;

class Refusal extends Error {}

export const createLeadStore = ({ interactive }: Pick<DatabaseService, 'interactive'>): LeadStore => {
  const store = createBatcher<LeadInsert, string>({ maxItems: maxBatch, run: (forms) => storeAll(interactive, forms) });
  return {
    store: (siteSlug, record, targets) => store({ siteSlug, record, targets, traceparent: findTraceparent() }),
    storeWith: async (siteSlug, record, targets, alongside) => {
      const form = { siteSlug, record, targets, traceparent: findTraceparent() };
      try {
        const leadUuid = await interactive.transaction(async (tx) => {
          const added = (await insertLeads(tx, [form])).get(keyOfForm(siteSlug, record.submissionHash));
          if (added === undefined) return findKnown(tx, form);
          if ((await alongside(tx, added, record)) === 'refused') throw new Refusal();
          return added;
        });
        return { kind: 'stored', leadUuid };
      } catch (error) {
        if (error instanceof Refusal) return { kind: 'refused' };
        throw error;
      }
    },
  };
};

export type LeadPerson = Pick<LeadRecord, 'phone' | 'email'>;

interface RelatedRow {
  readonly siteSlug: SQLWrapper;
  readonly leadUuid: SQLWrapper;
}

export const isOfPerson = ({ siteSlug, leadUuid }: RelatedRow, { phone, email }: LeadPerson): SQL =>
  sql`EXISTS (SELECT FROM ${leads} WHERE ${leads.siteSlug} = ${siteSlug} AND ${leads.leadUuid} = ${leadUuid}
    AND (${leads.phone} = ${phone} OR lower(${leads.email}) = lower(${email})))`;

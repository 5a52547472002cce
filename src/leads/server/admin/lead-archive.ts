import { type SQL, sql } from 'drizzle-orm';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { DeliveryKind } from '../../rules/delivery-kinds.ts';
import type { LeadVehicle } from '../../rules/lead-vehicle.ts';
import { leadDeliveries } from '../tables.ts';
import { createSuppressionStore, hashAddress } from '../unsubscribe/suppression-store.ts';
import { fromLeads, type LeadFilter } from './lead-filter.ts';

export type LeadFields = Readonly<Record<string, unknown>> & {
  readonly site_id: string;
  readonly lead_uuid: string;
  readonly received_at: string;
  readonly category: string;
  readonly subcategory: string | null;
  readonly first_name: string;
  readonly last_name: string | null;
  readonly email: string;
  readonly location_id: number | null;
  readonly dealership_slug: string | null;
  readonly vehicle: LeadVehicle | null;
  readonly is_trapped: boolean;
  /** True if the person opted in with this lead and hasn't unsubscribed since. @spec L2.30 */
  readonly opt_in: boolean;
  /** @spec L2.30 */
  readonly unsubscribed_at: string | null;
};

export interface DeliveryFields {
  readonly delivery_uuid: string;
  readonly kind: DeliveryKind;
  readonly target: string;
  readonly state: string;
  readonly attempts: number;
  readonly queued_at: string;
  readonly due_at: string;
  readonly ended_at: string | null;
  readonly last_error: string | null;
}

export interface ArchivedLead {
  readonly lead: LeadFields;
  readonly deliveries: readonly DeliveryFields[];
}

export interface LeadArchive {
  readonly count: (filter: LeadFilter) => Promise<number>;
  readonly list: (filter: LeadFilter, limit: number) => Promise<readonly ArchivedLead[]>;
  readonly walk: (filter: LeadFilter) => AsyncIterable<ArchivedLead>;
}

const pageSize = 500;

const markUnsubscribed = (lead: LeadFields, since: Date | null): LeadFields => ({
  ...lead,
  opt_in: lead.opt_in && (since === null || since < new Date(lead.received_at)),
  unsubscribed_at: since?.toISOString() ?? null,
});

/** Selects whole rows, so that an export of a person's data includes columns added later. */
const selectPage = async (database: Database, condition: SQL, limit: number): Promise<readonly ArchivedLead[]> => {
  const { rows } = await database.execute<{ lead: LeadFields; deliveries: readonly DeliveryFields[] }>(sql`
    SELECT row_to_json(l) AS lead, coalesce((
      SELECT json_agg(row_to_json(d) ORDER BY d.kind, d.target) FROM ${leadDeliveries} d
      WHERE d.site_id = l.site_id AND d.lead_uuid = l.lead_uuid), '[]'::json) AS deliveries
    ${condition}
    ORDER BY l.received_at DESC, l.lead_uuid DESC LIMIT ${limit}`);
  const since = await createSuppressionStore(database).listSince(
    rows.map(({ lead }) => ({ siteSlug: lead.site_id, addressHash: hashAddress(lead.site_id, lead.email) })),
  );
  return rows.map(({ lead, deliveries }, index) => {
    const { submission_hash: _, ...fields } = lead;
    return { lead: markUnsubscribed(fields as LeadFields, since[index] ?? null), deliveries };
  });
};

export const createLeadArchive = ({ primary }: Pick<DatabaseService, 'primary'>): LeadArchive => ({
  count: async (filter) => {
    const { rows } = await primary.execute<{ count: string }>(sql`SELECT count(*) AS count ${fromLeads(filter)}`);
    return Number(rows[0]?.count ?? 0);
  },
  list: (filter, limit) => selectPage(primary, fromLeads(filter), limit),
  walk: async function* (filter) {
    let condition = fromLeads(filter);
    for (;;) {
      const page = await selectPage(primary, condition, pageSize);
      yield* page;
      const last = page.at(-1)?.lead;
      if (last === undefined || page.length < pageSize) return;
      condition = sql`${fromLeads(filter)}
        AND (l.received_at, l.lead_uuid) < (${last.received_at}::timestamptz, ${last.lead_uuid}::uuid)`;
    }
  },
});

import { and, eq, sql } from 'drizzle-orm';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { CheckedLead } from '../rules/check-lead.ts';
import { leadDeliveries, leads } from './tables.ts';

/** A lead as it is kept. */
export interface LeadRecord extends CheckedLead {
  /** The same for a form that comes twice. */
  readonly submissionHash: string;
  readonly category: string;
  readonly optInText: string;
  readonly pagePath: string;
  readonly userAgent: string | null;
  readonly isTrapped: boolean;
  readonly receivedAt: Date;
}

/** What shoppers sent, by site. */
export interface LeadStore {
  /**
   * Keeps a lead together with its way to every address. Once it resolves both are in the database.
   * @returns the id of the lead; of the one that is there already, when the form came before
   */
  readonly keep: (siteSlug: string, record: LeadRecord, mailTo: readonly string[]) => Promise<string>;
}

/** One statement, so that a lead and its deliveries are kept together. */
const insert = async (
  database: Database,
  siteSlug: string,
  record: LeadRecord,
  mailTo: readonly string[],
): Promise<string | undefined> => {
  const receivedAt = record.receivedAt.toISOString();
  const { rows } = await database.execute<{ lead_uuid: string }>(sql`
    WITH kept AS (
      INSERT INTO ${leads} (site_id, submission_hash, category, source, first_name, last_name, email, phone, message,
        opt_in, opt_in_text, page_path, user_agent, is_trapped, received_at)
      VALUES (${siteSlug}, ${record.submissionHash}, ${record.category}, 'Website', ${record.firstName},
        ${record.lastName}, ${record.email}, ${record.phone}, ${record.message}, ${record.isOptedIn},
        ${record.optInText}, ${record.pagePath}, ${record.userAgent}, ${record.isTrapped}, ${receivedAt}::timestamptz)
      ON CONFLICT (site_id, submission_hash) DO NOTHING
      RETURNING lead_uuid
    ), queued AS (
      INSERT INTO ${leadDeliveries} (site_id, lead_uuid, address, due_at)
      SELECT ${siteSlug}, lead_uuid, address, ${receivedAt}::timestamptz
      FROM kept CROSS JOIN json_array_elements_text(${JSON.stringify([...new Set(mailTo)])}::json) AS t(address)
    )
    SELECT lead_uuid FROM kept`);
  return rows[0]?.lead_uuid;
};

/** The lead store of a database. */
export const createLeadStore = ({ interactive }: Pick<DatabaseService, 'interactive'>): LeadStore => ({
  keep: async (siteSlug, record, mailTo) => {
    const added = await insert(interactive, siteSlug, record, mailTo);
    if (added !== undefined) return added;
    const [known] = await interactive
      .select({ leadUuid: leads.leadUuid })
      .from(leads)
      .where(and(eq(leads.siteSlug, siteSlug), eq(leads.submissionHash, record.submissionHash)));
    if (known === undefined) throw new Error('A lead was neither new nor known.');
    return known.leadUuid;
  },
});

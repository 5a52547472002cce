import { type SQL, sql } from 'drizzle-orm';
import { leads } from '#src/leads/server/tables.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Sealer } from '#src/platform/sealing/create-sealer.ts';
import type { Actor } from '#src/staff/rules/audit.ts';
import type { StaffReader } from '#src/staff/rules/membership.ts';
import type { RecordPosition } from '#src/staff/rules/record-position.ts';
import { writeAudit } from '#src/staff/server/audit-store.ts';
import { isAfterPosition, isInScopeOf } from '#src/staff/server/record-conditions.ts';
import type { AssessmentOutcome } from '../../rules/assessment/assess-application.ts';
import type { ListedApplication } from '../../rules/listed-application.ts';
import { listApplicationCells } from '../admin/list-application-cells.ts';
import { listApplications } from '../admin/list-applications.ts';
import type { StoredApplication } from '../application-row.ts';
import { financeApplications } from '../tables.ts';

export type OpenedApplication =
  | {
      readonly kind: 'opened';
      readonly cells: Readonly<Record<string, string>>;
      readonly application: StoredApplication;
    }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'sealed' };

export interface StaffApplications {
  readonly list: (
    reader: StaffReader,
    after: RecordPosition | null,
    limit: number,
  ) => Promise<readonly ListedApplication[]>;
  readonly find: (reader: StaffReader, applicationUuid: string) => Promise<ListedApplication | undefined>;
  /** Decrypts the application and records the access in the audit log. The caller must check the permission first. */
  readonly open: (reader: StaffReader, applicationUuid: string, by: Actor, now: Date) => Promise<OpenedApplication>;
}

interface ListedRow extends Record<string, unknown> {
  readonly application_uuid: string;
  readonly sent_ms: string;
  readonly outcome: AssessmentOutcome | null;
  readonly amount_cents: string | null;
  readonly term_months: number | null;
  readonly lead_id: string;
  readonly first_name: string;
  readonly last_name: string | null;
  readonly email: string;
  readonly phone: string;
  readonly vehicle_title: string | null;
}

const leadColumns = { locationId: sql`lead.location_id::text`, category: sql`lead.category` };

export const createStaffApplications = (
  { interactive }: Pick<DatabaseService, 'interactive'>,
  sealer: Sealer,
): StaffApplications => {
  const select = async (reader: StaffReader, condition: SQL, limit: number): Promise<readonly ListedApplication[]> => {
    const { rows } = await interactive.execute<ListedRow>(sql`
      SELECT application_uuid, floor(extract(epoch FROM sent_at) * 1000)::bigint AS sent_ms, outcome, amount_cents,
        term_months, lead_id, first_name, last_name, email, phone, lead.vehicle ->> 'title' AS vehicle_title
      FROM ${financeApplications} AS application
      JOIN ${leads} AS lead ON lead.site_id = application.site_id AND lead.lead_uuid = application.lead_id
      WHERE application.site_id = ${reader.siteSlug} AND state = 'sent' AND ${condition}
        AND ${isInScopeOf(reader, leadColumns)}
      ORDER BY sent_at DESC, application_uuid DESC LIMIT ${limit}`);
    return rows.map((row) => ({
      applicationUuid: row.application_uuid,
      sentAtMs: Number(row.sent_ms),
      outcome: row.outcome,
      amountCents: row.amount_cents === null ? null : Number(row.amount_cents),
      termMonths: row.term_months,
      leadUuid: row.lead_id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      phone: row.phone,
      vehicleTitle: row.vehicle_title,
    }));
  };
  const find: StaffApplications['find'] = async (reader, applicationUuid) =>
    (await select(reader, sql`application_uuid = ${applicationUuid}::uuid`, 1))[0];
  return {
    list: (reader, after, limit) => select(reader, isAfterPosition(sql`sent_at`, sql`application_uuid`, after), limit),
    find,
    open: async (reader, applicationUuid, by, now) => {
      if ((await find(reader, applicationUuid)) === undefined) return { kind: 'unknown' };
      const { siteSlug } = reader;
      return interactive.transaction(async (tx) => {
        const [application] = await listApplications({ primary: tx }, sealer, { siteSlug, applicationUuid }, 1);
        if (application === undefined) return { kind: 'unknown' };
        if (application === null) return { kind: 'sealed' };
        await writeAudit(tx, siteSlug, {
          action: 'applicationOpened',
          actor: by,
          subject: { kind: 'application', id: applicationUuid },
          at: now,
        });
        return { kind: 'opened', cells: listApplicationCells(application), application };
      });
    },
  };
};

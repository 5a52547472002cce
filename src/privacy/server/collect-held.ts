import { type SQL, sql } from 'drizzle-orm';
import { visitorSessions, visitors } from '#src/account/server/tables.ts';
import { appointments } from '#src/appointments/server/tables.ts';
import { reservationEntries, reservations } from '#src/checkout/server/tables.ts';
import { findApplications } from '#src/finance-application/server/purge-applications.ts';
import { type ArchivedLead, createLeadArchive } from '#src/leads/server/admin/lead-archive.ts';
import { createSuppressionStore, hashAddress } from '#src/leads/server/unsubscribe/suppression-store.ts';
import { hashTexts } from '#src/leads/server/unsubscribe/text-stops.ts';
import { paymentRequestEntries, paymentRequests } from '#src/online-payment/server/tables.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Sealer } from '#src/platform/sealing/create-sealer.ts';
import { purchases } from '#src/purchase/server/tables.ts';
import { valuations } from '#src/trade-in/server/tables.ts';
import { savedSearches, watchlistConsents, watchlistEntries, watchlistMessages } from '#src/watchlist/server/tables.ts';
import { wheelSpins } from '#src/wheel/server/tables.ts';
import type { Contact } from '../rules/contact.ts';
import { listWrittenNumbers } from '../rules/list-written-numbers.ts';

export type HeldRow = Readonly<Record<string, unknown>>;

export interface HeldData {
  readonly leads: readonly ArchivedLead[];
  readonly appointments: readonly HeldRow[];
  readonly reservations: readonly HeldRow[];
  readonly purchases: readonly HeldRow[];
  readonly payments: readonly HeldRow[];
  readonly applications: readonly HeldRow[];
  /** How many finance applications can't be decrypted. Some might be the person's. */
  readonly unreadableApplications: number;
  readonly tradeIns: readonly HeldRow[];
  readonly prizes: readonly HeldRow[];
  readonly accounts: readonly HeldRow[];
  readonly watchlist: readonly HeldRow[];
  readonly savedSearches: readonly HeldRow[];
  readonly notices: readonly HeldRow[];
  readonly suppressions: readonly { readonly contact: Contact; readonly since: Date }[];
}

export interface HeldTools {
  readonly database: Pick<DatabaseService, 'primary'>;
  readonly sealer: Sealer;
}

const anyOf = (values: readonly string[]): SQL =>
  sql`ANY(ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(values)}::jsonb)))`;

const anyId = (values: readonly string[]): SQL =>
  sql`ANY(ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(values)}::jsonb)::uuid))`;

const digitsOf = (text: SQL): SQL => sql`regexp_replace(${text}, '\\D', '', 'g')`;

const leftOut = sql.raw(`- 'secret_hash' - 'confirm_hash' - 'asked_hashes' - 'code_hash' - 'submission_hash'`);

const collectLeads = async (
  { database }: HeldTools,
  siteSlug: string,
  contacts: readonly Contact[],
): Promise<readonly ArchivedLead[]> => {
  const archive = createLeadArchive(database);
  const found = new Map<string, ArchivedLead>();
  for (const { kind, value } of contacts) {
    const filter = kind === 'email' ? { siteSlug, email: value } : { siteSlug, phone: value };
    for await (const entry of archive.walk(filter)) found.set(entry.lead.lead_uuid, entry);
  }
  return [...found.values()];
};

const collectSuppressions = async (
  { database }: HeldTools,
  siteSlug: string,
  contacts: readonly Contact[],
): Promise<HeldData['suppressions']> => {
  const store = createSuppressionStore(database.primary);
  const listed = contacts.map(async (contact) => {
    const { kind, value } = contact;
    const hashes = [hashAddress(siteSlug, value), ...(kind === 'phone' ? [hashTexts(siteSlug, value)] : [])];
    const since = await store.listSince(hashes.map((addressHash) => ({ siteSlug, addressHash })));
    const [first] = since.filter((at) => at !== null).toSorted((a, b) => a.getTime() - b.getTime());
    return first === undefined ? [] : [{ contact, since: first }];
  });
  return (await Promise.all(listed)).flat();
};

/** Selects whole rows without their hashes, so that an export includes columns added later. */
export const collectHeld = async (
  tools: HeldTools,
  siteSlug: string,
  contacts: readonly Contact[],
): Promise<HeldData> => {
  const { database, sealer } = tools;
  const valuesOf = (kind: Contact['kind']) => contacts.flatMap((one) => (one.kind === kind ? [one.value] : []));
  const [emails, phones] = [valuesOf('email'), valuesOf('phone')];
  const list = async (table: SQL, condition: SQL, extra: SQL = sql`'{}'::jsonb`): Promise<readonly HeldRow[]> => {
    const { rows } = await database.primary.execute<{ row: HeldRow }>(sql`
      SELECT (to_jsonb(t) || ${extra}) ${leftOut} AS row FROM ${table} AS t
      WHERE t.site_id = ${siteSlug} AND (${condition})`);
    return rows.map(({ row }) => row);
  };
  const leads = await collectLeads(tools, siteSlug, contacts);
  const leadUuids = leads.map(({ lead }) => lead.lead_uuid);
  const accounts = await list(
    sql`${visitors}`,
    sql`phone = ${anyOf(phones)}`,
    sql`jsonb_build_object('sessions', (SELECT coalesce(jsonb_agg(to_jsonb(s) ${leftOut}), '[]') FROM ${visitorSessions} AS s
      WHERE s.site_id = t.site_id AND s.visitor_uuid = t.visitor_uuid))`,
  );
  const visitorUuids = accounts.map(({ visitor_uuid }) => String(visitor_uuid));
  const ofVisitor = sql`visitor_uuid = ${anyId(visitorUuids)}`;
  const ofLead = (column: string) => sql`${sql.raw(column)} = ${anyId(leadUuids)}`;
  const entriesOf = (table: SQL, id: string) =>
    sql`jsonb_build_object('entries', (SELECT coalesce(jsonb_agg(to_jsonb(e) ORDER BY e.version), '[]') FROM ${table} AS e
      WHERE e.site_id = t.site_id AND e.${sql.raw(id)} = t.${sql.raw(id)}))`;
  const applicant = { leadUuids, visitorUuids, emails, phones, siteSlug };
  const { found, unreadableCount } = await findApplications(database, sealer, applicant);
  return {
    leads,
    accounts,
    appointments: await list(sql`${appointments}`, ofLead('lead_uuid')),
    reservations: await list(
      sql`${reservations}`,
      sql`lower(entry ->> 'email') = ${anyOf(emails)} OR contact #>> '{record,phone}' = ${anyOf(phones)}`,
      entriesOf(sql`${reservationEntries}`, 'reservation_uuid'),
    ),
    purchases: await list(
      sql`${purchases}`,
      sql`lower(answers #>> '{contact,entry,email}') = ${anyOf(emails)}
        OR ${digitsOf(sql`answers #>> '{contact,entry,phone}'`)} = ${anyOf(phones.flatMap(listWrittenNumbers))}`,
    ),
    payments: await list(
      sql`${paymentRequests}`,
      sql`lower(email) = ${anyOf(emails)} OR customer #>> '{record,phone}' = ${anyOf(phones)}`,
      entriesOf(sql`${paymentRequestEntries}`, 'request_uuid'),
    ),
    applications: found.map(({ row: { sealed: _, ...row }, application }) => ({ ...row, ...application })),
    unreadableApplications: unreadableCount,
    tradeIns: await list(sql`${valuations}`, sql`${ofLead('lead_id')} OR ${ofVisitor}`),
    prizes: await list(sql`${wheelSpins}`, sql`lower(email) = ${anyOf(emails)} OR ${ofVisitor}`),
    watchlist: await list(sql`${watchlistEntries}`, ofVisitor),
    savedSearches: await list(sql`${savedSearches}`, ofVisitor),
    notices: [
      ...(await list(sql`${watchlistConsents}`, sql`lower(target) = ${anyOf(emails)} OR ${ofVisitor}`)),
      ...(await list(sql`${watchlistMessages}`, ofVisitor)),
    ],
    suppressions: await collectSuppressions(tools, siteSlug, contacts),
  };
};

import { randomInt } from 'node:crypto';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { LeadSite } from '#src/leads/server/prepare-lead.ts';
import { makeReadableCode } from '#src/lib/text/readable-code.ts';
import type { ProcessPayable } from '#src/payments/server/payable-processor.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { Actor } from '#src/staff/rules/audit.ts';
import { isInScope, type StaffScope } from '#src/staff/rules/membership.ts';
import { writeAudit } from '#src/staff/server/audit-store.ts';
import { paymentCodeLength, type RequestState } from '../../rules/payment-request.ts';
import { type RequestChangeName, type RequestGroup, requestChanges, requestGroups } from '../../rules/staff-changes.ts';
import { type AskedPayment, askForPayment, PayerProblem } from '../admin/ask-for-payment.ts';
import { readRequestRow, requestPayable, type StoredRequest } from '../request-payable.ts';
import { paymentRequestEntries, paymentRequests } from '../tables.ts';

export interface PaymentReader extends StaffScope {
  readonly siteSlug: string;
}

export interface PaymentPosition {
  readonly atMs: number;
  readonly uuid: string;
}

export interface PaymentEntry {
  readonly version: number;
  readonly event: string;
  readonly amountCents: number;
  readonly atMs: number;
}

export type PaymentOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'unknown' }
  /** The state doesn't allow the change, for example because somebody else made it first. */
  | { readonly kind: 'nothingChanged'; readonly state: RequestState };

export type AskOutcome =
  | { readonly kind: 'asked'; readonly requestUuid: string }
  /** The payer's details aren't valid; the problem is for the dealer. */
  | { readonly kind: 'invalid'; readonly problem: string };

export interface StaffPayments {
  /** Newest first. */
  readonly list: (
    reader: PaymentReader,
    group: RequestGroup,
    after: PaymentPosition | null,
    limit: number,
  ) => Promise<readonly StoredRequest[]>;
  readonly find: (
    reader: PaymentReader,
    requestUuid: string,
  ) => Promise<{ readonly request: StoredRequest; readonly entries: readonly PaymentEntry[] } | undefined>;
  /** The caller has checked the permission. */
  readonly change: (
    reader: PaymentReader,
    requestUuid: string,
    change: RequestChangeName,
    by: Actor,
    now: Date,
  ) => Promise<PaymentOutcome>;
  readonly ask: (site: LeadSite, asked: Omit<AskedPayment, 'code'>, by: Actor, now: Date) => Promise<AskOutcome>;
}

const maxEntries = 200;

const isVisible = (reader: PaymentReader, { customer: { record } }: StoredRequest): boolean =>
  isInScope(reader, { locationId: record.locationId, category: record.category });

export const createStaffPayments = (
  database: Pick<DatabaseService, 'interactive'>,
  process: ProcessPayable<StoredRequest>,
): StaffPayments => {
  const { interactive } = database;
  const findVisible = async (reader: PaymentReader, requestUuid: string) => {
    const name = { siteSlug: reader.siteSlug, requestUuid };
    const [row] = await interactive.select().from(paymentRequests).where(requestPayable.isNamed(name));
    const found = row === undefined ? undefined : readRequestRow(row);
    return found !== undefined && isVisible(reader, found) ? found : undefined;
  };
  return {
    list: async ({ siteSlug, locationIds, categories }, group, after, limit) => {
      const rows = await interactive
        .select()
        .from(paymentRequests)
        .where(
          and(
            eq(paymentRequests.siteSlug, siteSlug),
            inArray(paymentRequests.state, [...requestGroups[group]]),
            locationIds === null
              ? undefined
              : sql`(${paymentRequests.customer} #>> '{record,locationId}')::int IN (
                  SELECT jsonb_array_elements_text(${JSON.stringify(locationIds)}::jsonb)::int)`,
            categories === null
              ? undefined
              : sql`${paymentRequests.customer} #>> '{record,category}' IN (
                  SELECT jsonb_array_elements_text(${JSON.stringify(categories)}::jsonb))`,
            after === null
              ? undefined
              : sql`(${paymentRequests.askedAt}, ${paymentRequests.requestUuid}) <
                  (${new Date(after.atMs).toISOString()}::timestamptz, ${after.uuid}::uuid)`,
          ),
        )
        .orderBy(desc(paymentRequests.askedAt), desc(paymentRequests.requestUuid))
        .limit(limit);
      return rows.map(readRequestRow);
    },
    find: async (reader, requestUuid) => {
      const request = await findVisible(reader, requestUuid);
      if (request === undefined) return undefined;
      const rows = await interactive
        .select()
        .from(paymentRequestEntries)
        .where(
          and(eq(paymentRequestEntries.siteSlug, reader.siteSlug), eq(paymentRequestEntries.requestUuid, requestUuid)),
        )
        .orderBy(asc(paymentRequestEntries.version))
        .limit(maxEntries);
      const entries = rows.map(({ version, event, amountCents, at }) => ({
        version,
        event,
        amountCents,
        atMs: new Date(at).getTime(),
      }));
      return { request, entries };
    },
    change: async (reader, requestUuid, change, by, now) => {
      const known = await findVisible(reader, requestUuid);
      if (known === undefined) return { kind: 'unknown' };
      const { action, event } = requestChanges[change];
      const done = await requestPayable.orderChange(database, known, event, now, (tx, { before, after }) =>
        writeAudit(tx, reader.siteSlug, {
          action,
          actor: by,
          subject: { kind: 'payment', id: requestUuid },
          before: { state: before.state },
          after: { state: after.state, version: after.version },
          at: now,
        }),
      );
      if (done === undefined) return { kind: 'unknown' };
      if (!done.isChanged) return { kind: 'nothingChanged', state: done.row.state };
      await process(done.row);
      return { kind: 'done' };
    },
    ask: (site, asked, by, now) => {
      const store = async (tx: Database): Promise<AskOutcome> => {
        const code = makeReadableCode(paymentCodeLength, (below) => randomInt(below));
        const { requestUuid, amountCents } = await askForPayment({ primary: tx }, site, { ...asked, code }, now);
        await writeAudit(tx, site.slug, {
          action: 'paymentAsked',
          actor: by,
          subject: { kind: 'payment', id: requestUuid },
          after: { amountCents },
          at: now,
        });
        return { kind: 'asked', requestUuid };
      };
      return interactive.transaction(store).catch((error: unknown): AskOutcome => {
        if (error instanceof PayerProblem) return { kind: 'invalid', problem: error.message };
        throw error;
      });
    },
  };
};

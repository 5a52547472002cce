import { and, eq, inArray, min, sql } from 'drizzle-orm';
import type { ReportedPayment } from '#src/leads/view/build-lead-document.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { RequestEvent } from '../rules/payment-request.ts';
import { applyRequestEvent, isNamed, lockRequest, type RequestName } from './apply-request-event.ts';
import { readRequestRow, type StoredRequest } from './request-row.ts';
import { paymentRequestEntries, paymentRequests } from './tables.ts';

export interface RequestFinder {
  readonly find: (name: RequestName) => Promise<StoredRequest | undefined>;
  /** By the code that its payer has. */
  readonly findByCode: (siteSlug: string, code: string) => Promise<StoredRequest | undefined>;
  /** That of a lead, for its mails. */
  readonly findOfLead: (siteSlug: string, leadUuid: string) => Promise<StoredRequest | undefined>;
}

export interface RequestStore extends RequestFinder {
  /** Changes a request; undefined for one that is none. */
  readonly apply: (name: RequestName, events: readonly RequestEvent[], now: Date) => Promise<StoredRequest | undefined>;
  /** Takes requests to look after, each for one process until the lease is over. */
  readonly claimDue: (now: Date, limit: number, leaseMs: number) => Promise<readonly StoredRequest[]>;
  /** Looks at it again later, unless it changed meanwhile. */
  readonly postpone: (request: StoredRequest, dueAt: Date | null, error: string | null) => Promise<void>;
}

const applyAll = async (tx: Database, name: RequestName, events: readonly RequestEvent[], now: Date) => {
  let request = await lockRequest(tx, name);
  for (const event of events) request &&= await applyRequestEvent(tx, request, event, now);
  return request;
};

const claimDue = async (database: Database, now: Date, limit: number, leaseMs: number) => {
  const due = database
    .select({ siteSlug: paymentRequests.siteSlug, requestUuid: paymentRequests.requestUuid })
    .from(paymentRequests)
    .where(sql`${paymentRequests.dueAt} <= ${now.toISOString()}::timestamptz`)
    .orderBy(paymentRequests.dueAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await database
    .update(paymentRequests)
    .set({ dueAt: new Date(now.getTime() + leaseMs).toISOString(), attempts: sql`${paymentRequests.attempts} + 1` })
    .where(sql`(${paymentRequests.siteSlug}, ${paymentRequests.requestUuid}) IN (${due})`)
    .returning();
  return rows.map(readRequestRow);
};

export const createRequestFinder = ({ interactive }: Pick<DatabaseService, 'interactive'>): RequestFinder => {
  const findOne = async (condition: ReturnType<typeof and>) => {
    const [row] = await interactive.select().from(paymentRequests).where(condition).limit(1);
    return row === undefined ? undefined : readRequestRow(row);
  };
  const isOf = (siteSlug: string) => eq(paymentRequests.siteSlug, siteSlug);
  return {
    find: (name) => findOne(isNamed(name)),
    findByCode: (siteSlug, code) => findOne(and(isOf(siteSlug), eq(paymentRequests.code, code))),
    findOfLead: (siteSlug, leadUuid) => findOne(and(isOf(siteSlug), eq(paymentRequests.leadUuid, leadUuid))),
  };
};

/** The requests of a database: what payers wait for is asked of its quick side. @spec L2.16 */
export const createRequestStore = ({
  interactive,
  primary,
}: Pick<DatabaseService, 'interactive' | 'primary'>): RequestStore => ({
  ...createRequestFinder({ interactive }),
  apply: (name, events, now) => interactive.transaction((tx) => applyAll(tx, name, events, now)),
  claimDue: (now, limit, leaseMs) => claimDue(primary, now, limit, leaseMs),
  postpone: async (request, dueAt, lastError) => {
    await primary
      .update(paymentRequests)
      .set({ dueAt: dueAt?.toISOString() ?? null, lastError })
      .where(and(isNamed(request), eq(paymentRequests.version, request.version)));
  },
});

/** What finds the payment of a lead for a dealer's own program; null for a lead that came of none. @spec L2.16 */
export const createReportedPaymentFinder =
  ({ primary }: Pick<DatabaseService, 'primary'>) =>
  async (siteSlug: string, leadUuid: string): Promise<ReportedPayment | null> => {
    const [request] = await primary
      .select()
      .from(paymentRequests)
      .where(and(eq(paymentRequests.siteSlug, siteSlug), eq(paymentRequests.leadUuid, leadUuid)));
    if (request === undefined || request.paidAt === null) return null;
    const { requestUuid, reference, purpose, capturedCents, paymentRef, paidAt } = request;
    const [back] = await primary
      .select({ at: min(paymentRequestEntries.at) })
      .from(paymentRequestEntries)
      .where(
        and(
          eq(paymentRequestEntries.siteSlug, siteSlug),
          eq(paymentRequestEntries.requestUuid, requestUuid),
          inArray(paymentRequestEntries.state, ['refunding', 'refunded']),
        ),
      );
    const refundedAt = back?.at ?? null;
    return {
      requestUuid,
      reference,
      purpose,
      amountCents: capturedCents,
      paymentRef: paymentRef ?? '',
      paidAtMs: new Date(paidAt).getTime(),
      refundedAtMs: refundedAt === null ? null : new Date(refundedAt).getTime(),
    };
  };

import { and, eq, inArray, min } from 'drizzle-orm';
import type { ReportedPayment } from '#src/leads/view/build-lead-document.ts';
import type { PayableStore } from '#src/payments/server/payable-store.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { RequestEvent, RequestState } from '../rules/payment-request.ts';
import { type RequestName, readRequestRow, requestPayable, type StoredRequest } from './request-payable.ts';
import { paymentRequestEntries, paymentRequests } from './tables.ts';

export interface RequestFinder {
  readonly find: (name: RequestName) => Promise<StoredRequest | undefined>;
  readonly findByCode: (siteSlug: string, code: string) => Promise<StoredRequest | undefined>;
  readonly findOfLead: (siteSlug: string, leadUuid: string) => Promise<StoredRequest | undefined>;
}

export type RequestStore = RequestFinder & PayableStore<RequestName, StoredRequest, RequestEvent>;

export const createRequestFinder = ({ interactive }: Pick<DatabaseService, 'interactive'>): RequestFinder => {
  const findOne = async (condition: ReturnType<typeof and>) => {
    const [row] = await interactive.select().from(paymentRequests).where(condition).limit(1);
    return row === undefined ? undefined : readRequestRow(row);
  };
  const isOf = (siteSlug: string) => eq(paymentRequests.siteSlug, siteSlug);
  return {
    find: (name) => findOne(requestPayable.isNamed(name)),
    findByCode: (siteSlug, code) => findOne(and(isOf(siteSlug), eq(paymentRequests.code, code))),
    findOfLead: (siteSlug, leadUuid) => findOne(and(isOf(siteSlug), eq(paymentRequests.leadUuid, leadUuid))),
  };
};

/** @spec L2.16 */
export const createRequestStore = (database: Pick<DatabaseService, 'interactive' | 'primary'>): RequestStore => ({
  ...createRequestFinder(database),
  ...requestPayable.createStore(database),
});

export interface RequestFilter {
  readonly siteSlug?: string | undefined;
  readonly state?: RequestState | undefined;
  readonly code?: string | undefined;
}

export const listRequests = (
  { primary }: Pick<DatabaseService, 'primary'>,
  { siteSlug, state, code }: RequestFilter,
  limit: number,
): Promise<readonly StoredRequest[]> => {
  const condition = and(
    siteSlug === undefined ? undefined : eq(paymentRequests.siteSlug, siteSlug),
    state === undefined ? undefined : eq(paymentRequests.state, state),
    code === undefined ? undefined : eq(paymentRequests.code, code),
  );
  return requestPayable.listNewest(primary, condition, limit);
};

export const createRequestPurge = requestPayable.createPurge;
export const eraseRequests = requestPayable.erase;

/** @spec L2.16 */
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

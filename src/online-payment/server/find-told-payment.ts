import { and, eq, inArray, min } from 'drizzle-orm';
import type { ToldPayment } from '#src/leads/view/build-payment-document.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { paymentRequestEntries, paymentRequests } from './tables.ts';

/** What finds the payment of a lead for a dealer's own program; null for a lead that came of none. @spec L2.16 */
export const createToldPaymentFinder =
  ({ primary }: Pick<DatabaseService, 'primary'>) =>
  async (siteSlug: string, leadUuid: string): Promise<ToldPayment | null> => {
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
      ...{ requestUuid, reference, purpose, amountCents: capturedCents, paymentRef: paymentRef ?? '' },
      paidAtMs: new Date(paidAt).getTime(),
      refundedAtMs: refundedAt === null ? null : new Date(refundedAt).getTime(),
    };
  };

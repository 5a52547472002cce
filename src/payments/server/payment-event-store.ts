import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import { paymentEvents, testPayments } from './tables.ts';

export interface PaymentEventStore {
  readonly isTaken: (siteSlug: string, eventId: string) => Promise<boolean>;
  readonly keep: (siteSlug: string, eventId: string, type: string, now: Date) => Promise<void>;
  readonly purgeBefore: (moment: Date) => Promise<number>;
}

/** @spec D.59 */
export const createPaymentEventStore = ({ interactive }: Pick<DatabaseService, 'interactive'>): PaymentEventStore => ({
  isTaken: async (siteSlug, eventId) => {
    const isOne = and(eq(paymentEvents.siteSlug, siteSlug), eq(paymentEvents.eventId, eventId));
    return (await interactive.$count(paymentEvents, isOne)) > 0;
  },
  keep: async (siteSlug, eventId, type, now) => {
    const event = { siteSlug, eventId, type, takenAt: now.toISOString() };
    await interactive.insert(paymentEvents).values(event).onConflictDoNothing();
  },
  purgeBefore: async (moment) => {
    const gone = await interactive
      .delete(paymentEvents)
      .where(lt(paymentEvents.takenAt, moment.toISOString()))
      .returning({ eventId: paymentEvents.eventId });
    return gone.length;
  },
});

interface PaymentKey {
  readonly siteSlug: string;
  readonly key: string;
}

export const erasePayments = async (tx: Database, payments: readonly PaymentKey[]): Promise<void> => {
  if (payments.length === 0) return;
  await tx.execute(sql`
    DELETE FROM ${testPayments} USING json_to_recordset(${JSON.stringify(payments)}::json) AS gone("siteSlug" text, key text)
    WHERE test_payments.site_id = gone."siteSlug" AND test_payments.payment_key = gone.key`);
};

import { and, eq, lt } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { paymentEvents } from './tables.ts';

/** Which messages of gateways were taken. */
export interface PaymentEventStore {
  readonly isTaken: (siteSlug: string, eventId: string) => Promise<boolean>;
  readonly keep: (siteSlug: string, eventId: string, type: string, now: Date) => Promise<void>;
  /** Forgets what was taken before a moment. Returns how many went. */
  readonly forgetBefore: (moment: Date) => Promise<number>;
}

/** The messages that a database knows. @spec D.59 */
export const createPaymentEventStore = ({ interactive }: Pick<DatabaseService, 'interactive'>): PaymentEventStore => ({
  isTaken: async (siteSlug, eventId) => {
    const isOne = and(eq(paymentEvents.siteSlug, siteSlug), eq(paymentEvents.eventId, eventId));
    return (await interactive.$count(paymentEvents, isOne)) > 0;
  },
  keep: async (siteSlug, eventId, type, now) => {
    const event = { siteSlug, eventId, type, takenAt: now.toISOString() };
    await interactive.insert(paymentEvents).values(event).onConflictDoNothing();
  },
  forgetBefore: async (moment) => {
    const gone = await interactive
      .delete(paymentEvents)
      .where(lt(paymentEvents.takenAt, moment.toISOString()))
      .returning({ eventId: paymentEvents.eventId });
    return gone.length;
  },
});

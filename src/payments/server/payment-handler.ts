import { isUuid } from '#src/lib/is-uuid.ts';
import { listPaymentEvents, type PaymentEvent } from '../rules/payable.ts';
import type { PaymentStatus } from '../rules/payment-status.ts';
import type { Payments } from './open-payments.ts';
import type { ProcessPayable } from './payable-processor.ts';
import type { PayableStore, StoredPayable } from './payable-store.ts';
import type { PaymentEventStore } from './payment-event-store.ts';

export interface HandledPayment {
  readonly siteSlug: string;
  readonly key: string;
  readonly ref: string;
}

export interface PaymentHandler {
  /** Can be called several times with the same status. Resolves once the status is stored. */
  readonly onPaymentUpdated: (payment: HandledPayment, status: PaymentStatus) => Promise<void>;
}

export interface PaymentMessages {
  readonly payments: Pick<Payments, 'findAccount' | 'stripe'>;
  readonly events: Pick<PaymentEventStore, 'isTaken' | 'keep'>;
  readonly handlers: Readonly<Record<string, PaymentHandler>>;
}

interface PaymentHandlerOptions<Name, Row extends Name & StoredPayable> {
  readonly find: (siteSlug: string, uuid: string) => Promise<Row | undefined>;
  readonly store: Pick<PayableStore<Name, Row, PaymentEvent>, 'apply'>;
  readonly process: ProcessPayable<Row>;
  readonly readClock: () => Date;
}

/** @spec B1.12, B9.29, L2.16 */
export const createPaymentHandler = <Name, Row extends Name & StoredPayable>({
  find,
  store,
  process,
  readClock,
}: PaymentHandlerOptions<Name, Row>): PaymentHandler => ({
  onPaymentUpdated: async ({ siteSlug, key, ref }, status) => {
    const known = isUuid(key) ? await find(siteSlug, key) : undefined;
    if (known === undefined || (known.paymentRef ?? ref) !== ref) return;
    const now = readClock();
    const events = [{ kind: 'paymentNamed', ref } as const, ...listPaymentEvents(status, now.getTime())];
    const changed = await store.apply(known, events, now);
    if (changed !== undefined) await process(changed);
  },
});

import type { PaymentStatus } from '../rules/payment-status.ts';
import type { Payments } from './open-payments.ts';
import type { PaymentEventStore } from './payment-event-store.ts';

/** A payment by the key that its slice gave it, and by the gateway's own name. */
export interface HandledPayment {
  readonly siteSlug: string;
  readonly key: string;
  readonly ref: string;
}

export interface PaymentHandler {
  /** Hears how a payment of its purpose stands now, often more than once; resolves when what follows from that is kept. */
  readonly onPaymentFound: (payment: HandledPayment, standing: PaymentStatus) => Promise<void>;
}

export type PaymentHandlers = Readonly<Record<string, PaymentHandler>>;

export interface PaymentMessages {
  readonly payments: Pick<Payments, 'findAccount' | 'stripe'>;
  readonly events: Pick<PaymentEventStore, 'isTaken' | 'keep'>;
  readonly owners: PaymentHandlers;
}

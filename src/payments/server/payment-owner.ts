import type { PaymentStatus } from '../rules/payment-status.ts';
import type { Payments } from './open-payments.ts';
import type { PaymentEventStore } from './payment-event-store.ts';

/** A payment by its slice's key and its id at the gateway. */
export interface HandledPayment {
  readonly siteSlug: string;
  readonly key: string;
  readonly ref: string;
}

export interface PaymentHandler {
  /** Called with a payment's current status, often repeatedly. Resolves once the consequences are stored. */
  readonly onPaymentFound: (payment: HandledPayment, standing: PaymentStatus) => Promise<void>;
}

export type PaymentHandlers = Readonly<Record<string, PaymentHandler>>;

export interface PaymentMessages {
  readonly payments: Pick<Payments, 'findAccount' | 'stripe'>;
  readonly events: Pick<PaymentEventStore, 'isTaken' | 'keep'>;
  readonly owners: PaymentHandlers;
}

// What other slices, pages and the host may call on the server.

export type { TestGateway } from './create-test-gateway.ts';
export { backgroundConnection, openPayments, type Payments, pageConnection } from './open-payments.ts';
export { createPaymentEventStore, erasePayments } from './payment-event-store.ts';
export type { NewPayment, PaymentGateway } from './payment-gateway.ts';
export type { PaymentHandler, PaymentMessages } from './payment-owner.ts';
export { takePaymentStep } from './take-payment-step.ts';

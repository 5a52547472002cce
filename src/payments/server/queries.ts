// What other slices, pages and the host may call on the server.

export type { TestGateway } from './create-test-gateway.ts';
export { hurriedConnection, openPayments, type Payments, patientConnection } from './open-payments.ts';
export { createPaymentEventStore, forgetPayments } from './payment-event-store.ts';
export type { NewPayment, PaymentGateway } from './payment-gateway.ts';
export type { PaymentMessages, PaymentOwner } from './payment-owner.ts';
export { takePaymentStep } from './take-payment-step.ts';

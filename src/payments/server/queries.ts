// What other slices, pages and the host may call on the server.

export { hurriedConnection, patientConnection } from './connections.ts';
export type { TestGateway } from './create-test-gateway.ts';
export { forgetPayments } from './forget-payments.ts';
export { openPayments, type Payments } from './open-payments.ts';
export { createPaymentEventStore } from './payment-event-store.ts';
export type { NewPayment, PaymentGateway } from './payment-gateway.ts';
export type { PaymentMessages, PaymentOwner } from './payment-owner.ts';
export { takePaymentStep } from './take-payment-step.ts';

// What other slices, pages and the host may call on the server.
export { createTestGateway, type TestGateway } from './create-test-gateway.ts';
export { forgetPayments } from './forget-payments.ts';
export type { GatewayAnswer, NewPayment, PaymentGateway } from './payment-gateway.ts';

import type { PaymentRequest } from '../rules/payment-request.ts';

export const makePaymentRequest = (given: Partial<PaymentRequest> = {}): PaymentRequest => ({
  state: 'requested',
  amountCents: 125_000,
  validUntilMs: 1_000_000,
  paymentRef: null,
  capturedCents: 0,
  decline: null,
  isClosed: false,
  failedRefunds: 0,
  ...given,
});

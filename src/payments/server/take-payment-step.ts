import type { PaymentStatus, PaymentStep } from '../rules/payment-status.ts';
import type { GatewayAnswer, NewPayment, PaymentGateway } from './payment-gateway.ts';

/** A payment's new id, or its status. */
export type PaymentWord =
  | { readonly kind: 'named'; readonly ref: string }
  | { readonly kind: 'standing'; readonly standing: PaymentStatus };

const unwrap = <T>(answer: GatewayAnswer<T>): T => {
  if (answer.kind === 'answered') return answer.value;
  throw new Error(`The payment gateway failed: ${answer.message}`);
};

/** Performs a payment step at the gateway. Throws when it doesn't answer. @spec D.59 */
export const takePaymentStep = async (
  gateway: PaymentGateway,
  step: PaymentStep,
  payment: NewPayment,
): Promise<PaymentWord> => {
  if (step.kind === 'namePayment') return { kind: 'named', ...unwrap(await gateway.create(payment)) };
  const ask = { findPayment: gateway.find, cancelPayment: gateway.cancel, refundPayment: gateway.refund }[step.kind];
  return { kind: 'standing', standing: unwrap(await ask({ siteSlug: payment.siteSlug, ref: step.ref })) };
};

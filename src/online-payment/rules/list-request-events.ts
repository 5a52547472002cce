import type { PaymentStanding } from '#src/payments/rules/payment-standing.ts';
import type { RequestEvent } from './payment-request.ts';

/** What a gateway's word means for the request. @spec L2.16 */
export const listRequestEvents = (standing: PaymentStanding): readonly RequestEvent[] => {
  if (standing.kind === 'paid') return [{ kind: 'paid', amountCents: standing.amountCents }];
  if (standing.kind === 'gone') return [{ kind: 'paymentGone' }];
  if (standing.kind === 'refunded') return [{ kind: 'refundDone' }];
  return standing.decline === null ? [] : [{ kind: 'declined', reason: standing.decline }];
};

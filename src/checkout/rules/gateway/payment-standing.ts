import type { ReservationEvent } from '../hold/reservation.ts';

/** What a payment waits for: a card, the shopper's word to the bank, or the bank's own. */
export type PaymentNeed = 'card' | 'confirmation' | 'bank';

/** Where a payment stands, as its gateway says. */
export type PaymentStanding =
  | { readonly kind: 'waiting'; readonly decline: string | null; readonly needs: PaymentNeed }
  | { readonly kind: 'paid'; readonly amountCents: number }
  /** It can never succeed any more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'refunded' };

/** What a gateway's word means for the reservation. @spec B9.29 */
export const listStandingEvents = (standing: PaymentStanding, nowMs: number): readonly ReservationEvent[] => {
  switch (standing.kind) {
    case 'paid':
      return [{ kind: 'paid', amountCents: standing.amountCents, nowMs }];
    case 'gone':
      return [{ kind: 'paymentGone' }];
    case 'refunded':
      return [{ kind: 'refundDone' }];
    case 'waiting':
      return standing.decline === null ? [] : [{ kind: 'declined', reason: standing.decline }];
  }
};

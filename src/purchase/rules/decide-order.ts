import type { Reservation } from '#src/checkout/rules/hold/reservation.ts';
import type { PurchaseFigures } from './calculate-figures.ts';
import { choosePurchaseStage } from './choose-purchase-stage.ts';
import { type PurchaseTerms, writeShown } from './purchase-terms.ts';
import type { Review } from './review-answers.ts';

export type OrderDecision =
  /** The vehicle may be taken at these figures. */
  | { readonly kind: 'order'; readonly figures: PurchaseFigures }
  /** The reservation may become the purchase at these figures. */
  | { readonly kind: 'convert'; readonly figures: PurchaseFigures }
  /** Something is not what the page showed: nothing is taken. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'unavailable' }
  /** A deposit is under way already, or paid. */
  | { readonly kind: 'underWay' };

interface OrderFacts {
  readonly terms: Pick<PurchaseTerms, 'isEnabled'>;
  readonly review: Review;
  readonly order: Pick<Reservation, 'state'> | null;
  readonly isReserved: boolean;
  readonly isConvertible: boolean;
  readonly revision: number;
  /** What the shopper's page showed. */
  readonly shown: string;
}

/** Whether a deposit may be taken: at the figures that the shopper saw, and at no others. @spec B2.03, D.41 */
export const decideOrder = (facts: OrderFacts): OrderDecision => {
  const { terms, review, order, isReserved, isConvertible, revision, shown } = facts;
  const { isEnabled } = terms;
  const stage = choosePurchaseStage({ isEnabled, review, order, isReserved, isConvertible, asked: 'deposit' });
  if (stage === 'paying' || stage === 'held' || stage === 'sold' || stage === 'reserved') return { kind: 'underWay' };
  if (stage === 'unavailable' || stage === 'over') return { kind: 'unavailable' };
  const { figures } = review;
  if (figures === null || writeShown(revision, figures) !== shown) return { kind: 'changed' };
  if (stage === 'convert') return { kind: 'convert', figures };
  return stage === 'deposit' ? { kind: 'order', figures } : { kind: 'changed' };
};

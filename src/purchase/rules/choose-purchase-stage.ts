import { isLive, type Reservation } from '#src/checkout/rules/hold/change-reservation.ts';
import type { AnswerStep } from './purchase-fields.ts';
import type { Review } from './review-answers.ts';

export type PurchaseStage =
  | AnswerStep
  | 'deposit'
  | 'convert'
  | 'paying'
  | 'held'
  | 'sold'
  | 'over'
  | 'reserved'
  /** Another shopper has the vehicle, or the vehicle can't be bought online. */
  | 'unavailable';

interface PurchaseStageFacts {
  readonly isEnabled: boolean;
  readonly review: Pick<Review, 'openStep' | 'doneSteps'>;
  readonly order: Pick<Reservation, 'state'> | null;
  /** True if the shopper has reserved the vehicle, but not as part of this purchase. */
  readonly isReserved: boolean;
  readonly isConvertible: boolean;
  readonly asked: AnswerStep | 'deposit' | null;
}

const chooseStep = ({ review: { openStep, doneSteps }, asked }: PurchaseStageFacts): AnswerStep | 'deposit' => {
  const next = openStep ?? 'deposit';
  return asked !== null && asked !== 'deposit' && doneSteps.includes(asked) ? asked : next;
};

/** @spec B1.12, B2.03, B2.27, D.41 */
export const choosePurchaseStage = (facts: PurchaseStageFacts): PurchaseStage => {
  const { order, isEnabled, isReserved, isConvertible, asked } = facts;
  switch (order?.state) {
    case 'paying':
      return 'paying';
    case 'held':
      return 'held';
    case 'sold':
      return 'sold';
    case 'lapsing':
    case 'refunding':
    case 'owed':
    case 'refunded':
      if (!isConvertible && (asked === null || !isEnabled)) return 'over';
  }
  if (isReserved && isConvertible && isEnabled) {
    const step = chooseStep(facts);
    return step === 'deposit' ? 'convert' : step;
  }
  if (isReserved) return 'reserved';
  return isEnabled ? chooseStep(facts) : 'unavailable';
};

/** @spec D.41 */
export const isSettled = (order: Pick<Reservation, 'state'> | null | undefined): boolean =>
  order != null && (isLive(order) || order.state === 'sold');

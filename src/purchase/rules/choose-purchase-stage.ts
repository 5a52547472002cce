import { isLive, type Reservation } from '#src/checkout/rules/hold/reservation.ts';
import type { AnswerStep } from './purchase-fields.ts';
import type { Review } from './review-answers.ts';

export type PurchaseStage =
  | AnswerStep
  | 'deposit'
  /** All is answered, and the deposit of the shopper's reservation counts. */
  | 'convert'
  /** The deposit is under way: where it stands, the checkout says. */
  | 'paying'
  | 'held'
  | 'sold'
  /** It was the shopper's and is no more. */
  | 'over'
  /** The shopper reserved the vehicle without buying it online. */
  | 'reserved'
  /** Somebody else has it, or it cannot be bought online. */
  | 'unavailable';

interface PurchaseStageFacts {
  readonly isEnabled: boolean;
  readonly review: Pick<Review, 'openStep' | 'doneSteps'>;
  /** The reservation that is the purchase's deposit; null for none. */
  readonly order: Pick<Reservation, 'state'> | null;
  /** Whether the shopper has the vehicle by a reservation that is no purchase's. */
  readonly isReserved: boolean;
  /** Whether that reservation can become the purchase. */
  readonly isConvertible: boolean;
  /** The step that the shopper wants to see again; null for whichever is next. */
  readonly asked: AnswerStep | 'deposit' | null;
}

/** The question, or the deposit, that comes next; a step can be seen again once it was answered. */
const chooseStep = ({ review: { openStep, doneSteps }, asked }: PurchaseStageFacts): AnswerStep | 'deposit' => {
  const next = openStep ?? 'deposit';
  return asked !== null && asked !== 'deposit' && doneSteps.includes(asked) ? asked : next;
};

/**
 * Where a purchase stands, by what it keeps and by its deposit's reservation alone: it is an order exactly while that holds the vehicle.
 * @spec B1.12, B2.03, B2.27, D.41
 */
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

/** Whether a purchase's deposit holds the vehicle, or did when it was sold: then nothing of the purchase changes any more. @spec D.41 */
export const isSettled = (order: Pick<Reservation, 'state'> | null | undefined): boolean =>
  order != null && (isLive(order) || order.state === 'sold');

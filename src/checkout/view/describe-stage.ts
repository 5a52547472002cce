import { holdHours } from '#src/lib/reservation-hold.ts';
import type { CheckoutAnswer } from '../rules/checkout-requests.ts';
import type { CheckoutStage } from '../rules/choose-checkout-stage.ts';
import type { Reservation } from '../rules/hold/change-reservation.ts';
import type { ShopperReservation } from '../rules/shopper-reservation.ts';
import { describeMoment } from './describe-moment.ts';

interface StageFacts {
  readonly noun: string;
  readonly amount: string;
}

interface StageWords {
  readonly heading: string;
  readonly lead: string;
}

export type EndedDeposit = Pick<Reservation, 'state' | 'refundedCents' | 'failedRefunds'>;

/**
 * After a refused refund, the text for `refunded` doesn't mention the card, because the dealer may have paid the deposit
 * back another way. @spec B9.29
 */
export const describeEndedDeposit = ({ state, refundedCents, failedRefunds }: EndedDeposit, amount: string): string => {
  switch (state) {
    case 'sold':
      if (refundedCents > 0) {
        return `We refunded your ${amount} deposit to your card, so it didn’t come off the price.`;
      }
      return failedRefunds > 0
        ? `We couldn’t refund your ${amount} deposit to your card. We’ll call you to take it off the price or pay it back another way.`
        : `Your ${amount} deposit came off the price.`;
    case 'owed':
      return `We couldn’t refund your ${amount} to your card. The money is still yours, so we’ll call you and pay it back another way.`;
    case 'refunded':
      return failedRefunds > 0
        ? `We’ve paid you back the full ${amount}.`
        : `We’ve refunded the full ${amount} to your card. It can take a few days to appear.`;
    case 'lapsing':
      return `If you’re charged, we’ll refund the ${amount} to your card automatically.`;
    default:
      return `Your full ${amount} refund is on its way to your card.`;
  }
};

/** @spec B9.29 */
const describeEnd = (reservation: ShopperReservation, { noun, amount }: StageFacts): StageWords => ({
  heading: reservation.state === 'sold' ? `The ${noun} is yours` : `The ${noun} is no longer reserved for you`,
  lead: describeEndedDeposit(reservation, amount),
});

const describeReceipt = (reservation: ShopperReservation | null, amount: string): string => {
  const email = reservation?.entry?.email;
  return email === undefined
    ? `Your ${amount} deposit is paid`
    : `The receipt for your ${amount} deposit is on its way to ${email}`;
};

/** @spec B9.28, B9.29, D.41 */
export const describeStage = (
  stage: CheckoutStage,
  {
    reservation,
    timeZone,
    ...told
  }: StageFacts & { readonly reservation: ShopperReservation | null; readonly timeZone: string },
): StageWords => {
  const { noun, amount } = told;
  const heldUntil = describeMoment(reservation?.heldUntilMs ?? 0, timeZone);
  if (stage === 'over' && reservation !== null) return describeEnd(reservation, told);
  switch (stage) {
    case 'held':
      return {
        heading: `The ${noun} is reserved for you`,
        lead: `We’re holding it for you until ${heldUntil}. ${describeReceipt(reservation, amount)}, and we’ll call you to arrange the rest.`,
      };
    case 'unavailable':
      return {
        heading: `This ${noun} can’t be reserved`,
        lead: 'It’s already reserved, or it isn’t for sale online.',
      };
    default:
      return {
        heading: `Reserve this ${noun} online`,
        lead: `A deposit of ${amount} holds this ${noun} for ${holdHours} hours. Change your mind in that time and we’ll refund all of it to your card.`,
      };
  }
};

/** @spec B9.29 */
export const describeBadLink = 'This link has expired or is incomplete. Open it again from your receipt, or call us.';

/** @spec B1.12 */
export const describeAnswer = (answer: CheckoutAnswer | null, { noun, amount }: StageFacts): string | null => {
  if (answer === null) return null;
  const words: Readonly<Record<CheckoutAnswer, string>> = {
    late: `Another shopper is reserving this ${noun} right now. You haven’t been charged. If they don’t pay within 10 minutes, you can try again.`,
    tooMany: 'You already have two payments in progress. Finish or cancel one of them first. You haven’t been charged.',
    changed: `The price or deposit for this ${noun} has changed. You’re seeing the new figures, and the deposit is ${amount}. You haven’t been charged.`,
    failed: 'We couldn’t start the payment. You haven’t been charged. Please try again.',
    unavailable: `This ${noun} can no longer be reserved online. You haven’t been charged.`,
    link: describeBadLink,
  };
  return words[answer];
};

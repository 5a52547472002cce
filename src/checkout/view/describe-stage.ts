import { holdHours } from '#src/lib/reservation-hold.ts';
import type { CheckoutAnswer } from '../rules/checkout-requests.ts';
import type { CheckoutStage } from '../rules/choose-checkout-stage.ts';
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

/** Says that the deposit of a sold vehicle counts towards its price, or was refunded. @spec B9.29 */
export const describeSoldDeposit = (amount: string, isBack: boolean): string =>
  isBack ? `We’ve refunded your ${amount} deposit to your card.` : `Your ${amount} deposit came off the price.`;

/** Says that a bank refused the refund. @spec B9.29 */
export const describeOwed = (amount: string): string =>
  `We couldn’t refund your ${amount} to your card. The money is still yours, so we’ll call you and pay it back another way.`;

/** Says how a reservation ended. @spec B9.29 */
const describeEnd = (reservation: ShopperReservation | null, { noun, amount }: StageFacts): StageWords => {
  const state = reservation?.state;
  if (state === 'sold') {
    const isBack = (reservation?.refundedCents ?? 0) > 0;
    return { heading: `The ${noun} is yours`, lead: describeSoldDeposit(amount, isBack) };
  }
  if (state === 'lapsing') {
    return {
      heading: 'Your time to pay has run out',
      lead: `If you’re charged, we’ll refund the ${amount} to your card automatically.`,
    };
  }
  const heading = `The ${noun} is no longer reserved for you`;
  if (state === 'owed') return { heading, lead: describeOwed(amount) };
  return state === 'refunded'
    ? { heading, lead: `We’ve refunded the full ${amount} to your card. It can take a few days to appear.` }
    : { heading, lead: `Your full ${amount} refund is on its way to your card.` };
};

/** Leaves out the email address for a reader of a receipt's link, whose reservation comes without its entry. */
const describeReceipt = (reservation: ShopperReservation | null, amount: string): string => {
  const email = reservation?.entry?.email;
  return email === undefined
    ? `Your ${amount} deposit is paid`
    : `The receipt for your ${amount} is on its way to ${email}`;
};

/** Returns the heading and first sentence of a stage. @spec B9.28, B9.29, D.41 */
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
  switch (stage) {
    case 'held':
      return {
        heading: `The ${noun} is reserved for you`,
        lead: `It’s yours until ${heldUntil}. ${describeReceipt(reservation, amount)}, and we’ll call you to arrange the rest.`,
      };
    case 'over':
      return describeEnd(reservation, told);
    case 'unavailable':
      return {
        heading: `This ${noun} can’t be reserved`,
        lead: 'It’s already reserved, or it isn’t for sale online.',
      };
    default:
      return {
        heading: `Reserve this ${noun} online`,
        lead: `A ${amount} deposit holds this ${noun} for ${holdHours} hours. Change your mind in that time and we’ll refund all of it to your card.`,
      };
  }
};

/** Shown for a receipt's link that has expired or is incomplete. @spec B9.29 */
export const describeBadLink = 'This link has expired or is incomplete. Open it again from your receipt, or call us.';

/** Returns the message for a step that failed, or null if none did. @spec B1.12 */
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

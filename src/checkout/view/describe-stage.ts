import { holdHours } from '#src/lib/durations.ts';
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
  isBack ? `Your ${amount} deposit went back to your card.` : `Your ${amount} deposit came off its price.`;

/** Says that a bank refused the refund. @spec B9.29 */
export const describeOwed = (amount: string): string =>
  `We couldn’t refund your ${amount} to your card. It’s still yours: we’ll call you and pay it back another way.`;

/** Says how a reservation ended. @spec B9.29 */
const describeEnd = (reservation: ShopperReservation | null, { noun, amount }: StageFacts): StageWords => {
  const state = reservation?.state;
  if (state === 'sold') {
    const isBack = (reservation?.refundedCents ?? 0) > 0;
    return { heading: `The ${noun} is yours`, lead: describeSoldDeposit(amount, isBack) };
  }
  if (state === 'lapsing') {
    return {
      heading: 'Your time to pay is over',
      lead: `If ${amount} is charged after all, all of it goes back to your card automatically.`,
    };
  }
  const heading = `The ${noun} is no longer reserved for you`;
  if (state === 'owed') return { heading, lead: describeOwed(amount) };
  return state === 'refunded'
    ? { heading, lead: `All of your ${amount} went back to your card. Your bank may take a few days to show it.` }
    : { heading, lead: `All of your ${amount} is on its way back to your card.` };
};

/** A reader of a receipt's link isn't told the email address: they have the receipt. */
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
        lead: `It is yours until ${heldUntil}. ${describeReceipt(reservation, amount)}; we’ll call you to arrange the rest.`,
      };
    case 'over':
      return describeEnd(reservation, told);
    case 'unavailable':
      return {
        heading: `This ${noun} cannot be reserved`,
        lead: `It's reserved already, or it isn't for sale online.`,
      };
    default:
      return {
        heading: 'Reserve it online',
        lead: `A ${amount} deposit holds this ${noun} for ${holdHours} hours. Change your mind in that time and all of it goes back to your card.`,
      };
  }
};

/** Shown for a receipt's link that has expired. @spec B9.29 */
export const describeBadLink = 'This link has expired, or part of it is missing. Try it again from your receipt.';

/** Returns the message for a step that failed; null for none. @spec B1.12 */
export const describeAnswer = (answer: CheckoutAnswer | null, { noun, amount }: StageFacts): string | null => {
  if (answer === null) return null;
  const words: Readonly<Record<CheckoutAnswer, string>> = {
    late: `Another shopper is reserving this ${noun} right now. You have not been charged. If they do not pay within ten minutes you can try again.`,
    tooMany: 'You are paying for two others at the moment. Finish or leave those first. You have not been charged.',
    changed: `What this ${noun} costs has changed. You’re seeing the new figures, and the deposit is ${amount}. You have not been charged.`,
    failed: 'The payment could not be started. You have not been charged. Please try again.',
    unavailable: `This ${noun} can no longer be reserved. You have not been charged.`,
    link: describeBadLink,
  };
  return words[answer];
};

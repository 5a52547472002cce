import type { CheckoutAnswer } from '#src/checkout/rules/checkout-requests.ts';
import type { Reservation } from '#src/checkout/rules/hold/change-reservation.ts';
import { describeMoment } from '#src/checkout/view/describe-moment.ts';
import { describeBadLink, describeEndedDeposit } from '#src/checkout/view/describe-stage.ts';
import { holdHours } from '#src/lib/reservation-hold.ts';
import type { PurchaseStage } from '../rules/choose-purchase-stage.ts';

interface PurchaseStageFacts {
  readonly noun: string;
  readonly amount: string;
  readonly timeZone: string;
  readonly isConvertible: boolean;
  readonly order: Pick<Reservation, 'state' | 'heldUntilMs' | 'refundedCents' | 'failedRefunds'> | null;
}

/** @spec B2.03, B9.28, B9.29 */
export const describePurchaseStage = (
  stage: PurchaseStage,
  { noun, amount, timeZone, isConvertible, order }: PurchaseStageFacts,
): { readonly heading: string; readonly lead: string } => {
  switch (stage) {
    case 'held':
      return {
        heading: `Done. We’re holding the ${noun} for you`,
        lead: `Your ${amount} deposit is paid, and nobody else can buy the ${noun} before ${describeMoment(order?.heldUntilMs ?? 0, timeZone)}. We’ll call you before then to arrange the contract and handover.`,
      };
    case 'sold':
      return { heading: `The ${noun} is yours`, lead: order === null ? '' : describeEndedDeposit(order, amount) };
    case 'over':
      return {
        heading: `We’re no longer holding the ${noun} for you`,
        lead: order === null ? '' : describeEndedDeposit(order, amount),
      };
    case 'reserved':
      return {
        heading: `You’ve reserved this ${noun}`,
        lead: 'Your reservation holds it for you, and we’ll call you about the rest. You don’t need to pay another deposit.',
      };
    case 'unavailable':
      return {
        heading: `This ${noun} can’t be bought online`,
        lead: 'It’s already reserved, or it isn’t for sale online.',
      };
    default:
      if (isConvertible) {
        return {
          heading: `Buy your reserved ${noun} online`,
          lead: `The ${amount} you paid to reserve this ${noun} comes off the price. Answer a few questions. There’s nothing more to pay today.`,
        };
      }
      return {
        heading: `Buy this ${noun} online`,
        lead: `Answer a few questions, then a deposit of ${amount} holds this ${noun} for ${holdHours} hours. Change your mind in that time and we’ll refund all of it to your card.`,
      };
  }
};

/** @spec B1.12, D.41 */
export const describePurchaseAnswer = (answer: CheckoutAnswer | null, noun: string): string | null => {
  if (answer === null) return null;
  const words: Readonly<Record<CheckoutAnswer, string>> = {
    late: `Another shopper is paying for this ${noun} right now. You haven’t been charged. If they don’t pay within 10 minutes, you can try again.`,
    tooMany: 'You already have two payments in progress. Finish or cancel one of them first. You haven’t been charged.',
    changed: 'Something in your purchase has changed. Please check the figures again. You haven’t been charged.',
    failed: 'We couldn’t start the payment. You haven’t been charged. Please try again.',
    unavailable: `This ${noun} can no longer be bought online. You haven’t been charged.`,
    link: describeBadLink,
  };
  return words[answer];
};

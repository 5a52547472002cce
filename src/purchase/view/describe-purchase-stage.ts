import type { CheckoutAnswer } from '#src/checkout/rules/checkout-steps.ts';
import type { Reservation } from '#src/checkout/rules/hold/change-reservation.ts';
import { describeMoment } from '#src/checkout/view/describe-moment.ts';
import { describeBadLink, describeOwed, describeSoldDeposit } from '#src/checkout/view/describe-stage.ts';
import { holdHours } from '#src/lib/durations.ts';
import type { PurchaseStage } from '../rules/choose-purchase-stage.ts';

interface Told {
  readonly noun: string;
  /** '$200' */
  readonly amount: string;
  readonly timeZone: string;
  /** Null before the deposit. */
  readonly isConvertible: boolean;
  readonly order: Pick<Reservation, 'state' | 'heldUntilMs' | 'refundedCents'> | null;
}

/** Returns the heading and first sentence of a stage. @spec B2.03, B9.28, B9.29 */
export const describePurchaseStage = (
  stage: PurchaseStage,
  { noun, amount, timeZone, isConvertible, order }: Told,
): { readonly heading: string; readonly lead: string } => {
  switch (stage) {
    case 'held':
      return {
        heading: `Done: the ${noun} is held for you`,
        lead: `Your ${amount} deposit is paid and nobody else can buy it before ${describeMoment(order?.heldUntilMs ?? 0, timeZone)}. We’ll call you before then with the contract and a time.`,
      };
    case 'sold':
      return { heading: `The ${noun} is yours`, lead: describeSoldDeposit(amount, (order?.refundedCents ?? 0) > 0) };
    case 'over':
      return {
        heading: 'This purchase is over',
        lead:
          order?.state === 'owed'
            ? describeOwed(amount)
            : 'Everything you paid goes back to your card. Your bank may take a few days to show it.',
      };
    case 'reserved':
      return {
        heading: `You have reserved this ${noun}`,
        lead: 'It is held for you by your reservation, and we’ll call you about the rest. You don’t need to pay another deposit.',
      };
    case 'unavailable':
      return {
        heading: `This ${noun} cannot be bought online`,
        lead: "It's reserved already, or it isn't for sale online.",
      };
    default:
      if (isConvertible) {
        return {
          heading: 'Buy it with your deposit',
          lead: `The ${amount} you paid to reserve this ${noun} counts towards it. Answer a few questions; there’s nothing more to pay today.`,
        };
      }
      return {
        heading: 'Buy it online',
        lead: `A few questions, then a ${amount} deposit holds this ${noun} for ${holdHours} hours. Change your mind in that time and all of it goes back to your card.`,
      };
  }
};

/** Returns the message for a step that failed; null for none. @spec B1.12, D.41 */
export const describePurchaseAnswer = (answer: CheckoutAnswer | null, noun: string): string | null => {
  if (answer === null) return null;
  const words: Readonly<Record<CheckoutAnswer, string>> = {
    late: `Another shopper is paying for this ${noun} right now. You have not been charged. If they do not pay within ten minutes you can try again.`,
    tooMany: 'You are paying for two others at the moment. Finish or leave those first. You have not been charged.',
    changed: 'Something in your purchase has changed. Please check the figures again. You have not been charged.',
    failed: 'The payment could not be started. You have not been charged. Please try again.',
    unavailable: `This ${noun} can no longer be bought online. You have not been charged.`,
    link: describeBadLink,
  };
  return words[answer];
};

import { buildSignInAddress } from '#src/account/rules/sign-in-step.ts';
import type { CheckoutStage } from '../rules/choose-checkout-stage.ts';

export interface AccessView {
  readonly heading: string;
  readonly text: string;
  readonly signInHref: string | null;
}

interface AccessFacts {
  readonly stage: CheckoutStage;
  readonly isReserved: boolean;
  readonly isReadOnly: boolean;
  readonly isSignedIn: boolean;
  readonly noun: string;
  readonly action: string;
}

const chooseWords = ({ isReadOnly, isSignedIn, noun }: AccessFacts): Pick<AccessView, 'heading' | 'text'> => {
  if (isReadOnly) {
    return {
      heading: 'Opened from your receipt',
      text: `To cancel the reservation or buy the ${noun} online, sign in with the mobile number you reserved with.`,
    };
  }
  const heading = 'Did you pay the deposit?';
  return isSignedIn
    ? { heading, text: 'You may have given us a different number. Open the link in your receipt, or call us.' }
    : { heading, text: 'Open the link in your receipt, or sign in with the mobile number you gave us.' };
};

/** @spec B9.29, D.28 */
export const buildAccessView = (facts: AccessFacts): AccessView | null => {
  const { stage, isReserved, isReadOnly, isSignedIn, action } = facts;
  if (isReadOnly ? stage !== 'held' : stage !== 'unavailable' || !isReserved) return null;
  const canSignIn = isReadOnly || !isSignedIn;
  const signInHref = canSignIn ? buildSignInAddress({ type: 'checkout', redirect: action, back: action }) : null;
  return { ...chooseWords(facts), signInHref };
};

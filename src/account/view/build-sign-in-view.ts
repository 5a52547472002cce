import type { PhoneView } from '#src/lib/phones/format-phone.ts';
import type { ProgressStep } from '#src/lib/progress-step.ts';
import {
  calculatePauseSeconds,
  codeLength,
  codePauseSeconds,
  isCodeOpen,
  mostTries,
  numberLimit,
  type PendingCode,
} from '../rules/sign-in-code.ts';
import {
  type AskedSignIn,
  buildStepAddress,
  type SignInProblem,
  type SignInType,
  type SignInWay,
} from '../rules/sign-in-step.ts';
import { maskMobile } from './mask-mobile.ts';
import { wrongMobileText } from './wrong-mobile-text.ts';

export type CodeDelivery = 'text' | 'file' | 'none';

export interface HiddenField {
  readonly name: string;
  readonly value: string;
}

interface NumberStepView {
  readonly kind: 'number';
}

export interface CodeStepView {
  readonly kind: 'code';
  readonly maskedPhone: string;
  readonly isOpen: boolean;
  readonly isTexted: boolean;
  readonly pauseSeconds: number;
  readonly otherNumberHref: string;
}

/** Without an SMS provider, nobody gets a code. */
interface ClosedStepView {
  readonly kind: 'closed';
  readonly phone: PhoneView;
}

export interface SignInView {
  readonly title: string;
  readonly reason: string;
  readonly notice: string | null;
  readonly steps: readonly ProgressStep[];
  readonly next: string;
  readonly backHref: string | null;
  readonly hidden: readonly HiddenField[];
  readonly step: NumberStepView | CodeStepView | ClosedStepView;
  readonly error: string | null;
}

export interface SignInState {
  readonly pending: PendingCode | null;
  readonly now: Date;
  /** Development servers write codes to files, for developers. */
  readonly codeDelivery: CodeDelivery;
  readonly phone: PhoneView;
}

interface SignInWords {
  readonly title: string;
  readonly reason: string;
  readonly goal: string;
}

const wordsByType: Readonly<Record<SignInType, SignInWords>> = {
  'my-garage': {
    title: 'Sign in to your garage',
    reason: 'Your garage is private, so we’ll confirm your mobile number first.',
    goal: 'your garage',
  },
  watchlist: {
    title: 'Sign in to your watchlist',
    reason: 'Your watchlist is linked to your mobile number, so you can see it on any device.',
    goal: 'your watchlist',
  },
  checkout: {
    title: 'Sign in to reserve or buy',
    reason: 'We’ll need to reach you about the vehicle, so we’ll confirm your mobile number first.',
    goal: 'your reservation',
  },
  finance: {
    title: 'Sign in to apply for finance',
    reason: 'Finance details are private, so we’ll confirm your mobile number first.',
    goal: 'your application',
  },
  'car-finance': {
    title: 'Sign in to see your rates',
    reason: 'Your rates are private, so we’ll confirm your mobile number first.',
    goal: 'your rates',
  },
  'spin-to-win': {
    title: 'Sign in to spin the wheel',
    reason: 'It’s one spin per person, so we’ll confirm your mobile number first.',
    goal: 'the wheel',
  },
  'online-payment': {
    title: 'Sign in to pay online',
    reason: 'We may need to reach you about your payment, so we’ll confirm your mobile number first.',
    goal: 'your payment',
  },
  'trade-in': {
    title: 'Sign in to value your vehicle',
    reason: 'Your valuation is private, so we’ll confirm your mobile number first.',
    goal: 'your valuation',
  },
};

const anything: SignInWords = {
  title: 'Sign in',
  reason: 'All you need is your mobile number.',
  goal: 'the page you were on',
};

/** @spec L6.02, B2.11 */
const findSignInWords = (type: SignInType | null): SignInWords => (type === null ? anything : wordsByType[type]);

const buildSteps = (isAtCode: boolean): readonly ProgressStep[] => [
  { label: 'Mobile number', state: isAtCode ? 'done' : 'current' },
  { label: 'Code', state: isAtCode ? 'current' : 'later' },
];

const notices: Readonly<Record<CodeDelivery, string | null>> = {
  text: null,
  file: 'This is a test site. It doesn’t send text messages, so your code won’t reach your phone.',
  none: 'You can’t sign in here yet, because this site can’t send text messages. We can help you by phone.',
};

const buildNext = (isAtCode: boolean, { goal }: SignInWords): string =>
  isAtCode ? `You’ll go straight to ${goal}.` : `Next: enter the ${codeLength}-digit code.`;

const overMessage = 'That code no longer works. Please request a new one.';

const messages: Readonly<Record<Exclude<SignInProblem, 'wrong-code'>, string>> = {
  phone: wrongMobileText,
  'too-soon': `We’ve just sent a code to this number. You can request a new one after ${codePauseSeconds} seconds.`,
  'too-many': `We can’t send another code right now. Please try again in ${numberLimit.minutes} minutes. There’s also a daily limit.`,
  'no-code': 'Please enter the 6-digit code.',
  'code-over': overMessage,
};

const describeTries = (triesLeft: number): string => (triesLeft === 1 ? '1 try' : `${triesLeft} tries`);

/** @spec D.28 */
const findError = (problem: SignInProblem | null, step: 'number' | PendingCode, now: Date): string | null => {
  if (step !== 'number' && !isCodeOpen(step, now)) return problem === 'too-many' ? messages['too-many'] : overMessage;
  if (problem === null) return null;
  if (problem !== 'wrong-code') return messages[problem];
  if (step === 'number') return overMessage;
  return `That code isn’t right. You have ${describeTries(mostTries - step.tries)} left.`;
};

const listHidden = (way: SignInWay): readonly HiddenField[] =>
  Object.entries(way).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));

const buildCodeStep = (way: SignInWay, pending: PendingCode, { now, codeDelivery }: SignInState): CodeStepView => ({
  kind: 'code',
  maskedPhone: maskMobile(pending.phone),
  isOpen: isCodeOpen(pending, now),
  isTexted: codeDelivery === 'text',
  pauseSeconds: calculatePauseSeconds(pending, now),
  otherNumberHref: buildStepAddress(way, 'number'),
});

/** @spec L6.02, L6.03, D.28 */
export const buildSignInView = ({ way, step: askedStep, problem }: AskedSignIn, state: SignInState): SignInView => {
  const { pending, now, codeDelivery, phone } = state;
  const isClosed = codeDelivery === 'none';
  const isAtCode = askedStep === 'code' && pending !== null && !isClosed;
  const numberStep: NumberStepView | ClosedStepView = isClosed ? { kind: 'closed', phone } : { kind: 'number' };
  const words = findSignInWords(way.type);
  return {
    title: words.title,
    reason: words.reason,
    notice: notices[codeDelivery],
    steps: isClosed ? [] : buildSteps(isAtCode),
    next: buildNext(isAtCode, words),
    backHref: way.back,
    hidden: listHidden(way),
    step: isAtCode ? buildCodeStep(way, pending, state) : numberStep,
    error: isClosed ? null : findError(problem, isAtCode ? pending : 'number', now),
  };
};

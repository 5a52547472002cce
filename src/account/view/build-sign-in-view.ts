import {
  calculatePauseSeconds,
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

export interface HiddenField {
  readonly name: string;
  readonly value: string;
}

interface NumberStepView {
  readonly kind: 'number';
}

export interface CodeStepView {
  readonly kind: 'code';
  /** '04•• ••• 678'; the page never has the whole number. */
  readonly maskedPhone: string;
  readonly isOpen: boolean;
  readonly pauseSeconds: number;
  readonly otherNumberHref: string;
}

export interface SignInView {
  readonly title: string;
  readonly reason: string;
  readonly backHref: string | null;
  readonly hidden: readonly HiddenField[];
  readonly step: NumberStepView | CodeStepView;
  readonly error: string | null;
}

interface SignInWords {
  readonly title: string;
  readonly reason: string;
}

const words: Readonly<Record<SignInType, SignInWords>> = {
  'my-garage': {
    title: 'Sign in to your garage',
    reason: 'It opens with a code that we send to your mobile, so that it opens for you alone.',
  },
  watchlist: {
    title: 'Sign in to your watchlist',
    reason: 'Your watchlist is kept under your mobile number, and is there on every device that you sign in on.',
  },
  checkout: {
    title: 'Sign in to reserve or buy',
    reason: 'We hold a vehicle for a number that we can reach you on, so we check it first.',
  },
  finance: {
    title: 'Sign in to ask for finance',
    reason: 'What you tell us about finance is private, so we check first that the number is yours.',
  },
  'car-finance': {
    title: 'Sign in to see your finance',
    reason: 'Figures that are made for you open for you alone, so we check first that the number is yours.',
  },
  'spin-to-win': {
    title: 'Sign in to spin the wheel',
    reason: 'One turn a person, so we check first that the number is yours.',
  },
  'online-payment': {
    title: 'Sign in to pay online',
    reason: 'A payment belongs to somebody whom we can reach, so we check first that the number is yours.',
  },
  'trade-in': {
    title: 'Sign in to value your vehicle',
    reason: 'A valuation is for you alone, so we check first that the number is yours.',
  },
};

const anything: SignInWords = {
  title: 'Sign in',
  reason: 'With a code that we send to your mobile.',
};

/** Finds the words for the sign-in's purpose, or generic ones. @spec L6.02, B2.11 */
const findSignInWords = (type: SignInType | null): SignInWords => (type === null ? anything : words[type]);

const overMessage = 'That code no longer works. Please ask for another one.';

const messages: Readonly<Record<Exclude<SignInProblem, 'wrong-code'>, string>> = {
  phone: 'Please enter an Australian mobile number, such as 0412 345 678.',
  'too-soon': `A code is on its way to this number. You can ask for another after ${codePauseSeconds} seconds.`,
  'too-many': `Several codes went to this number already. Please wait ${numberLimit.minutes} minutes; there are only so many a day.`,
  'no-code': 'Please enter the six digits of the code.',
  'code-over': overMessage,
};

const describeTries = (triesLeft: number): string => (triesLeft === 1 ? '1 try is' : `${triesLeft} tries are`);

/** Finds the error to show. An expired code takes precedence over what the address says. @spec D.28 */
const findError = (problem: SignInProblem | null, step: 'number' | PendingCode, now: Date): string | null => {
  if (step !== 'number' && !isCodeOpen(step, now)) return problem === 'too-many' ? messages['too-many'] : overMessage;
  if (problem === null) return null;
  if (problem !== 'wrong-code') return messages[problem];
  if (step === 'number') return overMessage;
  return `That is not the code. ${describeTries(mostTries - step.tries)} left.`;
};

const listHidden = (way: SignInWay): readonly HiddenField[] =>
  Object.entries(way).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));

const buildCodeStep = (way: SignInWay, pending: PendingCode, now: Date): CodeStepView => ({
  kind: 'code',
  maskedPhone: maskMobile(pending.phone),
  isOpen: isCodeOpen(pending, now),
  pauseSeconds: calculatePauseSeconds(pending, now),
  otherNumberHref: buildStepAddress(way, 'number'),
});

/** Builds the sign-in page: first the number, then the code. @spec L6.02, L6.03, D.28 */
export const buildSignInView = (
  { way, step: askedStep, problem }: AskedSignIn,
  pending: PendingCode | null,
  now: Date,
): SignInView => {
  const numberStep: NumberStepView = { kind: 'number' };
  const isAtCode = askedStep === 'code' && pending !== null;
  return {
    ...findSignInWords(way.type),
    backHref: way.back,
    hidden: listHidden(way),
    step: isAtCode ? buildCodeStep(way, pending, now) : numberStep,
    error: findError(problem, isAtCode ? pending : 'number', now),
  };
};

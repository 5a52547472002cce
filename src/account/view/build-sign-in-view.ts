import { codePauseSeconds, mostTries, numberLimit } from '../rules/code-limits.ts';
import { calculatePauseSeconds, isCodeOpen, type PendingCode } from '../rules/pending-code.ts';
import { type AskedSignIn, buildStepAddress, type SignInProblem, type SignInWay } from '../rules/sign-in-step.ts';
import { maskMobile } from './mask-mobile.ts';
import type { CodeStepView, HiddenField, NumberStepView, SignInView } from './sign-in-view.ts';
import { findSignInWords } from './sign-in-words.ts';

const overMessage = 'That code no longer works. Please ask for another one.';

const messages: Readonly<Record<Exclude<SignInProblem, 'wrong-code'>, string>> = {
  phone: 'Please enter an Australian mobile number, such as 0412 345 678.',
  'too-soon': `A code is on its way to this number. You can ask for another after ${codePauseSeconds} seconds.`,
  'too-many': `Several codes went to this number already. Please wait ${numberLimit.minutes} minutes; there are only so many a day.`,
  'no-code': 'Please enter the six digits of the code.',
  'code-over': overMessage,
};

const describeTries = (triesLeft: number): string => (triesLeft === 1 ? '1 try is' : `${triesLeft} tries are`);

/** What the page says is wrong. A code that ran out is over, whatever the address says. @spec D.28 */
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

/**
 * The page of the sign-in: the number, and once a code was sent, the code.
 * @param pending the newest code that the visitor's browser asked for; null where it asked for none
 * @spec L6.02, L6.03, D.28
 */
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

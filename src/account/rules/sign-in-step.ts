import { accountPaths } from '#src/lib/account-paths.ts';
import { chooseSafePath } from './choose-safe-path.ts';

/** @spec L6.02 */
export const signInTypes = [
  'trade-in',
  'checkout',
  'finance',
  'spin-to-win',
  'online-payment',
  'car-finance',
  'my-garage',
  'watchlist',
] as const;

export type SignInType = (typeof signInTypes)[number];

const known: ReadonlySet<string> = new Set(signInTypes);

const isSignInType = (text: string): text is SignInType => known.has(text);

/** These values are in the page's address, so none may reveal a phone number or a code. */
const signInProblems = ['phone', 'too-soon', 'too-many', 'wrong-code', 'no-code', 'code-over'] as const;

export type SignInProblem = (typeof signInProblems)[number];

type SignInStep = 'number' | 'code';

export interface SignInWay {
  readonly type: SignInType | null;
  readonly redirect: string | null;
  readonly back: string | null;
}

export interface AskedSignIn {
  readonly way: SignInWay;
  readonly step: SignInStep;
  readonly problem: SignInProblem | null;
}

const stepName = 'step';
const problemName = 'problem';
const wayNames = ['type', 'redirect', 'back'] as const;

/** @spec L6.02 */
export const readSignInWay = (parameters: Pick<URLSearchParams, 'get'>): SignInWay => {
  const type = parameters.get('type') ?? '';
  const readPath = (name: 'redirect' | 'back'): string | null => {
    const path = parameters.get(name);
    return path === null ? null : chooseSafePath(path);
  };
  return { type: isSignInType(type) ? type : null, redirect: readPath('redirect'), back: readPath('back') };
};

/** @spec L6.02 */
export const readAskedSignIn = (parameters: Pick<URLSearchParams, 'get'>): AskedSignIn => ({
  way: readSignInWay(parameters),
  step: parameters.get(stepName) === 'code' ? 'code' : 'number',
  problem: signInProblems.find((one) => one === parameters.get(problemName)) ?? null,
});

/** @spec L6.02 */
export const buildStepAddress = (way: SignInWay, step: SignInStep, problem: SignInProblem | null = null): string => {
  const parameters = new URLSearchParams();
  for (const name of wayNames) {
    const value = way[name];
    if (value !== null) parameters.set(name, value);
  }
  if (step === 'code') parameters.set(stepName, step);
  if (problem !== null) parameters.set(problemName, problem);
  return parameters.size === 0 ? accountPaths.signIn : `${accountPaths.signIn}?${parameters}`;
};

export const signInFields = {
  phone: 'phone',
  code: 'code',
  /** Requests another code without the number, because the page doesn't know the whole number. */
  again: 'again',
  /** The device to sign out. Without this field, all other devices are signed out. */
  session: 'session',
  type: 'type',
  redirect: 'redirect',
  back: 'back',
} as const;

interface SignInQuestion {
  readonly type: SignInType;
  readonly redirect: string;
  readonly back: string | null;
}

/** @spec L6.02, L6.03 */
export const buildSignInAddress = ({ type, redirect, back }: SignInQuestion): string => {
  const parameters = new URLSearchParams({ type, redirect });
  if (back !== null && type !== 'my-garage') parameters.set('back', back);
  return `${accountPaths.signIn}?${parameters}`;
};

const gap = String.raw`\P{Nd}*`;

/** @spec D.28 */
export const mobilePattern = String.raw`${gap}(?:(?:[0０]${gap}[0０]${gap})?[6６]${gap}[1１]${gap})?(?:[0０]${gap})?[4４](?:${gap}\p{Nd}){8}${gap}`;

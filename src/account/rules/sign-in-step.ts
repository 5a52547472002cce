import { accountPaths } from '#src/lib/account-paths.ts';
import { chooseSafePath } from './choose-safe-path.ts';

/** What a visitor signs in for, as the address of the sign-in says it. @spec L6.02 */
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

/** What went wrong, as the address of the page says it: no word of it holds a number or a code. */
const signInProblems = ['phone', 'too-soon', 'too-many', 'wrong-code', 'no-code', 'code-over'] as const;

export type SignInProblem = (typeof signInProblems)[number];

type SignInStep = 'number' | 'code';

export interface SignInWay {
  readonly type: SignInType | null;
  /** Where to then: a path of the same site. */
  readonly redirect: string | null;
  /** Where the visitor came from: a path of the same site. */
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

/** Reads what is signed in for from an address or a form: what is no type, or leads off the site, is not taken. @spec L6.02 */
export const readSignInWay = (parameters: Pick<URLSearchParams, 'get'>): SignInWay => {
  const type = parameters.get('type') ?? '';
  const readPath = (name: 'redirect' | 'back'): string | null => {
    const path = parameters.get(name);
    return path === null ? null : chooseSafePath(path);
  };
  return { type: isSignInType(type) ? type : null, redirect: readPath('redirect'), back: readPath('back') };
};

/** Reads what the address of the sign-in asks for. @spec L6.02 */
export const readAskedSignIn = (parameters: Pick<URLSearchParams, 'get'>): AskedSignIn => ({
  way: readSignInWay(parameters),
  step: parameters.get(stepName) === 'code' ? 'code' : 'number',
  problem: signInProblems.find((one) => one === parameters.get(problemName)) ?? null,
});

/** The address of a step of the sign-in, which still knows what for. @spec L6.02 */
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

/** The names of the fields that the forms of the sign-in send. */
export const signInFields = {
  phone: 'phone',
  code: 'code',
  /** Asks for another code to the number that the browser's session has: it stands on no page. */
  again: 'again',
  /** The device that is signed out; without it all others. */
  session: 'session',
  type: 'type',
  redirect: 'redirect',
  back: 'back',
} as const;

interface SignInQuestion {
  readonly type: SignInType;
  /** Where the visitor wants to be: a path of the site with its query. */
  readonly redirect: string;
  /** Where they come from; null where nobody knows. */
  readonly back: string | null;
}

/** The address of the sign-in. The garage has no page to go back to. @spec L6.02, L6.03 */
export const buildSignInAddress = ({ type, redirect, back }: SignInQuestion): string => {
  const parameters = new URLSearchParams({ type, redirect });
  if (back !== null && type !== 'my-garage') parameters.set('back', back);
  return `${accountPaths.signIn}?${parameters}`;
};

/** Anything that is no digit, in whichever width it was typed. */
const gap = String.raw`\P{Nd}*`;

/**
 * What the field of the number takes, for browsers: a slip of the finger is told before anything is sent, so that what was typed stays. It
 * lets more through than is a mobile, with all that people write between digits; what it lets through the server reads. @spec D.28
 */
export const mobilePattern = String.raw`${gap}(?:(?:[0０]${gap}[0０]${gap})?[6６]${gap}[1１]${gap})?(?:[0０]${gap})?[4４](?:${gap}\p{Nd}){8}${gap}`;

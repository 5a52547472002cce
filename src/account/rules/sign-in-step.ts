import { accountPaths } from '#src/lib/account-paths.ts';
import { chooseSafePath } from './choose-safe-path.ts';
import { isSignInType, type SignInType } from './sign-in-types.ts';

/** What went wrong, as the address of the page says it: no word of it holds a number or a code. */
export const signInProblems = ['phone', 'too-soon', 'too-many', 'wrong-code', 'no-code', 'code-over'] as const;

export type SignInProblem = (typeof signInProblems)[number];

export type SignInStep = 'number' | 'code';

/** What is signed in for. */
export interface SignInWay {
  readonly type: SignInType | null;
  /** Where to then: a path of the same site. */
  readonly redirect: string | null;
  /** Where the visitor came from: a path of the same site. */
  readonly back: string | null;
}

/** The page of the sign-in as its address asks for it. */
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

import { accountPaths } from '#src/lib/account-paths.ts';
import type { SignInType } from './sign-in-types.ts';

export interface SignInQuestion {
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

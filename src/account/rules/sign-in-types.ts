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

export const isSignInType = (text: string): text is SignInType => known.has(text);

import type { SignInType } from '../rules/sign-in-types.ts';

/** What a sign-in is for, in the words of its page. */
export interface SignInWords {
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

/** The words for what somebody signs in for; for an address that does not say, those that fit everything. @spec L6.02, B2.11 */
export const findSignInWords = (type: SignInType | null): SignInWords => (type === null ? anything : words[type]);

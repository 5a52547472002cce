/** 'silent' means that the bank never responds. */
export type TestPaymentStatus = 'waiting' | 'confirming' | 'silent' | 'paid' | 'gone';

export interface CardOutcome {
  readonly status: TestPaymentStatus;
  readonly decline: string | null;
}

const refuse = (decline: string): CardOutcome => ({ status: 'waiting', decline });

/** All but the last work as in Stripe's test mode. @spec D.59 */
const outcomes: ReadonlyMap<string, CardOutcome> = new Map([
  ['4242424242424242', { status: 'paid', decline: null }],
  ['4000000000000002', refuse('Your bank declined the card. Please try another card.')],
  ['4000000000009995', refuse('Your card has insufficient funds. Please try another card.')],
  ['4000000000000069', refuse('Your card has expired. Please try another card.')],
  ['4000002500003155', { status: 'confirming', decline: null }],
  ['4000000000000259', { status: 'silent', decline: null }],
]);

const unknownCard = refuse(
  'This is a test payment. Please use one of the test card numbers, such as 4242 4242 4242 4242.',
);

/** @spec D.59 */
export const findCardOutcome = (number: string): CardOutcome =>
  outcomes.get(number.replaceAll(/[\s-]/g, '')) ?? unknownCard;

export const testRefPrefix = 'test_';

/** @spec D.59 */
export const isTestRef = (ref: string): boolean => ref.startsWith(testRefPrefix);

/** Where a payment of the test gateway stands: silent is a bank that never answers. */
export type TestPaymentStatus = 'waiting' | 'confirming' | 'silent' | 'paid' | 'gone';

/** What the test gateway's bank makes of a card. */
export interface CardOutcome {
  readonly status: TestPaymentStatus;
  /** Why the bank said no; null where it did not. */
  readonly decline: string | null;
}

const refuse = (decline: string): CardOutcome => ({ status: 'waiting', decline });

/** Numbers that stand for what banks do; but for the last, those that Stripe's own test mode has. @spec D.59 */
const outcomes: ReadonlyMap<string, CardOutcome> = new Map([
  ['4242424242424242', { status: 'paid', decline: null }],
  ['4000000000000002', refuse('Your bank declined the card. Please try another one.')],
  ['4000000000009995', refuse('There is not enough money on the card. Please try another one.')],
  ['4000000000000069', refuse('The card has expired. Please try another one.')],
  ['4000002500003155', { status: 'confirming', decline: null }],
  ['4000000000000259', { status: 'silent', decline: null }],
]);

const unknownCard = refuse(
  'This is the test gateway: it takes only the card numbers of its documentation, such as 4242 4242 4242 4242.',
);

/** What comes of a card by its number, however it is spaced. @spec D.59 */
export const findCardOutcome = (number: string): CardOutcome =>
  outcomes.get(number.replaceAll(/[\s-]/g, '')) ?? unknownCard;

/** What the names of the test gateway's payments begin with. */
export const testRefPrefix = 'test_';

/** Whether a payment is one of the test gateway's. @spec D.59 */
export const isTestRef = (ref: string): boolean => ref.startsWith(testRefPrefix);

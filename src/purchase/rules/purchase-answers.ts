import type { ContactEntry, ContactProblem } from '#src/checkout/rules/contact-entry.ts';

/** What is wrong with a field, in words for the person who typed it. */
export interface AnswerProblem {
  readonly field: string;
  readonly message: string;
}

interface Answered<Entry, Problem = AnswerProblem> {
  readonly entry: Entry;
  readonly problems: readonly Problem[];
}

/** How the vehicle comes to its buyer, as it was typed; empty is not said yet. */
export interface HandoverEntry {
  readonly kind: '' | 'pickUp' | 'delivery';
  readonly street: string;
  readonly suburb: string;
  readonly postcode: string;
}

/** Which of the visitor's own valuations is traded in: none, or one by its id. */
export interface TradeInEntry {
  readonly choice: string;
}

/** How the rest is paid, as it was typed; empty is not said yet. */
export interface FundsEntry {
  readonly kind: '' | 'own' | 'finance';
  readonly amount: string;
  readonly termYears: string;
}

/** What a shopper has answered so far, by its step. @spec D.41 */
export interface PurchaseAnswers {
  readonly contact?: Answered<ContactEntry, ContactProblem>;
  readonly handover?: Answered<HandoverEntry>;
  readonly tradeIn?: Answered<TradeInEntry>;
  readonly funds?: Answered<FundsEntry>;
}

/** The choice of no trade-in. */
export const noTradeIn = 'none';

/** Whether an answer is there and nothing is wrong with it. */
export const isAnswered = (answer: PurchaseAnswers[keyof PurchaseAnswers]): boolean =>
  answer !== undefined && answer.problems.length === 0;

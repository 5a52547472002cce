import type { ContactEntry, ContactProblem } from '#src/checkout/rules/contact-entry.ts';

export interface AnswerProblem {
  readonly field: string;
  readonly message: string;
}

interface Answered<Entry, Problem = AnswerProblem> {
  readonly entry: Entry;
  readonly problems: readonly Problem[];
}

export interface HandoverEntry {
  readonly kind: '' | 'pickUp' | 'delivery';
  readonly street: string;
  readonly suburb: string;
  readonly postcode: string;
}

export interface TradeInEntry {
  readonly choice: string;
}

export interface FundsEntry {
  readonly kind: '' | 'own' | 'finance';
  readonly amount: string;
  readonly termYears: string;
}

/** @spec D.41 */
export interface PurchaseAnswers {
  readonly contact?: Answered<ContactEntry, ContactProblem>;
  readonly handover?: Answered<HandoverEntry>;
  readonly tradeIn?: Answered<TradeInEntry>;
  readonly funds?: Answered<FundsEntry>;
}

export const noTradeIn = 'none';

export const isAnswered = (answer: PurchaseAnswers[keyof PurchaseAnswers]): boolean =>
  answer !== undefined && answer.problems.length === 0;

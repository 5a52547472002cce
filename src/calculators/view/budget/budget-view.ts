import type { BudgetFrequency } from '../../rules/budget/calculate-budget.ts';

/** The button of one car type: a search of what was found, or that nothing was. @spec L2.68, L4.21, L8.02 */
export type BudgetButton =
  | { readonly kind: 'found'; readonly label: string; readonly href: string }
  | { readonly kind: 'none'; readonly label: string; readonly warning: string };

/** A body type with its count within the budget. */
export interface BudgetBody {
  readonly value: string;
  readonly label: string;
}

/** What the stock says to a budget. */
export interface BudgetAnswer {
  readonly buttons: readonly BudgetButton[];
  readonly bodies: readonly BudgetBody[];
}

/** What the search by budget is drawn from. */
export interface BudgetView {
  readonly action: string;
  readonly repaymentText: string;
  readonly depositText: string;
  readonly frequency: BudgetFrequency;
  /** Repayments that stand for nothing chosen yet, as texts. */
  readonly startTexts: Readonly<Record<BudgetFrequency, string>>;
  /** Empty for any. */
  readonly body: string;
  /** 0 adds the repayments up. */
  readonly ratePercent: number;
  /** End of the slider, on its step. */
  readonly maxDollars: number;
  /** How the budget is worked out, rates included. */
  readonly method: string;
  /** Null where no rate is used. */
  readonly warning: string | null;
  readonly disclaimer: string | null;
  readonly answer: BudgetAnswer;
}

import { emptySearchState } from '#src/search/rules/empty-search-state.ts';
import type { SearchState } from '#src/search/rules/search-state.ts';
import { type BudgetEntry, calculateBudgetCents } from './calculate-budget.ts';

/** What is asked of the stock: prices up to a budget, and perhaps one body. */
export interface BudgetQuestion {
  readonly budgetDollars: number;
  /** Empty for any. */
  readonly body: string;
}

/** Prices of this and less are placeholders. @spec L7.08 */
const leastDollars = 1000;

/** The search of what a budget buys: above $1,000 and up to it. @spec L7.08 */
export const buildBudgetState = ({ budgetDollars, body }: BudgetQuestion, carType: string | null): SearchState => ({
  ...emptySearchState,
  refinements: {
    ...(carType !== null && { car_type: [carType] }),
    ...(body !== '' && { body: [body] }),
  },
  ranges: { price: { min: leastDollars + 1, max: Math.max(budgetDollars, leastDollars + 1) } },
});

/** Whole dollars of a budget: no price above it may be found. */
export const getBudgetDollars = (entry: BudgetEntry, ratePercent: number): number =>
  Math.floor(calculateBudgetCents(entry, ratePercent) / 100);

export type { BudgetEntry };

import { emptySearchState, type SearchState } from '#src/search/rules/search-state.ts';

export interface BudgetQuestion {
  readonly budgetDollars: number;
  readonly body: string;
}

/** Highest price, in dollars, that is probably a placeholder. @spec L7.08 */
const leastDollars = 1000;

/** @spec L7.08 */
export const buildBudgetState = ({ budgetDollars, body }: BudgetQuestion, carType: string | null): SearchState => ({
  ...emptySearchState,
  refinements: {
    ...(carType !== null && { car_type: [carType] }),
    ...(body !== '' && { body: [body] }),
  },
  ranges: { price: { min: leastDollars + 1, max: Math.max(budgetDollars, leastDollars + 1) } },
});

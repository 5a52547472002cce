/** The budgets that searches offer, in dollars. @spec B2.23 */
export const priceStepsDollars = [
  10_000, 15_000, 20_000, 25_000, 30_000, 35_000, 40_000, 45_000, 50_000, 60_000, 70_000, 80_000, 100_000, 150_000,
] as const;

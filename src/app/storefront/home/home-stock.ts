import type { VehicleCardView } from '#src/app/storefront/vehicle-card/vehicle-card-view.ts';
import type { BudgetView } from '#src/calculators/view/budget/budget-view.ts';
import type { StockCounts } from '#src/search/view/home/stock-counts.ts';

/** What the stock says to the home page. */
export interface HomeStock extends StockCounts {
  /** What a budget buys; null on a home page without the section. */
  readonly budget: BudgetView | null;
  readonly newest: readonly VehicleCardView[];
}

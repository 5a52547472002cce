import type { VehicleCardView } from '#src/app/storefront/vehicle-card/vehicle-card-view.ts';
import type { StockCounts } from '#src/search/view/stock-counts.ts';

/** What the stock says to the home page. */
export interface HomeStock extends StockCounts {
  readonly newest: readonly VehicleCardView[];
}

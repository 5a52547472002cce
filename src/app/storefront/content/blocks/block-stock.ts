import type { VehicleCardView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { ContentBlock } from '#src/sites/config/pages/block-schemas.ts';

/** A search of which a page shows the first vehicles. */
export interface StockRowRequest {
  /** Path and query of a search of the site. */
  readonly search: string;
  readonly limit: number;
}

/** What the stock says to the blocks of a page. */
export interface BlockStock {
  /** Vehicles listed, as the search would count them. */
  readonly count: number;
  readonly makesCount: number;
  /** Cards of the searches that the page shows, by address. */
  readonly stockRows: Readonly<Record<string, readonly VehicleCardView[]>>;
}

const countsStock = (block: ContentBlock): boolean =>
  block.kind === 'figures' && block.figures.some(({ count }) => count === 'stock' || count === 'makes');

/** The searches that the blocks of a page show, or null for a page that shows nothing of the stock: it does not ask for it. */
export const listStockRows = (blocks: readonly ContentBlock[]): readonly StockRowRequest[] | null => {
  const stockRows = blocks.filter((block) => block.kind === 'stock').map(({ search, limit }) => ({ search, limit }));
  return stockRows.length > 0 || blocks.some(countsStock) ? stockRows : null;
};

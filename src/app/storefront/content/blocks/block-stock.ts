import type { VehicleCardView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { ContentBlock } from '#src/sites/config/pages/block-schemas.ts';

export interface StockRowRequest {
  readonly search: string;
  readonly limit: number;
}

export interface BlockStock {
  readonly count: number;
  readonly makesCount: number;
  readonly stockRows: Readonly<Record<string, readonly VehicleCardView[]>>;
}

const countsStock = (block: ContentBlock): boolean =>
  block.kind === 'figures' && block.figures.some(({ count }) => count === 'stock' || count === 'makes');

/** Lists the searches that a page's blocks show; null when the page needs nothing from the stock. */
export const listStockRows = (blocks: readonly ContentBlock[]): readonly StockRowRequest[] | null => {
  const stockRows = blocks.filter((block) => block.kind === 'stock').map(({ search, limit }) => ({ search, limit }));
  return stockRows.length > 0 || blocks.some(countsStock) ? stockRows : null;
};

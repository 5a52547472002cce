import type { DatabaseService } from '#src/platform/db/database.ts';
import type { StockWatch } from '#src/vehicle/server/stock-watch.ts';
import { streamVehicleFields } from '#src/vehicle/server/stream-vehicle-fields.ts';
import { comparedFields } from '../rules/comparison/market-listing.ts';
import type { MarketConfig } from '../rules/config.ts';
import { createMarketStock, type MarketStock } from './market-stock.ts';

interface SharingSite {
  readonly slug: string;
  readonly config: { readonly market: Pick<MarketConfig, 'sharesStock'> };
}

export interface OpenMarketOptions {
  readonly database: Pick<DatabaseService, 'interactive'>;
  readonly stockWatch: Pick<StockWatch, 'onStockChanged'>;
  readonly sites: { readonly all: () => readonly SharingSite[] };
  readonly onProblem: (error: unknown) => void;
}

/** @spec B3.15 */
export const openMarket = ({ database, stockWatch, sites, onProblem }: OpenMarketOptions): MarketStock =>
  createMarketStock({
    stream: (siteSlug, version, onBatch) =>
      streamVehicleFields(database.interactive, { siteSlug, version, names: comparedFields }, onBatch),
    onStockChanged: stockWatch.onStockChanged,
    listSharingSites: () => sites.all().flatMap(({ slug, config }) => (config.market.sharesStock ? [slug] : [])),
    onProblem,
  });

import { comparedFields } from '#src/market/rules/comparison/market-listing.ts';
import { createMarketStock, type MarketStock } from '#src/market/server/market-stock.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { SiteRegistry } from '#src/sites/server/site-registry.ts';
import { streamVehicleFields } from '#src/vehicle/server/queries.ts';
import type { StockWatch } from '#src/vehicle/server/stock-watch.ts';

export interface OpenMarketOptions {
  readonly database: Pick<DatabaseService, 'interactive'>;
  readonly stockWatch: Pick<StockWatch, 'onStockChanged'>;
  readonly sites: Pick<SiteRegistry, 'all'>;
  readonly onProblem: (error: unknown) => void;
}

/** Follows the stock of all sites that share theirs, for price comparisons. @spec B3.15 */
export const openMarket = ({ database, stockWatch, sites, onProblem }: OpenMarketOptions): MarketStock =>
  createMarketStock({
    stream: (siteSlug, version, onBatch) =>
      streamVehicleFields(database.interactive, { siteSlug, version, names: comparedFields }, onBatch),
    onStockChanged: stockWatch.onStockChanged,
    listSharingSites: () => sites.all().flatMap(({ slug, config }) => (config.market.sharesStock ? [slug] : [])),
    onProblem,
  });

import { estimateUsedPrice } from '#src/market/server/estimate-used-price.ts';
import type { MarketStock } from '#src/market/server/market-stock.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { createLocationResolver } from '#src/stock-import/rules/create-location-resolver.ts';
import { type ImportStockOptions, type ImportSummary, importStock } from '#src/stock-import/server/import-stock.ts';
import { createFindCommitments } from './find-commitments.ts';

export interface StockImporterOptions {
  readonly database: Pick<DatabaseService, 'primary'>;
  readonly siteOf: (slug: string) => ResolvedSite | undefined;
  /** Prices are compared with the stock of all sites. */
  readonly market: Pick<MarketStock, 'find'>;
}

export type SiteImport = Omit<
  ImportStockOptions,
  'database' | 'config' | 'resolveLocation' | 'findCommitments' | 'estimatePriceCents'
>;

export type ImportForSite = (options: SiteImport) => Promise<ImportSummary>;

/** Imports feeds by each site's own switches. Throws for a site that isn't served. */
export const createStockImporter = ({ database, siteOf, market }: StockImporterOptions): ImportForSite => {
  const findCommitments = createFindCommitments(database.primary);
  const estimate = estimateUsedPrice(market);
  return (options) => {
    const site = siteOf(options.siteSlug);
    if (site === undefined) throw new Error(`There is no site '${options.siteSlug}'.`);
    return importStock({
      ...options,
      database,
      config: site.config.stockFeed,
      resolveLocation: createLocationResolver(site),
      findCommitments,
      estimatePriceCents: async (siteSlug, vehicle) => {
        if (vehicle.carType !== 'used' || vehicle.itemType !== 'car') return null;
        const answer = await estimate({ siteSlug, car: vehicle, config: site.config.market });
        return answer.kind === 'estimate' ? answer.middleCents : null;
      },
    });
  };
};

import { estimateUsedPrice } from '#src/market/server/estimate-used-price.ts';
import type { MarketStock } from '#src/market/server/market-stock.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { createLocationResolver } from '#src/stock-import/rules/create-location-resolver.ts';
import type { ImportStockOptions } from '#src/stock-import/server/import-options.ts';
import { type ImportSummary, importStock } from '#src/stock-import/server/import-stock.ts';
import { FeedFileError } from '#src/stock-import/server/read-feed.ts';
import type { EstimatePrice } from '#src/stock-import/server/survey-options.ts';
import { findCommitments } from './find-commitments.ts';
import { type ListMedia, loadPhotoSources } from './load-photo-sources.ts';

export interface StockImporterOptions {
  readonly database: Pick<DatabaseService, 'primary'>;
  readonly siteOf: (slug: string) => ResolvedSite | undefined;
  readonly market: Pick<MarketStock, 'find'>;
  readonly listMedia: ListMedia;
  readonly log: { readonly warn: (fields: object, message: string) => void };
}

export type SiteImport = Omit<
  ImportStockOptions,
  | 'database'
  | 'config'
  | 'resolveLocation'
  | 'needsLocation'
  | 'photoSources'
  | 'findCommitments'
  | 'estimatePriceCents'
>;

export type ImportForSite = (options: SiteImport) => Promise<ImportSummary>;

const createEstimate = ({ market }: StockImporterOptions, site: ResolvedSite): EstimatePrice => {
  const estimate = estimateUsedPrice(market);
  return async (siteSlug, vehicle) => {
    if (vehicle.carType !== 'used' || vehicle.itemType !== 'car') return null;
    const answer = await estimate({ siteSlug, car: vehicle, config: site.config.market });
    return answer.kind === 'estimate' ? answer.middleCents : null;
  };
};

/** Maximum number of stock numbers in a log line. A feed can put all of a site's sold vehicles back on sale. */
const mostListed = 20;

const logOutcome = (
  { log }: StockImporterOptions,
  { siteSlug, source }: SiteImport,
  { held, named, returned }: ImportSummary,
): void => {
  for (const { kind, count, sentence } of held) {
    log.warn({ site: siteSlug, source, kind, count }, `part of a stock feed was held back: ${sentence}`);
  }
  for (const { stockNumber, commitments, isHeld } of named) {
    const outcome = isHeld ? 'stays' : 'is no longer';
    log.warn(
      { site: siteSlug, source, stockNumber, commitments },
      `a vehicle that shoppers have a stake in ${outcome} for sale after a stock feed`,
    );
  }
  if (returned.length > 0) {
    const stockNumbers = returned.slice(0, mostListed).map(({ stockNumber }) => stockNumber);
    log.warn(
      { site: siteSlug, source, count: returned.length, stockNumbers },
      'a stock feed lists sold vehicles for sale again',
    );
  }
};

const listOwnPhones = ({ locations, phones }: ResolvedSite): readonly string[] => [
  ...locations.map(({ contact }) => contact.phone),
  ...Object.values(phones).flatMap((phone) => phone ?? []),
];

export const createStockImporter = (importer: StockImporterOptions): ImportForSite => {
  const { database, siteOf, listMedia, log } = importer;
  return async (options) => {
    const { siteSlug, source, isDryRun = false } = options;
    const site = siteOf(siteSlug);
    if (site === undefined) throw new Error(`There is no site '${siteSlug}'.`);
    try {
      const summary = await importStock({
        ...options,
        database,
        config: site.config.stockFeed,
        resolveLocation: createLocationResolver(site, site.config.stockFeed.yards),
        needsLocation: site.locations.length > 1,
        ownPhones: listOwnPhones(site),
        photoSources: await loadPhotoSources(site, listMedia),
        findCommitments,
        estimatePriceCents: createEstimate(importer, site),
      });
      if (!isDryRun) logOutcome(importer, options, summary);
      return summary;
    } catch (error) {
      if (error instanceof FeedFileError) {
        log.warn({ site: siteSlug, source, fault: error.fault }, `a stock feed failed: ${error.message}`);
      }
      throw error;
    }
  };
};

import { createHash } from 'node:crypto';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { readSecret } from '#src/platform/env.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import type { SearchSettings } from '#src/search/engine/search-api.ts';
import { documentEpoch, stockSearchSettings } from '#src/search/rules/document/stock-search-settings.ts';
import { createMeilisearchIndex } from '#src/search/server/external/create-meilisearch-index.ts';
import { createStockSender, type StockSender } from '#src/search/server/external/create-stock-sender.ts';
import type { ExternalIndex, SendOutcome } from '#src/search/server/external/external-index.ts';
import { createSearchTargets } from '#src/search/server/external/search-targets.ts';
import type { SendStockOptions, StockTarget } from '#src/search/server/external/send-stock.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { findSearchKeys, isForeignSearch } from '#src/sites/server/find-search-keys.ts';
import type { SiteRegistry } from '#src/sites/server/site-registry.ts';
import type { StockWatch } from '#src/vehicle/server/stock-watch.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';

const createLockedIndex = (reason: string): ExternalIndex => {
  const refuse = async (): Promise<SendOutcome> => ({ kind: 'failed', isRetryable: false, reason });
  return { configure: refuse, upsert: refuse, remove: refuse };
};

const openIndex = (
  engine: ResolvedSite['searchEngine'],
  readSecret: (variable: string) => string | undefined,
): ExternalIndex => {
  const keys = findSearchKeys(engine, readSecret);
  if (keys.kind === 'missing') return createLockedIndex(`The environment has no ${keys.variables.join(', ')}.`);
  if (keys.adminKey === null) return createLockedIndex('The site has no adminKeyVariable for its search server.');
  return createMeilisearchIndex({ host: engine.host, apiKey: keys.adminKey, indexUid: engine.index });
};

/**
 * Returns undefined for a site without a search server of its own. If the server, the index, `settings` or `epoch`
 * changes, all documents are sent again.
 * @spec B3.25, D.15
 */
export const createStockTarget = (
  { searchEngine }: Pick<ResolvedSite, 'searchEngine'>,
  epoch: string,
  settings: SearchSettings,
  readSecret: (variable: string) => string | undefined,
): StockTarget | undefined => {
  if (!isForeignSearch(searchEngine)) return undefined;
  const { host, index } = searchEngine;
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([host, index, settings, epoch]))
    .digest('hex');
  return { index: openIndex(searchEngine, readSecret), fingerprint };
};

interface StartStockSenderOptions extends Pick<SendStockOptions, 'toDocument'> {
  readonly database: DatabaseService;
  readonly vehicles: VehicleStore;
  readonly stockWatch: StockWatch;
  readonly sites: Pick<SiteRegistry, 'all' | 'bySlug'>;
  readonly log: Logger;
}

/** @spec D.15 */
export const startStockSender = (options: StartStockSenderOptions): StockSender => {
  const { database, vehicles, stockWatch, sites, toDocument, log } = options;
  const sender = createStockSender({
    vehicleStore: vehicles,
    stockWatch,
    targets: createSearchTargets(database),
    settings: stockSearchSettings,
    targetOf: (siteSlug) => {
      const site = sites.bySlug(siteSlug);
      return site === undefined
        ? undefined
        : createStockTarget(site, documentEpoch(site, new Date()), stockSearchSettings, readSecret);
    },
    // Sends only shown vehicles, because a search key gives access to the whole index.
    toDocument: (siteSlug, vehicle) => (vehicle.isShownOnWebsite ? toDocument(siteSlug, vehicle) : undefined),
    onProblem: (site, reason) => log.warn({ site, reason }, 'stock could not be sent to the search server'),
  });
  for (const site of sites.all()) sender.wake(site.slug);
  return sender;
};

import type { DatabaseService } from '#src/platform/db/database.ts';
import { readSecret } from '#src/platform/env.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import { documentEpoch } from '#src/search/rules/document/document-epoch.ts';
import { stockSearchSettings } from '#src/search/rules/document/stock-search-settings.ts';
import { createStockSender, type StockSender } from '#src/search/server/foreign/create-stock-sender.ts';
import { createSearchTargets } from '#src/search/server/foreign/search-targets.ts';
import type { SendStockOptions } from '#src/search/server/foreign/send-stock.ts';
import type { SiteRegistry } from '#src/sites/server/site-registry.ts';
import type { StockWatch } from '#src/vehicle/server/stock-watch.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { createStockTarget } from './create-stock-target.ts';

export interface StartStockSenderOptions extends Pick<SendStockOptions, 'toDocument'> {
  readonly database: DatabaseService;
  readonly vehicles: VehicleStore;
  readonly stockWatch: StockWatch;
  readonly sites: Pick<SiteRegistry, 'all' | 'bySlug'>;
  readonly log: Logger;
}

/** Sends the stock of sites that name a search server of their own to it, from now on. @spec D.15 */
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
    // The key that reaches browsers reads all that is there: only what the dealer shows is sent.
    toDocument: (siteSlug, vehicle) => (vehicle.isShownOnWebsite ? toDocument(siteSlug, vehicle) : undefined),
    onProblem: (site, reason) => log.warn({ site, reason }, 'stock was not sent to the search server'),
  });
  for (const site of sites.all()) sender.wake(site.slug);
  return sender;
};

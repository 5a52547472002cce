import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { createLocationResolver } from '#src/stock-import/rules/create-location-resolver.ts';
import { importStock } from '#src/stock-import/server/import-stock.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';

export interface DemoStockOptions {
  readonly database: DatabaseService;
  readonly vehicles: Pick<VehicleStore, 'readStockVersion'>;
  readonly sites: readonly ResolvedSite[];
  readonly now: Date;
  readonly log: Logger;
}

async function* writeFeed(records: readonly Record<string, unknown>[]): AsyncGenerator<Buffer> {
  for (const record of records) yield Buffer.from(`${JSON.stringify(record)}\n`);
}

/** Fills an empty store with demo stock, through the import that dealers' feeds use. A no-op when any site has stock. */
export const loadDemoStock = async ({ database, vehicles, sites, now, log }: DemoStockOptions): Promise<void> => {
  const versions = await Promise.all(sites.map(({ slug }) => vehicles.readStockVersion(slug)));
  if (versions.some((version) => version > 0)) return;
  const [{ buildDemoStock }, { demoDealers }] = await Promise.all([
    import('../../../../demo/build-stock.ts'),
    import('../../../../demo/dealers.ts'),
  ]);
  const today = now.toISOString().slice(0, 10);
  for (const site of sites.filter(({ slug }) => demoDealers.some((dealer) => dealer.slug === slug))) {
    const summary = await importStock({
      database,
      siteSlug: site.slug,
      source: writeFeed(buildDemoStock(site.slug, today)),
      format: 'jsonl',
      resolveLocation: createLocationResolver(site),
      onRefusal: (refusal) => log.error({ site: site.slug, refusal }, 'a demo vehicle was refused'),
    });
    log.info({ site: site.slug, ...summary }, 'demo stock loaded');
  }
};

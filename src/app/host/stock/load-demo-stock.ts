import type { Logger } from '#src/platform/log/create-logger.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import type { ImportForSite } from './create-stock-importer.ts';

export interface DemoStockOptions {
  readonly importForSite: ImportForSite;
  readonly vehicles: Pick<VehicleStore, 'readStockVersion'>;
  readonly sites: readonly ResolvedSite[];
  readonly now: Date;
  readonly log: Logger;
}

async function* writeFeed(records: readonly Record<string, unknown>[]): AsyncGenerator<Buffer> {
  for (const record of records) yield Buffer.from(`${JSON.stringify(record)}\n`);
}

export const loadDemoStock = async ({ importForSite, vehicles, sites, now, log }: DemoStockOptions): Promise<void> => {
  const versions = await Promise.all(sites.map(({ slug }) => vehicles.readStockVersion(slug)));
  if (versions.some((version) => version > 0)) return;
  const [{ buildDemoStock }, { demoDealers }] = await Promise.all([
    import('../../../../demo/build-stock.ts'),
    import('../../../../demo/dealers.ts'),
  ]);
  const today = now.toISOString().slice(0, 10);
  for (const site of sites.filter(({ slug }) => demoDealers.some((dealer) => dealer.slug === slug))) {
    const records = buildDemoStock(site.slug, today);
    const summary = await importForSite({
      siteSlug: site.slug,
      open: () => writeFeed(records),
      format: 'jsonl',
      source: 'demo',
      // Holds nothing back, because an empty database has no stock to protect.
      isAccepted: true,
      onRefusal: (refusal) => log.error({ site: site.slug, refusal }, 'a demo vehicle was refused'),
    });
    log.info({ site: site.slug, ...summary }, 'demo stock loaded');
  }
};

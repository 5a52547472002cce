import type { Logger } from '#src/platform/log/create-logger.ts';
import { parseVehicle, type Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';

export interface DemoStockOptions {
  readonly vehicles: VehicleStore;
  readonly siteIds: readonly string[];
  readonly now: Date;
  readonly log: Logger;
}

const parseRecord = (record: Record<string, unknown>): Vehicle => {
  const parsed = parseVehicle(record);
  if (parsed.kind === 'record') return parsed.record;
  throw new Error(
    `A demo vehicle is not valid: ${parsed.errors.map(({ field, reason }) => `${field} ${reason}`).join('; ')}`,
  );
};

/** Fills an empty store with the demo stock of the sites that have one. A store with any stock is left as it is. */
export const loadDemoStock = async ({ vehicles, siteIds, now, log }: DemoStockOptions): Promise<void> => {
  const versions = await Promise.all(siteIds.map((siteId) => vehicles.readStockVersion(siteId)));
  if (versions.some((version) => version > 0)) return;
  const [{ buildDemoStock }, { demoDealers }] = await Promise.all([
    import('../../../demo/build-stock.ts'),
    import('../../../demo/dealers.ts'),
  ]);
  const today = now.toISOString().slice(0, 10);
  for (const siteId of siteIds.filter((slug) => demoDealers.some((dealer) => dealer.slug === slug))) {
    const records = buildDemoStock(siteId, today);
    await vehicles.saveChanges(siteId, records.map(parseRecord));
    log.info({ site: siteId, vehicles: records.length }, 'demo stock loaded');
  }
};

import type { StockIndexes } from '#src/search/server/stock-index.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';

/** A site's vehicles for loaders. */
export const createVehicleService = ({
  vehicles,
}: {
  readonly vehicles: VehicleStore;
  readonly indexes: StockIndexes;
}) => ({
  findBySlug: (site: ResolvedSite, slug: string): Promise<Vehicle | undefined> => vehicles.findBySlug(site.slug, slug),
});

export type VehicleService = ReturnType<typeof createVehicleService>;

import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

/** As much of the vehicle store as an index needs. */
export interface VehicleSource {
  readonly loadChangedSince: (
    siteId: string,
    version: number,
  ) => Promise<{ readonly stockVersion: number; readonly vehicles: readonly Vehicle[] }>;
  readonly streamAll: (
    siteId: string,
    onBatch: (batch: readonly Vehicle[]) => void | Promise<void>,
  ) => Promise<{ readonly stockVersion: number }>;
}

/** Tells of every change of a site's stock. */
export interface StockChanges {
  readonly onStockChanged: (
    listener: (event: { readonly siteId: string; readonly version: number }) => void,
  ) => () => void;
}

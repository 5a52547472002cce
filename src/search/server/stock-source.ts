import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

export interface VehicleSource {
  /** Streams vehicles written after `version`. Some may be newer than the returned `stockVersion`. */
  readonly streamSince: (
    siteSlug: string,
    version: number,
    onBatch: (batch: readonly Vehicle[]) => void | Promise<void>,
  ) => Promise<{ readonly stockVersion: number }>;
}

export interface StockChanges {
  readonly onStockChanged: (
    listener: (event: { readonly siteSlug: string; readonly version: number }) => void,
  ) => () => void;
}

import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

export interface VehicleSource {
  /**
   * Streams the vehicles written after `version` (0 for all). Includes every change up to the returned `stockVersion`,
   * and perhaps some later ones.
   */
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

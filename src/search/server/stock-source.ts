import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

export interface VehicleSource {
  /** Hands over in batches what was written after `version` (0: everything), as of `stockVersion` at the least. */
  readonly streamSince: (
    siteSlug: string,
    version: number,
    onBatch: (batch: readonly Vehicle[]) => void | Promise<void>,
  ) => Promise<{ readonly stockVersion: number }>;
}

/** Tells of every change of a site's stock. */
export interface StockChanges {
  readonly onStockChanged: (
    listener: (event: { readonly siteSlug: string; readonly version: number }) => void,
  ) => () => void;
}

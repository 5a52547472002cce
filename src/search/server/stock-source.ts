import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

export interface VehicleSource {
  /** Streams what was written after `version`, and perhaps more than the returned `stockVersion` covers. */
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

import { vi } from 'vitest';
import { parseVehicle, type Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { stockSearchSettings } from '../rules/document/stock-search-settings.ts';
import type { SavedIndexes } from '../server/saved-indexes.ts';
import { createStockIndexes } from '../server/stock-indexes.ts';

export const vehicle = (id: number, priceDollars = 10_000): Vehicle => {
  const parsed = parseVehicle({
    id,
    slug: `car-${id}`,
    name: `Car ${id}`,
    year: 2020,
    make: 'Kia',
    model: 'Rio',
    stocknum: `S${id}`,
    car_type: 'used',
    price: priceDollars,
  });
  if (parsed.kind !== 'record') throw new Error('the test vehicle is not valid');
  return parsed.record;
};

export const createFakeStore = () => {
  const rows = new Map<string, Map<number, { vehicle: Vehicle; version: number }>>();
  const versions = new Map<string, number>();
  const listeners = new Set<(event: { siteSlug: string; version: number }) => void>();
  const faults: { isAway: boolean; beforeRead: (() => void) | undefined } = { isAway: false, beforeRead: undefined };
  const read = (siteSlug: string, since: number): { stockVersion: number; vehicles: Vehicle[] } => {
    if (faults.isAway) throw new Error('away');
    const stockVersion = versions.get(siteSlug) ?? 0;
    const found = [...(rows.get(siteSlug)?.values() ?? [])].filter(({ version }) => version > since);
    const hook = faults.beforeRead;
    faults.beforeRead = undefined;
    hook?.();
    return { stockVersion, vehicles: found.map((row) => row.vehicle) };
  };
  return {
    faults,
    setVersion: (siteSlug: string, version: number) => versions.set(siteSlug, version),
    save(siteSlug: string, ...vehicles: Vehicle[]) {
      const version = (versions.get(siteSlug) ?? 0) + 1;
      versions.set(siteSlug, version);
      const site = rows.get(siteSlug) ?? new Map();
      rows.set(siteSlug, site);
      for (const changed of vehicles) site.set(changed.id, { vehicle: changed, version });
      for (const listener of listeners) listener({ siteSlug, version });
    },
    store: {
      streamSince: vi.fn(
        async (siteSlug: string, since: number, onBatch: (batch: readonly Vehicle[]) => void | Promise<void>) => {
          const { stockVersion, vehicles } = read(siteSlug, since);
          await onBatch(vehicles);
          return { stockVersion };
        },
      ),
    },
    feed: {
      onStockChanged: (listener: (event: { siteSlug: string; version: number }) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
};

export const setUp = (maxBytes = 100_000_000, fake = createFakeStore(), savedIndexes?: SavedIndexes) => {
  const onProblem = vi.fn();
  const epoch = { year: 2026 };
  const indexes = createStockIndexes({
    vehicleStore: fake.store,
    stockWatch: fake.feed,
    settings: stockSearchSettings,
    maxBytes,
    savedIndexes,
    maxWaitMs: 20,
    toDocument: (_siteSlug, { id, make, priceCents, status }) =>
      status === 'draft' ? undefined : { id, make, price: (priceCents ?? 0) / 100, year: epoch.year },
    epochOf: () => String(epoch.year),
    onProblem,
  });
  return { fake, indexes, onProblem, epoch };
};

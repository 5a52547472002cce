import { afterAll, beforeAll } from 'vitest';
import type { TestDatabase } from '#src/platform/db/testing/open-test-databases.ts';
import { changeStock, setVehicleHold } from '#src/vehicle/server/change-stock.ts';
import type { VehicleHold } from '#src/vehicle/server/tables.ts';
import { createVehicleStore, type VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { stockFeedConfig } from '../../rules/config.ts';
import type { Refusal, Warning } from '../../rules/row-remark.ts';
import type { ImportStockOptions } from '../import-options.ts';
import { type ImportSummary, importStock } from '../import-stock.ts';

type Part = string | Buffer;

export const feedConfig = (switches: object = {}) => stockFeedConfig.parse(switches);

async function* bytesOf(...parts: readonly Part[]): AsyncGenerator<Buffer> {
  for (const part of parts) yield Buffer.from(part);
}

export const heading = 'Stock No,Make,Model,Year,Badge,DAP,EGC,Odometer,Location Code\n';

export const csvRow = (number: number, rest = 'GXL,34990,,45000 km,'): string =>
  `U${number},Toyota,RAV4,2021,${rest}\n`;

const moorooka = {
  location: { name: 'Moorooka', slug: 'moorooka', phone: null, address: null, distributionLocations: [] },
  locationId: 101,
  locationName: 'Moorooka',
  city: 'Moorooka',
  state: 'QLD',
  dealershipId: null,
  dealershipSlug: null,
  dealershipName: null,
};

export const prepareImports = (open: () => Promise<TestDatabase>) => {
  let test: TestDatabase;
  let store: VehicleStore;
  let siteNumber = 0;
  const site: { slug: string; refusals: Refusal[]; warnings: Warning[] } = { slug: '', refusals: [], warnings: [] };
  beforeAll(async () => {
    test = await open();
    store = createVehicleStore(test.database);
  });
  afterAll(() => test?.close());
  const startSite = (): void => {
    siteNumber += 1;
    site.slug = `site-${siteNumber}`;
  };
  const run = (parts: readonly Part[], options: Partial<ImportStockOptions> = {}): Promise<ImportSummary> => {
    site.refusals = [];
    site.warnings = [];
    return importStock({
      database: test.database,
      siteSlug: site.slug,
      open: () => bytesOf(...parts),
      format: 'csv',
      config: feedConfig(),
      source: 'command',
      findCommitments: async () => new Map(),
      estimatePriceCents: async () => null,
      resolveLocation: (code) => (code === 'MOO' ? moorooka : undefined),
      onRefusal: (refusal) => site.refusals.push(refusal),
      onWarning: (warning) => site.warnings.push(warning),
      ...options,
    });
  };
  const loadSince = async (version: number) => (await store.loadChangedSince(site.slug, version)).vehicles;
  return {
    site,
    startSite,
    run,
    load: () => loadSince(0),
    findBySlug: (slug: string) => store.findBySlug(site.slug, slug),
    loadSince,
    hold: (id: number, hold: VehicleHold | null, nowMs: number) =>
      changeStock(test.database.primary, site.slug, (change) => setVehicleHold(change, id, hold), new Date(nowMs)),
    readDatabase: () => test.database.primary,
    readStockVersion: () => store.readStockVersion(site.slug),
  };
};

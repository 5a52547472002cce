import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import { buildSearchDocument } from '#src/search/rules/document/build-search-document.ts';
import { stockSearchSettings } from '#src/search/rules/document/stock-search-settings.ts';
import {
  type RecordingServer,
  startRecordingServer,
  writeKey,
} from '#src/search/server/external/testing/start-recording-server.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { createVehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { createStockTarget, startStockSender } from './start-stock-sender.ts';

const [embedded] = testDatabases;
const index = 'Car_production';
const vin = '6T1BF3FK1234567ZX';
const stock = [
  makeTestVehicle({
    id: 1,
    stockNumber: 'S1',
    vin,
    regoPlate: '741 XQK',
    priceCents: 2_000_000,
    privateSuburb: 'Elsewhere',
  }),
  makeTestVehicle({ id: 2, stockNumber: 'S2', slug: 'sold', status: 'sold', priceCents: 3_141_500 }),
  makeTestVehicle({ id: 3, stockNumber: 'S3', slug: 'unshown', isShownOnWebsite: false }),
  makeTestVehicle({ id: 4, stockNumber: 'S4', slug: 'sparse', vin: null, regoPlate: null, priceCents: null }),
];

describe('the stock of a site that names a search server of its own', () => {
  let test: TestDatabase;
  let server: RecordingServer;
  let close = async (): Promise<void> => undefined;

  beforeEach(async () => {
    test = await embedded.open();
    server = await startRecordingServer(index);
    vi.stubEnv('TEST_ADMIN_KEY', writeKey);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await close();
    await server?.close();
    await test?.close();
  });

  const send = async (hiddenSpecRows: readonly string[]): Promise<string> => {
    const searchEngine = { host: server.host, index, searchKeyVariable: null, adminKeyVariable: 'TEST_ADMIN_KEY' };
    const site: ResolvedSite = {
      ...resolveOrThrow(minimalSite('wattle', 'group', { vehicle: { page: { hiddenSpecRows } } })),
      searchEngine,
      configVersion: '1',
    };
    const vehicles = createVehicleStore({ primary: test.database.interactive, replica: test.database.replica });
    await vehicles.saveChanges(site.slug, stock);
    const onProblem = vi.fn();
    const sender = startStockSender({
      database: test.database,
      vehicles,
      stockWatch: { onStockChanged: () => () => undefined } as never,
      sites: { all: () => [site], bySlug: () => site } as never,
      log: { warn: onProblem } as unknown as Logger,
      toDocument: (_siteSlug: string, vehicle: Vehicle) => buildSearchDocument(vehicle, site, 2026),
    });
    close = () => sender.close();
    await vi.waitFor(() => expect([...server.documents.keys()].sort()).toEqual([1, 2, 4]), { timeout: 20_000 });
    expect(onProblem).not.toHaveBeenCalled();
    return JSON.stringify(server.calls);
  };

  it('carries no VIN or plate that its pages hide [B5.18] [D.15]', async () => {
    expect(await send(['vin', 'rego'])).not.toMatch(new RegExp(`${vin}|741 ?XQK`, 'i'));
  });

  it('carries them where its pages show them, but never a sold price, an unshown vehicle or a private suburb [B5.18] [B3.04] [B3.07]', async () => {
    const sent = await send([]);
    expect(sent).toContain(vin);
    expect(sent).not.toMatch(/31,?415|unshown|Elsewhere/);
    expect(sent).toContain('20000');
  });
});

const engine = {
  host: 'https://search.dealer.example',
  index: 'Car_production',
  searchKeyVariable: null,
  adminKeyVariable: 'ADMIN_KEY',
};
const open = (searchEngine: Partial<ResolvedSite['searchEngine']>, key?: string, epoch = '1.2026') =>
  createStockTarget({ searchEngine: { ...engine, ...searchEngine } }, epoch, stockSearchSettings, () => key);

describe('createStockTarget', () => {
  it('leaves sites alone that the built-in engine serves [D.15]', () => {
    expect(open({ host: '/search-api' }, 'key')).toBeUndefined();
  });

  it('moves its fingerprint with the server, the index and the epoch of the documents, never with the key', () => {
    const fingerprint = open({}, 'key')?.fingerprint;
    expect(open({}, 'another')?.fingerprint).toBe(fingerprint);
    expect(open({ index: 'Cars' }, 'key')?.fingerprint).not.toBe(fingerprint);
    expect(open({ host: 'https://other.example' }, 'key')?.fingerprint).not.toBe(fingerprint);
    expect(open({}, 'key', '1.2027')?.fingerprint).not.toBe(fingerprint);
  });

  it('says which key is missing, and that trying again is of no use', async () => {
    expect(await open({})?.index.upsert([{ id: 1 }])).toEqual({
      kind: 'failed',
      isRetryable: false,
      reason: 'The environment has no ADMIN_KEY.',
    });
    expect(await open({ adminKeyVariable: null })?.index.remove([1])).toMatchObject({
      reason: 'The site has no adminKeyVariable for its search server.',
    });
  });
});

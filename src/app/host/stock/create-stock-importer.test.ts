import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { vehicleHolds } from '#src/checkout/server/tables.ts';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { purchases } from '#src/purchase/server/tables.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { FeedFileError } from '#src/stock-import/server/read-feed.ts';
import { changeFirst, type YardOptions, yardFeed } from '#src/stock-import/server/testing/yard-feed.ts';
import { createVehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { watchlistEntries } from '#src/watchlist/server/tables.ts';
import { createStockImporter, type SiteImport } from './create-stock-importer.ts';
import { findCommitments } from './find-commitments.ts';

const siteSlug = 'wattle';
const now = new Date().toISOString();

describe.each(testDatabases)("feeds by a site's own switches: $name", ({ open }) => {
  let test: TestDatabase;
  let warnings: (readonly [object, string])[];
  let switches: object;
  beforeAll(async () => {
    test = await open();
    const { primary } = test.database;
    const visitorUuid = randomUUID();
    await primary.insert(vehicleHolds).values({ siteSlug, vehicleId: 1, reservationUuid: randomUUID() });
    await primary.insert(watchlistEntries).values({ siteSlug, visitorUuid, vehicleId: 2, addedAt: now });
    await primary.insert(purchases).values({
      siteSlug,
      visitorUuid,
      vehicleId: 2,
      answers: {} as never,
      openedAt: now,
      changedAt: now,
    });
    await primary.insert(vehicleHolds).values({ siteSlug: 'other', vehicleId: 3, reservationUuid: randomUUID() });
  });
  afterAll(() => test?.close());
  beforeEach(() => {
    warnings = [];
    switches = {};
  });

  const run = (feed: YardOptions, options: Partial<SiteImport> = {}) => {
    const site = { ...resolveOrThrow(minimalSite(siteSlug, 'used', { stockFeed: switches })), configVersion: '1' };
    const importForSite = createStockImporter({
      database: test.database,
      siteOf: (slug) => (slug === siteSlug ? site : undefined),
      market: { find: async () => [] },
      listMedia: async () => [],
      log: { warn: (fields, message) => warnings.push([fields, message]) },
    });
    return importForSite({
      siteSlug,
      source: 'push',
      format: 'csv',
      open: async function* () {
        yield Buffer.from(yardFeed(feed));
      },
      ...options,
    });
  };
  const load = async () => (await createVehicleStore(test.database).loadChangedSince(siteSlug, 0)).vehicles;

  it('find who has a stake in which vehicle of the site', async () => {
    expect(await findCommitments(test.database.primary, siteSlug, [1, 2, 3])).toEqual(
      new Map([
        [1, ['reservation']],
        [2, ['purchase', 'watchlist']],
      ]),
    );
  });

  it("keep a vehicle with a paid deposit on sale, sell the other, and log both, by the site's policy", async () => {
    await run({});
    switches = { missing: 'sold' };
    const summary = await run({ changed: changeFirst(2, null) });
    expect(summary).toMatchObject({ missing: 1, held: [{ kind: 'committed', stockNumbers: ['T1'] }] });
    expect((await load()).slice(0, 3).map(({ status }) => status)).toEqual(['in_stock', 'sold', 'in_stock']);
    expect(warnings).toEqual([
      [
        { site: siteSlug, source: 'push', kind: 'committed', count: 1 },
        "part of a stock feed was held back: A customer has paid a deposit on 1 vehicle that's no longer for sale in the feed. We've kept it on the site.",
      ],
      [
        { site: siteSlug, source: 'push', stockNumber: 'T1', commitments: ['reservation'] },
        'a vehicle that shoppers have a stake in stays for sale after a stock feed',
      ],
      [
        { site: siteSlug, source: 'push', stockNumber: 'T2', commitments: ['purchase', 'watchlist'] },
        'a vehicle that shoppers have a stake in is no longer for sale after a stock feed',
      ],
    ]);
  });

  it('log in one line the sold vehicles that they put back on sale [B4.02]', async () => {
    await run({ changed: changeFirst(2, { status: 'sold', colour: 'Green' }) }, { isAccepted: true });
    warnings = [];
    const { returned } = await run({ changed: changeFirst(2, { colour: 'Green' }) });
    expect(returned.map(({ stockNumber }) => stockNumber)).toEqual(['T1', 'T2']);
    expect(warnings).toEqual([
      [
        { site: siteSlug, source: 'push', count: 2, stockNumbers: ['T1', 'T2'] },
        'a stock feed lists sold vehicles for sale again',
      ],
    ]);
  });

  it('log a feed that failed, and nothing of a dry run', async () => {
    const open = async function* () {
      yield Buffer.from('nothing here\n');
    };
    await expect(run({}, { open })).rejects.toThrow(FeedFileError);
    expect(warnings).toMatchObject([[{ site: siteSlug, source: 'push', fault: 'columns' }, expect.any(String)]]);
    await run({ changed: changeFirst(4, { price: '' }) }, { isDryRun: true });
    expect(warnings).toHaveLength(1);
  });

  it('refuse a site that is not served', async () => {
    await expect(run({}, { siteSlug: 'nowhere' })).rejects.toThrow("There is no site 'nowhere'.");
  });
});

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { readEnv } from '#src/platform/env.ts';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import { startPictureHost } from '#src/platform/images/testing/start-picture-host.ts';
import { createLogger } from '#src/platform/log/create-logger.ts';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { feedPushRoutes } from '#src/stock-import/server/sources/feed-push-routes.ts';
import { createFeedSaver } from '#src/stock-import/server/sources/save-feed.ts';
import { createVehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { createStockImporter, type ImportForSite } from './create-stock-importer.ts';
import { openFeedSources } from './open-feed-sources.ts';

const csv = (...prices: readonly number[]): string =>
  ['Stock No,Make,Model,Year,DAP', ...prices.map((price, index) => `U${index},Kia,Rio,2020,${price}`), ''].join('\n');

const dataDir = makeTemporaryFolder('feed-sources');
const feedsDir = join(dataDir, 'dropped');
mkdirSync(feedsDir);
const env = readEnv({ DATA_DIR: dataDir, FEEDS_DIR: feedsDir, FORECOURT_ENV: 'production' });
const log = createLogger('silent');

const startFeedHost = () => {
  const statuses: number[] = [];
  let feed = csv(19_990, 25_990);
  return startPictureHost(({ headers }, response) => {
    const etag = `"${feed.length}"`;
    response.statusCode = headers['if-none-match'] === etag ? 304 : 200;
    statuses.push(response.statusCode);
    response.setHeader('etag', etag).end(response.statusCode === 304 ? undefined : feed);
  }).then((host) => ({
    host,
    statuses,
    setFeed: (text: string) => {
      feed = text;
    },
  }));
};

describe.each(testDatabases)('feeds that reach the $name', ({ open, name }) => {
  let test: TestDatabase;
  let feedHost: Awaited<ReturnType<typeof startFeedHost>>;
  let sites: readonly ResolvedSite[];
  let importForSite: ImportForSite;

  beforeAll(async () => {
    test = await open();
    feedHost = await startFeedHost();
    const withFeed = (slug: string, stockFeed: object): ResolvedSite => ({
      ...resolveOrThrow(minimalSite(slug, 'group', { stockFeed })),
      configVersion: '1',
    });
    const folder = name.replaceAll(/\W+/g, '-').toLowerCase();
    sites = [
      withFeed('fetched', { source: { kind: 'https', url: feedHost.host.urlOf('/stock.csv').href } }),
      withFeed('dropped', { source: { kind: 'folder', folder: `dropped-${folder}` } }),
      withFeed('pushed', { pushKeyVariable: 'PUSHED_FEED_KEY' }),
    ];
    importForSite = createStockImporter({
      database: test.database,
      siteOf,
      market: { find: async () => [] },
      listMedia: async () => [],
      log,
    });
  });
  afterAll(async () => {
    await feedHost?.host.stop();
    await test?.close();
  });

  const siteOf = (slug: string): ResolvedSite | undefined => new Map(sites.map((site) => [site.slug, site])).get(slug);
  const listPrices = async (slug: string) =>
    (await createVehicleStore(test.database).loadChangedSince(slug, 0)).vehicles.map(({ priceCents }) => priceCents);

  const openJob = () => {
    const { ca, resolve, mayConnectTo } = feedHost.host.fetcherOptions;
    const job = openFeedSources({
      env,
      log,
      sites: { all: () => sites },
      database: test.database,
      stock: { importForSite },
      egress: { ca, resolve, mayConnectTo },
    });
    return async (): Promise<void> => {
      await job.run({ signal: new AbortController().signal, wake: () => undefined });
      await job.inFlight?.();
    };
  };

  it('are fetched, and not twice when they are unchanged', async () => {
    const run = openJob();
    const makeDue = () =>
      test.database.primary.execute(sql`UPDATE stock_feed_sources SET next_fetch_at = now() - interval '1 minute'`);
    await run();
    expect(await listPrices('fetched')).toEqual([1_999_000, 2_599_000]);
    await makeDue();
    await run();
    expect(feedHost.statuses).toEqual([200, 304]);
    feedHost.setFeed(csv(19_990, 24_990, 30_000));
    await makeDue();
    await run();
    expect(await listPrices('fetched')).toEqual([1_999_000, 2_499_000, 3_000_000]);
    const { rows } = await test.database.primary.execute(sql`
      SELECT source, outcome FROM stock_feed_runs WHERE site_id = 'fetched' ORDER BY finished_at`);
    expect(rows).toEqual([
      { source: 'https', outcome: 'applied' },
      { source: 'https', outcome: 'applied' },
    ]);
  });

  it('are left in a folder', { timeout: 40_000 }, async () => {
    const run = openJob();
    await run();
    const folder = readdirSync(feedsDir).find((found) => found.endsWith(name.replaceAll(/\W+/g, '-').toLowerCase()));
    const path = join(feedsDir, folder ?? '');
    writeFileSync(join(path, 'good.csv'), csv(11_000));
    writeFileSync(join(path, 'page.csv'), '<html><body>Not found</body></html>\n');
    await expect
      .poll(
        async () => {
          await run();
          return [readdirSync(join(path, 'done')).length, readdirSync(join(path, 'failed')).length];
        },
        { timeout: 30_000, interval: 1_000 },
      )
      .toEqual([1, 1]);
    expect(await listPrices('dropped')).toEqual([1_100_000]);
  });

  it('are pushed, tried first and then in earnest', async () => {
    const app = Fastify();
    answerErrors(app);
    await app.register(
      feedPushRoutes({
        siteOf: (host) => siteOf(host ?? ''),
        readSecret: (variable) => (variable === 'PUSHED_FEED_KEY' ? 'a-key' : undefined),
        save: createFeedSaver(join(dataDir, 'tmp'), env.FEED_BYTES),
        maxBytes: env.FEED_BYTES,
        importFeed: importForSite,
      }),
    );
    const push = (payload: string, query = '') =>
      app.inject({
        method: 'POST',
        url: `/api/stock-feed${query}`,
        payload,
        headers: { host: 'pushed', authorization: 'Bearer a-key', 'content-type': 'text/csv' },
      });
    const tried = await push(csv(15_000, 16_000), '?dryRun=true');
    expect([tried.statusCode, tried.json().added, await listPrices('pushed')]).toEqual([200, 2, []]);
    const done = await push(`${csv(15_000, 16_000)}U9,Kia,Rio,never,1\n`);
    expect(done.json()).toMatchObject({ rows: 3, added: 2, refused: 1, stockVersion: 1 });
    expect(done.json().refusals).toMatchObject([{ row: 4, stockNumber: 'U9' }]);
    expect(await listPrices('pushed')).toEqual([1_500_000, 1_600_000]);
    const broken = await push('nothing that a feed has\n');
    expect([broken.statusCode, broken.json().code]).toEqual([422, 'unreadable']);
    expect(await listPrices('pushed')).toEqual([1_500_000, 1_600_000]);
    await app.close();
  });
});

import { describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { createFeedRunStore } from './feed-run-store.ts';
import type { FeedChange } from './plan-feed.ts';
import { FeedFileError } from './read-feed.ts';
import { stockFeedRuns } from './tables.ts';
import { prepareImports } from './testing/prepare-imports.ts';
import { changeFirst, yardFeed } from './testing/yard-feed.ts';

describe.each(testDatabases)('what is known of each import: $name', ({ open }) => {
  let test: TestDatabase;
  const { site, startSite, run, load, readStockVersion } = prepareImports(async () => {
    test = await open();
    return test;
  });
  const listRuns = async () =>
    (await test.database.primary.select().from(stockFeedRuns).orderBy(stockFeedRuns.finishedAt)).filter(
      ({ siteSlug }) => siteSlug === site.slug,
    );

  it('is recorded: what it did, held back and why it failed', async () => {
    startSite();
    await run([yardFeed()]);
    const file = { name: '/feeds/acme/done/1-stock.csv', format: 'csv' } as const;
    await run([yardFeed({ changed: changeFirst(3, { price: '' }) })], { file });
    await expect(run(['nothing here\n'])).rejects.toThrow(FeedFileError);
    const runs = await listRuns();
    expect(runs.map(({ outcome }) => outcome)).toEqual(['applied', 'held', 'failed']);
    expect(runs[0]).toMatchObject({ source: 'command', reportDueAt: null, report: { counts: { added: 10 } } });
    expect(runs[1]).toMatchObject({ report: { held: [{ kind: 'pricesGone', count: 3 }], file } });
    expect(runs[1]?.reportDueAt).not.toBeNull();
    expect(runs[2]).toMatchObject({ fields: null, report: { failure: expect.any(String) } });
  });

  it('tells the last feed that could be read from one that failed', async () => {
    startSite();
    await run([yardFeed()]);
    await expect(run(['nothing here\n'])).rejects.toThrow(FeedFileError);
    expect((await run([yardFeed({ headings: { Colour: null } })])).held).toMatchObject([{ kind: 'fieldsGone' }]);
  });

  it('is what a dry run says beforehand, which changes and records nothing', async () => {
    startSite();
    await run([yardFeed()]);
    const feed = [
      yardFeed({ cars: 11, changed: { 1: null, 2: { price: 19_000 }, 3: { price: 259 }, 4: { colour: 'Red' } } }),
    ];
    const before = await load();
    const changes: FeedChange[] = [];
    const options = { missing: 'sold' as const };
    const said = await run(feed, { ...options, isDryRun: true, onChange: (change) => changes.push(change) });
    expect(
      changes.map(({ kind, stockNumber, beforeCents, afterCents }) => [kind, stockNumber, beforeCents, afterCents]),
    ).toEqual([
      ['change', 'T2', 2_000_200, 1_900_000],
      ['change', 'T4', 2_000_400, 2_000_400],
      ['add', 'T11', null, 2_001_100],
      ['sell', 'T1', 2_000_100, 2_000_100],
    ]);
    expect(await load()).toEqual(before);
    expect(await listRuns()).toHaveLength(1);
    expect(await readStockVersion()).toBe(1);
    expect(await run(feed, options)).toEqual({ ...said, stockVersion: 2 });
  });

  it('is nothing of a dry run that fails', async () => {
    startSite();
    await expect(run(['nothing here\n'], { isDryRun: true })).rejects.toThrow(FeedFileError);
    expect(await listRuns()).toEqual([]);
  });

  it('holds for two feeds of one site at the same time', async () => {
    startSite();
    await run([yardFeed()]);
    const outcomes = await Promise.all(
      [0, 1, 2].map((index) => run([yardFeed({ cars: 10 + index, changed: { 1: { colour: `Colour ${index}` } } })])),
    );
    expect(outcomes.map(({ held }) => held)).toEqual([[], [], []]);
    expect(await load()).toHaveLength(12);
    expect(await listRuns()).toHaveLength(4);
    expect(await createFeedRunStore(test.database.primary).findLast(site.slug)).toMatchObject({ heldRowHash: null });
  });

  it('takes T01 and t01 for one car', async () => {
    startSite();
    await run([yardFeed()]);
    const lower = yardFeed().replaceAll('\nT', '\nt');
    expect(await run([lower], { missing: 'sold' })).toMatchObject({ added: 0, missing: 0 });
    expect((await load()).map(({ stockNumber }) => stockNumber)).toContain('T1');
    expect(await run([lower])).toMatchObject({ unchanged: 10 });
    const twice = `${yardFeed()}t1,Toyota,RAV4,2021,White,45000,,in_stock,20001\n`;
    expect(await run([twice])).toMatchObject({ refused: 1 });
    expect(site.refusals[0]?.reason).toContain('"t1" is already in row 2');
  });
});

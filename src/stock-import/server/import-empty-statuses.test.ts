import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { feedConfig, prepareImports } from './testing/prepare-imports.ts';
import { changeFirst, yardFeed } from './testing/yard-feed.ts';

const offSale = { 1: { status: 'sold' }, 2: { status: 'on hold' } };
const emptied = changeFirst(10, { status: '' });

describe.each(testDatabases)('statuses that are emptied: $name', ({ open }) => {
  const { startSite, run, load } = prepareImports(open);
  const statusesOf = async () => (await load()).slice(0, 3).map(({ status }) => status);
  const start = async (changed = {}): Promise<void> => {
    startSite();
    await run([yardFeed({ changed })]);
  };

  it('keep the cars off sale that were, however often the file comes [B4.02]', async () => {
    await start(offSale);
    for (const _ of ['first', 'again']) {
      const { held } = await run([yardFeed({ changed: emptied })]);
      expect(held).toMatchObject([{ kind: 'statusEmptied', count: 2, stockNumbers: ['T1', 'T2'] }]);
      expect(held[0]?.sentence).toBe("The status column is now empty. 2 cars weren't for sale, and still aren't.");
      expect(await statusesOf()).toEqual(['sold', 'on hold', 'in_stock']);
    }
    expect(await run([yardFeed({ changed: emptied })], { isAccepted: true })).toMatchObject({ held: [] });
    expect(await statusesOf()).toEqual(['in_stock', 'in_stock', 'in_stock']);
  });

  it('put a car back on sale in a file whose cars for sale have none, and where the site takes lost columns', async () => {
    await start({ ...emptied, ...offSale });
    expect(await run([yardFeed({ changed: emptied })])).toMatchObject({ held: [] });
    expect(await statusesOf()).toEqual(['in_stock', 'in_stock', 'in_stock']);
    await start(offSale);
    const config = feedConfig({ brakes: { missingColumns: 'accept' } });
    expect(await run([yardFeed({ changed: emptied })], { config })).toMatchObject({ held: [] });
  });

  it('put a car back on sale whose row says so', async () => {
    await start(offSale);
    expect(await run([yardFeed()])).toMatchObject({ held: [] });
    expect(await statusesOf()).toEqual(['in_stock', 'in_stock', 'in_stock']);
  });
});

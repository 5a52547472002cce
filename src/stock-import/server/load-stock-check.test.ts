import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { loadStockCheck } from './load-stock-check.ts';
import { prepareImports } from './testing/prepare-imports.ts';

describe.each(testDatabases)("the stock that a site's file is checked with: $name", ({ open }) => {
  const { site, startSite, run, load, hold, readDatabase } = prepareImports(open);

  it('counts vehicles for sale by kind, and names the first three [B9.17]', async () => {
    startSite();
    const rows = [
      'Stock No,Make,Model,Year,Condition,Vehicle Class,Status,Show On Website',
      ...[1, 2, 3, 4].map((number) => `D${number},Kia,Rio,2025,Demo,Car,In stock,yes`),
      'U1,Kia,Rio,2020,Used,Car,In stock,yes',
      'U2,Kia,Rio,2020,Used,Car,Sold,yes',
      'U3,Kia,Rio,2020,Used,Car,On hold,yes',
      'U4,Kia,Rio,2020,Used,Car,In stock,no',
      'U5,Kia,Rio,2020,Used,Car,In stock,yes',
      'M1,Honda,CB500,2020,Used,Motorcycle,In stock,yes',
    ];
    await run([`${rows.join('\n')}\n`]);
    const bought = (await load()).find(({ stockNumber }) => stockNumber === 'U5');
    await hold(bought?.id ?? 0, 'sold', Date.now());
    const { forSale } = await loadStockCheck(readDatabase(), [site.slug, 'elsewhere']);
    const of = { siteSlug: site.slug };
    expect(forSale).toEqual([
      { ...of, carType: 'demo', itemType: 'car', count: 4, stockNumbers: ['D1', 'D2', 'D3'] },
      { ...of, carType: 'used', itemType: 'car', count: 1, stockNumbers: ['U1'] },
      { ...of, carType: 'used', itemType: 'motorcycle', count: 1, stockNumbers: ['M1'] },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { prepareImports } from './testing/prepare-imports.ts';
import { yardFeed } from './testing/yard-feed.ts';

describe.each(testDatabases)('SOLD in the year: $name', ({ open }) => {
  const { site, startSite, run, load } = prepareImports(open);

  it('sells a car that keeps its year, and refuses a new car [B4.02]', async () => {
    startSite();
    await run([yardFeed()]);
    await run([yardFeed({ cars: 11, changed: { 1: { year: 'SOLD' }, 11: { year: '** SOLD **' } } })]);
    expect((await load()).find(({ stockNumber }) => stockNumber === 'T1')).toMatchObject({
      status: 'sold',
      year: 2021,
    });
    expect(site.refusals).toMatchObject([{ stockNumber: 'T11', column: 'Year' }]);
  });

  it('also counts as another mark, and an unreadable year without one is refused [B4.02]', async () => {
    startSite();
    await run([yardFeed({ cars: 11 })]);
    await run([yardFeed({ cars: 11, changed: { 1: { year: 'on hold' }, 2: { year: 'HOLD' }, 3: { year: 'soon' } } })]);
    const cars = new Map((await load()).map((car) => [car.stockNumber, car]));
    for (const number of ['T1', 'T2']) {
      expect(cars.get(number)).toMatchObject({ status: 'on hold', year: 2021 });
    }
    expect(cars.get('T3')).toMatchObject({ status: 'in_stock' });
    expect(site.refusals).toMatchObject([{ stockNumber: 'T3', column: 'Year' }]);
  });
});

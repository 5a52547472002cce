import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { feedConfig, prepareImports } from './testing/prepare-imports.ts';

const usual = Array.from({ length: 10 }, (_, index) => [18_990 + index * 1500, 15_200 + index * 1300] as const);
const feedOf = (cars: readonly (readonly [number | string, number])[]): string =>
  [
    'Stock No,Make,Model,Year,Stands In,DAP',
    ...cars.map(([price, cost], index) => `T${index + 1},Kia,Rio,2020,${cost},${price}`),
  ]
    .map((line) => `${line}\n`)
    .join('');
const swapped = [
  [17_100, 21_990],
  [16_200, 20_490],
] as const;

describe.each(testDatabases)('costs in place of first prices: $name', ({ open }) => {
  const { startSite, run, load } = prepareImports(open);
  const prices = async () => (await load()).map(({ priceCents }) => priceCents);
  const usualCents = usual.map(([price]) => price * 100);

  it('new cars with their price and cost swapped show no price, even in a first import [B4.02]', async () => {
    startSite();
    const first = await run([feedOf([...usual, ...swapped])]);
    expect(first.held).toMatchObject([{ kind: 'costPrice', stockNumbers: ['T11', 'T12'] }]);
    expect(first.held[0]?.sentence).toContain('T11 has $17,100 and $21,990');
    expect(await prices()).toEqual([...usualCents, null, null]);
  });

  it('a car whose first price was held back as too high does not get its cost [B4.02]', async () => {
    startSite();
    expect((await run([feedOf([...usual, [249_900, 21_300]])])).held).toMatchObject([{ kind: 'highPrice' }]);
    const { held } = await run([feedOf([...usual, [21_300, 249_900]])]);
    expect(held).toMatchObject([{ kind: 'costPrice', stockNumbers: ['T11'] }]);
    expect(await prices()).toEqual([...usualCents, null]);
    expect(await run([feedOf([...usual, [24_990, 21_300]])])).toMatchObject({ held: [], changed: 1 });
  });

  it('are shown once the dealer accepts the file, or where the site says so', async () => {
    startSite();
    const feed = feedOf([...usual, ...swapped]);
    await run([feed]);
    expect(await run([feed], { isAccepted: true })).toMatchObject({ held: [], changed: 2 });
    expect(await run([feed])).toMatchObject({ held: [], changed: 0 });
    startSite();
    const config = feedConfig({ brakes: { shiftedColumns: 'accept' } });
    expect(await run([feed], { config })).toMatchObject({ held: [], added: 12 });
  });
});

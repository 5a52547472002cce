import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { feedConfig, prepareImports } from './testing/prepare-imports.ts';

const cars = Array.from({ length: 6 }, (_, at) => [18_990 + at * 1500, 15_200 + at * 1300] as const);
const swapped = cars.map(([price, cost]) => [cost, price] as const);
const feedOf = (rows: readonly (readonly [number, number])[], cost = 'Owes Us', sold = 0): string =>
  [
    `Stock No,Make,Model,Year,Status,DAP,${cost}`,
    ...rows.map(
      ([price, other], at) =>
        `T${at + 1},Kia,Rio,2020,${at < sold ? 'Sold' : ''},"$${price}","${other.toLocaleString('en-AU')}"`,
    ),
  ]
    .map((line) => `${line}\n`)
    .join('');

describe.each(testDatabases)('prices below the cost in nearly all rows: $name', ({ open }) => {
  const { startSite, run, load } = prepareImports(open);
  const prices = async () => (await load()).map(({ priceCents }) => priceCents);
  const toCents = (rows: typeof cars) => rows.map(([price]) => price * 100);
  const none = cars.map(() => null);

  it.each([
    ['an unread column', {}],
    ['a column that the site ignores', { columns: { 'Owes Us': 'ignored' } }],
  ])('are not shown by a first import: %s [B4.02]', async (_name, switches) => {
    startSite();
    const config = feedConfig(switches);
    for (const feed of [feedOf(swapped), feedOf(swapped)]) {
      const { held } = await run([feed], { config });
      expect(held).toMatchObject([
        { kind: 'pricesBelowCost', count: 6, stockNumbers: ['T1', 'T2', 'T3', 'T4', 'T5', 'T6'] },
      ]);
      expect(held[0]?.sentence).toContain('The price is below "Owes Us" in 6 of 6 rows');
      expect(await prices()).toEqual(none);
    }
    expect(await run([feedOf(cars)], { config })).toMatchObject({ held: [] });
    expect(await prices()).toEqual(toCents(cars));
  });

  it('are held back if several cars of the file are sold [B4.02]', async () => {
    startSite();
    const { held } = await run([feedOf(swapped, 'Stands at', 3)]);
    expect(held).toMatchObject([{ kind: 'pricesBelowCost', count: 3, stockNumbers: ['T4', 'T5', 'T6'] }]);
  });

  it('are held back from XML too [B4.02]', async () => {
    startSite();
    const cells = swapped.map(
      ([price, cost], at) =>
        `<car><stockno>T${at}</stockno><make>Kia</make><model>Rio</model><year>2020</year><price>${price}</price><landed>${cost}</landed></car>`,
    );
    const { held } = await run([`<cars>${cells.join('')}</cars>`], { format: 'xml' });
    expect(held).toMatchObject([{ kind: 'pricesBelowCost', count: 6 }]);
    expect(await prices()).toEqual(none);
  });

  it('are held back from a small yard whose whole columns are swapped later', async () => {
    startSite();
    await run([feedOf(cars)]);
    const { held } = await run([feedOf(swapped)]);
    expect(held).toMatchObject([{ kind: 'pricesBelowCost', count: 6 }]);
    expect(held[0]?.sentence).toContain('keep their old price');
    expect(await prices()).toEqual(toCents(cars));
  });

  it('leave sold cars their price too, until the file is right or accepted', async () => {
    startSite();
    await run([feedOf(cars, 'Owes Us', 2)]);
    await run([feedOf(swapped, 'Owes Us', 2)]);
    expect(await prices()).toEqual(toCents(cars));
    const corrected = cars.map(([price, cost], at) => [price + (at === 0 ? 500 : 0), cost] as const);
    await run([feedOf(corrected, 'Owes Us', 2)]);
    expect(await prices()).toEqual(toCents(corrected));
    await run([feedOf(swapped, 'Owes Us', 2)], { isAccepted: true });
    expect(await prices()).toEqual(toCents(swapped));
  });

  it('are shown once accepted, and then for new cars too, or where the site says so', async () => {
    startSite();
    expect(await run([feedOf(swapped.slice(0, 5))], { isAccepted: true })).toMatchObject({ held: [] });
    expect(await run([feedOf(swapped)])).toMatchObject({ held: [], added: 1 });
    startSite();
    const config = feedConfig({ brakes: { shiftedColumns: 'accept' } });
    expect(await run([feedOf(swapped)], { config })).toMatchObject({ held: [] });
    expect(await prices()).toEqual(toCents(swapped));
  });

  it('are shown if the other column has the price of a new car', async () => {
    startSite();
    expect(await run([feedOf(swapped, 'RRP')])).toMatchObject({ held: [] });
  });
});

import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { feedConfig, prepareImports } from './testing/prepare-imports.ts';

const prices = ['18990', '21500 drive away', '20750', 'SOLD', '27400', '31250', '19900', '24990', '29800', '22350'];
const costs = prices.map((_, index) => String(14_210 + index * 730));
const feedOf = (
  cells: (index: number) => readonly [string | undefined, string | undefined],
  other = 'Landed',
): string =>
  [
    `Stock No,Make,Model,Year,${other},DAP`,
    ...prices.map((_, index) => `T${index + 1},Kia,Rio,2020,${cells(index).toReversed().join(',')}`),
  ]
    .map((line) => `${line}\n`)
    .join('');
const ownOf = (index: number) => [prices[index], costs[index]] as const;

describe.each(testDatabases)('prices and costs that are swapped: $name', ({ open }) => {
  const { startSite, run, load } = prepareImports(open);
  const start = async () => {
    startSite();
    await run([feedOf(ownOf)]);
    return load();
  };

  it.each([
    ['one car', [1]],
    ['three cars, one of them sold', [1, 3, 4]],
  ])('are held back for %s [B4.02]', async (_name, swapped) => {
    const before = await start();
    const feed = feedOf((index) => (swapped.includes(index) ? [costs[index], prices[index]] : ownOf(index)));
    const { held } = await run([feed]);
    const priced = swapped.filter((index) => index !== 3).map((index) => `T${index + 1}`);
    expect(held.find(({ kind }) => kind === 'priceSwapped')).toMatchObject({ stockNumbers: priced });
    expect((await load()).map(({ status }) => status)).toEqual(before.map(({ status }) => status));
    expect((await load()).map(({ priceCents }) => priceCents)).toEqual(before.map(({ priceCents }) => priceCents));
    expect(await run([feed], { isAccepted: true })).toMatchObject({ held: [], changed: swapped.length });
  });

  it.each([
    [
      'in nested elements of XML',
      'xml',
      (price: string, cost: string) => `<Pricing><DAP>${price}</DAP><Landed>${cost}</Landed></Pricing>`,
    ],
    ['as numbers of JSON', 'json', (price: string, cost: string) => ({ DAP: Number(price), Landed: Number(cost) })],
  ] as const)('are held back %s [B4.02]', async (_name, format, write) => {
    const amounts = prices.map((price, index) => [Number.parseInt(price, 10) || 26_000, costs[index]].map(String));
    const recordsOf = (swapped: readonly number[]): string => {
      const records = amounts.map((own, index) => {
        const [price = '', cost = ''] = swapped.includes(index) ? own.toReversed() : own;
        const written = write(price, cost);
        return typeof written === 'string'
          ? `<Vehicle><StockNo>T${index}</StockNo><Make>Kia</Make><Model>Rio</Model><Year>2020</Year>${written}</Vehicle>`
          : JSON.stringify({ StockNo: `T${index}`, Make: 'Kia', Model: 'Rio', Year: 2020, ...written });
      });
      return format === 'xml' ? `<Vehicles>${records.join('')}</Vehicles>` : `[${records.join(',')}]`;
    };
    startSite();
    await run([recordsOf([])], { format });
    const { held } = await run([recordsOf([1])], { format });
    expect(held.find(({ kind }) => kind === 'priceSwapped')).toMatchObject({ stockNumbers: ['T1'] });
    expect((await load()).map(({ priceCents }) => priceCents).toSorted()).toEqual(
      amounts.map(([price]) => Number(price) * 100).toSorted(),
    );
  });

  it('are taken if the other column has earlier prices, or where the site says so', async () => {
    startSite();
    const was = (index: number): readonly [string | undefined, string] => [prices[index], index < 4 ? '33990' : ''];
    await run([feedOf(was, 'Then')]);
    const cut = feedOf((index) => (index === 5 ? ['29250', '31250'] : was(index)), 'Then');
    expect(await run([cut])).toMatchObject({ held: [], changed: 1 });
    await start();
    const config = feedConfig({ brakes: { shiftedColumns: 'accept' } });
    const swapped = feedOf((index) => (index === 1 ? [costs[1], prices[1]] : ownOf(index)));
    expect(await run([swapped], { config })).toMatchObject({ held: [], changed: 1 });
  });
});

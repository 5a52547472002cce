import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { feedConfig, prepareImports } from './testing/prepare-imports.ts';
import { changeEach, yardFeed } from './testing/yard-feed.ts';

describe.each(testDatabases)('slips in prices and odometers: $name', ({ open }) => {
  const { startSite, run, load } = prepareImports(open);
  const startYard = async (): Promise<void> => {
    startSite();
    await run([yardFeed()]);
  };
  const factsOf = async (car: number) => {
    const { priceCents, odometerKm, colour } =
      (await load()).find(({ stockNumber }) => stockNumber === `T${car}`) ?? {};
    return { priceCents, odometerKm, colour };
  };
  const before = { priceCents: 2_000_100, odometerKm: 45_000 };

  it.each([200_010, 2000])('hold one price that is typed with a digit too many or too few: %i', async (price) => {
    await startYard();
    const feed = yardFeed({ changed: { 1: { price, colour: 'Red' }, 2: { price: 19_500 } } });
    const brakes = { lowPricePercent: 0 };
    const summary = await run([feed], { config: feedConfig({ brakes }) });
    expect(summary.held).toMatchObject([{ kind: 'tenfoldPrice', count: 1, stockNumbers: ['T1'] }]);
    expect(await factsOf(1)).toEqual({ ...before, colour: 'Red' });
    expect(await factsOf(2)).toMatchObject({ priceCents: 1_950_000 });
    expect(await run([feed], { config: feedConfig({ brakes }), isAccepted: true })).toMatchObject({ held: [] });
    expect(await factsOf(1)).toMatchObject({ priceCents: price * 100 });
  });

  it('change nothing of a car whose row is refused, even if the wrong value itself is held back', async () => {
    await startYard();
    const years = Object.fromEntries([1, 2, 3, 4, 5].map((car) => [car, { year: 2010 + car }]));
    const summary = await run([yardFeed({ changed: { ...years, 6: { year: 2058, price: 200_060 } } })]);
    expect(summary).toMatchObject({ refused: 1, held: [{ kind: 'textChanged' }] });
    expect(await factsOf(6)).toMatchObject({ priceCents: 2_000_600 });
  });

  it('take such a price if the site accepts it', async () => {
    await startYard();
    const config = feedConfig({ brakes: { tenfoldPrices: 'accept' } });
    expect(await run([yardFeed({ changed: { 1: { price: 200_010 } } })], { config })).toMatchObject({ held: [] });
    expect(await factsOf(1)).toMatchObject({ priceCents: 20_001_000 });
  });

  it('show no price of a new car at ten times its market', async () => {
    startSite();
    const estimatePriceCents = async () => 2_050_000;
    const summary = await run([yardFeed({ cars: 2, changed: { 1: { price: 200_010 } } })], { estimatePriceCents });
    expect(summary.held).toMatchObject([{ kind: 'tenfoldPrice', stockNumbers: ['T1'] }]);
    expect(await factsOf(1)).toMatchObject({ priceCents: null });
    expect(await factsOf(2)).toMatchObject({ priceCents: 2_000_200 });
  });

  it('show no first price far above the market or the other prices of the feed', async () => {
    startSite();
    const feed = yardFeed({ changed: { 1: { price: 120_000 } } });
    const summary = await run([feed]);
    expect(summary.held).toMatchObject([{ kind: 'highPrice', count: 1, stockNumbers: ['T1'] }]);
    expect(await factsOf(1)).toMatchObject({ priceCents: null });
    expect(await run([feed], { isAccepted: true })).toMatchObject({ held: [] });
    expect(await factsOf(1)).toMatchObject({ priceCents: 12_000_000 });
    startSite();
    const config = feedConfig({ brakes: { highFirstPrices: 'accept' } });
    expect(await run([feed], { config })).toMatchObject({ held: [] });
    startSite();
    const estimatePriceCents = async () => 3_000_000;
    const dear = yardFeed({ changed: { 1: { price: 90_000 }, 2: { price: 90_001 } } });
    expect((await run([dear], { estimatePriceCents })).held).toMatchObject([
      { kind: 'highPrice', stockNumbers: ['T2'] },
    ]);
  });

  it.each([120_000, 3_000])(
    'compare a first price in a short feed with the other cars on the site: %i',
    async (price) => {
      await startYard();
      await run([yardFeed({ cars: 11, changed: { 11: { make: 'Kia', model: 'Rio', price: '' } } })]);
      const short = yardFeed({
        cars: 11,
        changed: {
          ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((car) => [car, null])),
          11: { make: 'Kia', model: 'Rio', price },
        },
      });
      const { held } = await run([short], { config: feedConfig({ missing: 'keep' }) });
      expect(held).toMatchObject([{ kind: price > 100_000 ? 'highPrice' : 'lowFirstPrice', stockNumbers: ['T11'] }]);
      expect(await factsOf(11)).toMatchObject({ priceCents: null });
    },
  );

  it.each(['SOLD', 'Caper', 'U/O'])(
    'hold a first price if taking the cars off sale is held back: %s',
    async (status) => {
      const cars = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
      const yardOf = (price: number | string, ofAll: string) => {
        const changed = Object.fromEntries(cars.map((car) => [car, { status: ofAll, ...(car === 7 && { price }) }]));
        return yardFeed({ changed });
      };
      startSite();
      await run([yardOf('', 'in_stock')]);
      const { held } = await run([yardOf(200_010, status)]);
      expect(held).toMatchObject([{ kind: 'offSale' }, { kind: 'highPrice', stockNumbers: ['T7'] }]);
      expect(await factsOf(7)).toMatchObject({ priceCents: null });
      await run([yardOf(20_010, 'in_stock')]);
      const slip = await run([yardOf(200_100, status)]);
      expect(slip.held).toMatchObject([{ kind: 'offSale' }, { kind: 'tenfoldPrice', stockNumbers: ['T7'] }]);
      expect(await factsOf(7)).toMatchObject({ priceCents: 2_001_000 });
    },
  );

  it('say nothing about the price of a car that is sold', async () => {
    await startYard();
    const sold = { status: 'SOLD', price: 200_010 };
    expect(await run([yardFeed({ changed: { 1: sold } })])).toMatchObject({ held: [] });
    expect(await factsOf(1)).toMatchObject({ priceCents: 20_001_000 });
  });

  it('show no first price far below similar cars, or below a fifth of the other prices of the feed', async () => {
    startSite();
    const other = { make: 'Kia', model: 'Rio' };
    const low = { 1: { price: 7_999 }, 2: { ...other, price: 3_900 }, 3: { ...other, price: 4_500 } };
    const old = { 4: { ...other, year: 2013, price: 3_000 } };
    const feed = yardFeed({ changed: { ...low, ...old } });
    expect((await run([feed])).held).toMatchObject([{ kind: 'lowFirstPrice', count: 2, stockNumbers: ['T1', 'T2'] }]);
    expect(await factsOf(1)).toMatchObject({ priceCents: null });
    expect(await factsOf(3)).toMatchObject({ priceCents: 450_000 });
    expect(await factsOf(4)).toMatchObject({ priceCents: 300_000 });
    expect(await run([feed], { isAccepted: true })).toMatchObject({ held: [] });
    expect(await factsOf(1)).toMatchObject({ priceCents: 799_900 });
    startSite();
    const config = feedConfig({ brakes: { lowPricePercent: 0 } });
    expect(await run([feed], { config })).toMatchObject({ held: [] });
  });

  it('hold both figures of one car whose cells are swapped', async () => {
    await startYard();
    const feed = yardFeed({ cars: 11, changed: { 1: { price: 45_000, km: 20_001, colour: 'Red' } } });
    const summary = await run([feed]);
    expect(summary.held).toMatchObject([{ kind: 'odometerSwapped', count: 1, stockNumbers: ['T1'] }]);
    expect(await factsOf(1)).toEqual({ ...before, colour: 'Red' });
    // One swapped car doesn't mean that the columns are swapped.
    expect(await factsOf(11)).toMatchObject({ priceCents: 2_001_100, odometerKm: 45_000 });
    const config = feedConfig({ brakes: { swappedOdometers: 'accept', odometerFallPercent: 0 } });
    expect(await run([feed], { config })).toMatchObject({ held: [] });
    expect(await factsOf(1)).toMatchObject({ priceCents: 4_500_000, odometerKm: 20_001 });
  });

  it('take no prices from a first feed with prices in the kilometres', async () => {
    const written = ['$23990', '$21990 drive away', '44990 + ORC'];
    const swap = (car: number) => ({ price: 64_210, km: written[car - 1] ?? '' });
    const feedOf = (count: number) => yardFeed({ cars: 4, changed: changeEach(count, swap) });
    startSite();
    const summary = await run([feedOf(3)]);
    expect(summary.held).toMatchObject([{ kind: 'odometerPrices', count: 3 }]);
    expect(summary.held[0]?.sentence).toBe(
      "3 of 4 odometer readings look like prices, so the price and kilometres columns may be swapped. We haven't taken any prices or kilometres from this feed.",
    );
    expect(await factsOf(1)).toMatchObject({ priceCents: null, odometerKm: null });
    expect(await factsOf(4)).toMatchObject({ priceCents: null, odometerKm: null });
    expect(await run([feedOf(3)], { isAccepted: true })).toMatchObject({ held: [] });
    expect(await factsOf(4)).toMatchObject({ priceCents: 2_000_400, odometerKm: 45_000 });
    startSite();
    const cheap = { lowPricePercent: 0 };
    expect(await run([feedOf(2)], { config: feedConfig({ brakes: cheap }) })).toMatchObject({ held: [] });
    startSite();
    const config = feedConfig({ brakes: { ...cheap, swappedOdometers: 'accept' } });
    expect(await run([feedOf(3)], { config })).toMatchObject({ held: [] });
  });

  it('hold the first kilometres too if the columns are swapped', async () => {
    startSite();
    await run([yardFeed({ changed: { 3: { km: '' } } })]);
    const swapped = changeEach(2, (number) => ({ price: 45_000, km: 20_000 + number }));
    const changed = { ...swapped, 3: { price: '', km: 31_000 }, 11: { price: 45_000, km: 20_011 } };
    const summary = await run([yardFeed({ cars: 11, changed })]);
    expect(summary.held).toMatchObject([
      { kind: 'firstPrices', stockNumbers: ['T11'] },
      { kind: 'odometerSwapped', stockNumbers: ['T1', 'T2'] },
      { kind: 'firstOdometers', stockNumbers: ['T3', 'T11'] },
    ]);
    expect(await factsOf(1)).toMatchObject(before);
    expect(await factsOf(3)).toMatchObject({ odometerKm: null });
    expect(await factsOf(11)).toMatchObject({ priceCents: null, odometerKm: null });
  });
});

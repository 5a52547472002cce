import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { feedConfig, prepareImports } from './testing/prepare-imports.ts';
import { changeEach, type YardCar, yardFeed } from './testing/yard-feed.ts';

const cars = 10;
const prices = [18_990, 21_500, 20_750, 34_990, 27_400, 31_250, 19_900, 24_990, 29_800, 22_350];
const kms = [81_200, 45_300, 60_100, 12_400, 98_700, 33_900, 71_500, 52_800, 20_600, 88_100];
const photoOf = (car: number): string => `https://photos.example/IMG_${4300 + car}.JPG`;
const own = (car: number) => ({ price: prices[car - 1] ?? '', km: kms[car - 1] ?? '', photos: photoOf(car) });

describe.each(testDatabases)('values in the wrong rows: $name', ({ open }) => {
  const { startSite, run, load } = prepareImports(open);
  const start = async (): Promise<void> => {
    startSite();
    await run([yardFeed({ changed: changeEach(cars, own) })]);
  };
  const feedOf = (toCar: (car: number) => YardCar, count = cars): string =>
    yardFeed({ cars: count, changed: changeEach(count, (car) => ({ ...own(car), ...toCar(car) })) });
  const pricesOf = async () => (await load()).map(({ priceCents }) => (priceCents === null ? null : priceCents / 100));
  const kmsOf = async () => (await load()).map(({ odometerKm }) => odometerKm);

  it('are no new prices, and a new car gets none', async () => {
    await start();
    const feed = feedOf((car) => ({ price: prices[car - 2] ?? '', year: 2022 }), cars + 1);
    for (const count of [9, 10]) {
      const { held } = await run([feed]);
      expect(held).toMatchObject([
        {
          kind: 'columnShifted',
          count,
          stockNumbers: expect.arrayContaining(['T2', 'T10']),
          sentence: `${count} cars get the price of the car in the next row, so the prices may be in the wrong rows. We've kept every car's old price. New cars show none.`,
        },
      ]);
      expect(await pricesOf()).toEqual([...prices, null]);
      expect((await load()).every(({ year }) => year === 2022)).toBe(true);
    }
    expect(await run([feed], { isAccepted: true })).toMatchObject({ held: [] });
    expect(await pricesOf()).toEqual([null, ...prices]);
  });

  it('are no new kilometres', async () => {
    await start();
    const feed = feedOf((car) => ({ km: kms[car] ?? '' }));
    const { held } = await run([feed]);
    expect(held).toMatchObject([
      { kind: 'columnShifted', count: 9, sentence: expect.stringContaining('9 cars get the kilometres') },
    ]);
    expect(await kmsOf()).toEqual(kms);
  });

  it('are no new values of four cars at the end of the file, in any column', async () => {
    await start();
    const from = (car: number) => (car > 6 ? car - 1 : car);
    const feed = feedOf((car) => ({ ...own(from(car)), price: prices[from(car) - 1] ?? '' }));
    const { held } = await run([feed]);
    expect(held.map(({ kind, count }) => [kind, count])).toEqual([
      ['columnShifted', 4],
      ['columnShifted', 4],
      // Car 6's own row is the same as before, so its photo isn't compared with car 7's.
      ['photosSwapped', 3],
    ]);
    expect(await pricesOf()).toEqual(prices);
    expect(await kmsOf()).toEqual(kms);
    expect((await load()).map(({ images }) => images.map(({ image }) => image.url))).toEqual(
      prices.map((_, index) => [photoOf(index + 1)]),
    );
  });

  it('are taken where the site says so', async () => {
    await start();
    const config = feedConfig({ brakes: { shiftedColumns: 'accept', odometerFallPercent: 0 } });
    const feed = feedOf((car) => ({ km: kms[car] ?? '' }));
    expect(await run([feed], { config })).toMatchObject({ held: [] });
    expect(await kmsOf()).toEqual([...kms.slice(1), null]);
  });

  it.each([
    ['all cars get $500 off', (car: number) => ({ price: (prices[car - 1] ?? 0) - 500 })],
    [
      'two cars get the price of the car above',
      (car: number) => (car === 4 || car === 8 ? { price: prices[car - 2] ?? '' } : {}),
    ],
    ['cars were driven', (car: number) => ({ km: (kms[car - 1] ?? 0) + 12 * car })],
  ])('are taken if %s', async (_name, toCar) => {
    await start();
    expect(await run([feedOf(toCar)])).toMatchObject({ held: [] });
  });
});

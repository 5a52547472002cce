import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { feedConfig, prepareImports } from './testing/prepare-imports.ts';

const photoOf = (car: number): string => `https://photos.example/G${2100 + car}_1.jpg`;
const feedOf = (cars: number, toPhoto: (car: number) => number, km = 45_000): string =>
  [
    'Stock No,Make,Model,Year,Odometer,Photos',
    ...Array.from({ length: cars }, (_, index) => index + 1).map(
      (car) => `G${2100 + car},Kia,Rio,2020,${km},${photoOf(toPhoto(car))}`,
    ),
  ]
    .map((line) => `${line}\n`)
    .join('');

describe.each(testDatabases)('photos named after other cars: $name', ({ open }) => {
  const { startSite, run, load } = prepareImports(open);
  const photosOf = async () => (await load()).map(({ images }) => images[0]?.image.url ?? null);
  const moved = (car: number): number => (car > 4 ? car - 1 : car);
  const expected = (cars: number, none: number) =>
    Array.from({ length: cars }, (_, index) => (index >= none ? null : photoOf(index + 1)));

  it('are kept out of a first import, until the file is right or accepted', async () => {
    startSite();
    const feed = feedOf(8, moved);
    for (const _ of ['first', 'again']) {
      const { held } = await run([feed]);
      expect(held).toMatchObject([
        { kind: 'photosNamed', count: 4, stockNumbers: ['G2105', 'G2106', 'G2107', 'G2108'] },
      ]);
      expect(held[0]?.sentence).toBe(
        "4 cars have another car's stock number in the file names of their first photos, so the photos may be in the wrong rows. Cars already on the site keep their old photos; new ones show none.",
      );
      expect(await photosOf()).toEqual(expected(8, 4));
    }
    expect(await run([feedOf(8, (car) => car)])).toMatchObject({ held: [] });
    expect(await photosOf()).toEqual(expected(8, 8));
  });

  it('are kept out of new cars, and are taken once accepted, or where the site says so', async () => {
    startSite();
    await run([feedOf(4, moved)]);
    const feed = feedOf(8, moved);
    expect(await run([feed])).toMatchObject({ held: [{ kind: 'photosNamed', count: 4 }] });
    expect(await photosOf()).toEqual(expected(8, 4));
    expect(await run([feed], { isAccepted: true })).toMatchObject({ held: [] });
    expect(await run([feedOf(8, moved, 46_000)])).toMatchObject({ held: [], changed: 8 });
    startSite();
    const config = feedConfig({ brakes: { swappedPhotos: 'accept' } });
    expect(await run([feed], { config })).toMatchObject({ held: [] });
  });

  it('is left out of a first import even if it is the only one, and both cars are named', async () => {
    startSite();
    const feed = feedOf(3, (car) => (car === 1 ? 2 : car)).replace(/(G2102,.*)G2102_1/, '$1G2102_9');
    const rest = [null, 'https://photos.example/G2102_9.jpg', photoOf(3)];
    for (const _ of ['first', 'again']) {
      const { held } = await run([feed]);
      expect(held).toMatchObject([{ kind: 'firstPhotosNamed', count: 1, stockNumbers: ['G2101'] }]);
      expect(held[0]?.sentence).toBe(
        "1 car's first photo is named after another car in the file: G2101's is named after G2102. That car shows no photos.",
      );
      expect(await photosOf()).toEqual(rest);
    }
    expect(await run([feed], { isAccepted: true })).toMatchObject({ held: [] });
    expect(await photosOf()).toEqual([photoOf(2), ...rest.slice(1)]);
  });
});

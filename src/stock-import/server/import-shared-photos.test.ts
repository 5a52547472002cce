import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { feedConfig, prepareImports } from './testing/prepare-imports.ts';

const models = ['Rio', 'Picanto', 'Cerato', 'Sportage', 'Sorento', 'Carnival', 'Stinger', 'EV6'];
const photoOf = (car: number): string => `https://photos.example/DSC0${4400 + car}.JPG`;
const ownPhotos = (car: number): string => `${photoOf(car)}|https://photos.example/back-${car}.jpg`;

const feedOf = (cars: number, photos: Readonly<Record<number, string>> = {}, km = 45_000): string =>
  [
    'Stock No,Make,Model,Year,Odometer,Photos',
    ...Array.from({ length: cars }, (_, index) => index + 1).map(
      (car) => `R${car},Kia,${models[car - 1]},2020,${km},${photos[car] ?? ownPhotos(car)}`,
    ),
  ]
    .map((line) => `${line}\n`)
    .join('');

describe.each(testDatabases)('a photo of another car: $name', ({ open }) => {
  const { startSite, run, load } = prepareImports(open);
  const photosOf = async (car: number) =>
    (await load()).find(({ stockNumber }) => stockNumber === `R${car}`)?.images.map(({ image }) => image.url);
  const own = (car: number) => ownPhotos(car).split('|');

  it('is kept out of a new car and of a car on the site, until the file is right or accepted', async () => {
    startSite();
    await run([feedOf(4)]);
    const feed = feedOf(5, { 2: photoOf(1), 5: 'https://photos.example/back-3.jpg' });
    for (const _ of ['first', 'again']) {
      const { held } = await run([feed]);
      expect(held).toMatchObject([{ kind: 'photosShared', count: 2, stockNumbers: ['R2', 'R5'] }]);
      expect(held[0]?.sentence).toBe(
        '2 cars now share their first photos with another car: R2 has DSC04401.JPG of R1, R5 has back-3.jpg of R3. Cars already on the site keep their old photos; new ones show none.',
      );
      expect(await photosOf(2)).toEqual(own(2));
      expect(await photosOf(5)).toEqual([]);
    }
    expect(await run([feed], { isAccepted: true })).toMatchObject({ held: [] });
    expect(await photosOf(2)).toEqual([photoOf(1)]);
    expect(await run([feedOf(5, { 2: photoOf(1), 5: 'https://photos.example/back-3.jpg' }, 46_000)])).toMatchObject({
      held: [],
      changed: 5,
    });
  });

  it('is kept out of both cars in a first import', async () => {
    startSite();
    const { held } = await run([feedOf(4, { 3: photoOf(2) })]);
    expect(held).toMatchObject([{ kind: 'photosShared', count: 2, stockNumbers: ['R2', 'R3'] }]);
    expect(held[0]?.sentence).toContain('R2 and R3 have DSC04402.JPG');
    expect([await photosOf(1), await photosOf(2), await photosOf(3)]).toEqual([own(1), [], []]);
    expect(await run([feedOf(4)])).toMatchObject({ held: [] });
    expect([await photosOf(2), await photosOf(3)]).toEqual([own(2), own(3)]);
  });

  it('is taken if the other car gets another photo, leaves the site or is no longer in the file', async () => {
    startSite();
    await run([feedOf(4)]);
    expect(await run([feedOf(4, { 1: photoOf(2), 2: photoOf(1) })])).toMatchObject({ held: [] });
    expect(await photosOf(1)).toEqual([photoOf(2)]);
    startSite();
    await run([feedOf(6)]);
    const withoutLast = feedOf(5, { 1: photoOf(6) });
    expect(await run([withoutLast], { missing: 'unpublish' })).toMatchObject({ held: [] });
    expect(await photosOf(1)).toEqual([photoOf(6)]);
    startSite();
    await run([feedOf(6)]);
    expect(await run([withoutLast])).toMatchObject({ held: [{ kind: 'photosShared', stockNumbers: ['R1'] }] });
  });

  it('is taken for three cars, if many cars share pictures of a library, or if the site accepts it', async () => {
    startSite();
    const library = { 2: photoOf(1), 4: photoOf(3), 6: photoOf(5), 8: photoOf(7) };
    expect(
      await run([feedOf(8, { 1: photoOf(1), 3: photoOf(3), 5: photoOf(5), 7: photoOf(7), ...library })]),
    ).toMatchObject({ held: [] });
    startSite();
    await run([feedOf(4)]);
    expect(await run([feedOf(4, { 2: photoOf(1), 3: photoOf(1) })])).toMatchObject({ held: [] });
    startSite();
    const config = feedConfig({ brakes: { swappedPhotos: 'accept' } });
    expect(await run([feedOf(4, { 3: photoOf(2) })], { config })).toMatchObject({ held: [] });
    expect(await photosOf(3)).toEqual([photoOf(2)]);
  });
});

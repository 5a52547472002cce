import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { feedConfig, prepareImports } from './testing/prepare-imports.ts';
import { changeEach, yardFeed } from './testing/yard-feed.ts';

const photoOf = (car: number): string => `https://photos.example/IMG_${4300 + car}.JPG`;
const own = (car: number) => ({ photos: photoOf(car) });
const shifted = (car: number) => ({ photos: photoOf(car - 1) });

describe.each(testDatabases)('photos in the wrong rows: $name', ({ open }) => {
  const { startSite, run, load } = prepareImports(open);
  const startYard = async (): Promise<void> => {
    startSite();
    await run([yardFeed({ changed: changeEach(10, own) })]);
  };
  const photosOf = async (car: number) =>
    (await load()).find(({ stockNumber }) => stockNumber === `T${car}`)?.images.map(({ image }) => image.url);

  it('are kept out of all cars, while their other values are taken', async () => {
    await startYard();
    const feed = yardFeed({
      cars: 11,
      changed: changeEach(11, (car) => ({ ...(car > 4 ? shifted(car) : own(car)), km: 46_000 })),
    });
    for (const _ of ['first', 'again']) {
      const { held } = await run([feed]);
      expect(held).toMatchObject([
        { kind: 'photosSwapped', count: 6, stockNumbers: ['T5', 'T6', 'T7', 'T8', 'T9', 'T10'] },
      ]);
      expect(held[0]?.sentence).toBe(
        "6 cars now have another car's first photo, so the photos may be in the wrong rows. We've kept every car's old photos. New cars show none.",
      );
      expect(await photosOf(6)).toEqual([photoOf(6)]);
      expect(await photosOf(11)).toEqual([]);
      expect((await load()).every(({ odometerKm }) => odometerKm === 46_000)).toBe(true);
    }
    expect(await run([feed], { isAccepted: true })).toMatchObject({ held: [] });
    expect(await photosOf(6)).toEqual([photoOf(5)]);
  });

  it('are taken for half of the cars, if they are new or a shared picture, or if the site accepts them', async () => {
    await startYard();
    const half = { ...changeEach(10, own), ...changeEach(5, (car) => ({ photos: photoOf(car + 5) })) };
    expect(await run([yardFeed({ changed: half })])).toMatchObject({ held: [] });
    await startYard();
    const fresh = changeEach(10, (car) => ({ photos: photoOf(car + 50) }));
    expect(await run([yardFeed({ changed: fresh })])).toMatchObject({ held: [] });
    startSite();
    const soon = { photos: photoOf(99) };
    await run([yardFeed({ changed: { ...changeEach(10, own), 1: soon, 2: soon } })]);
    expect(await run([yardFeed({ changed: changeEach(10, () => soon) })])).toMatchObject({ held: [] });
    await startYard();
    const config = feedConfig({ brakes: { swappedPhotos: 'accept' } });
    expect(await run([yardFeed({ changed: changeEach(10, shifted) })], { config })).toMatchObject({ held: [] });
    expect(await photosOf(6)).toEqual([photoOf(5)]);
  });
});

import { describe, expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { createPhotoFinder } from '../rules/create-photo-finder.ts';
import { listLocalPhotos } from './list-local-photos.ts';
import { prepareImports } from './testing/prepare-imports.ts';
import { changeEach, yardFeed } from './testing/yard-feed.ts';

const imageHosts = new Set(['photos.example']);
const sourcesOf = (addresses: readonly string[]) => ({
  photoSources: { imageHosts, findPhoto: createPhotoFinder(addresses, 'acme') },
});

describe.each(testDatabases)("photos of a dealer's own: $name", ({ open }) => {
  const { site, startSite, run, load, readDatabase } = prepareImports(open);
  const addresses = [1, 2, 3, 4].flatMap((car) => [1, 2].map((photo) => `/media/acme/T${car}_${photo}.jpg`));
  const withAddresses = yardFeed({
    cars: 4,
    changed: changeEach(4, (car) => ({ photos: `/media/acme/T${car}_1.jpg|/media/acme/T${car}_2.jpg` })),
  });
  const withNames = (ending: string): string =>
    yardFeed({ cars: 4, changed: changeEach(4, (car) => ({ photos: `T${car}_1${ending},T${car}_2${ending}` })) });
  const listPhotos = async () => (await load()).flatMap(({ images }) => images.map(({ image }) => image.url));

  it.each(['.jpg', '.JPG'])('are found by bare names that end in %s', async (ending) => {
    startSite();
    await run([withNames(ending)], sourcesOf(addresses));
    expect(site.warnings).toEqual([]);
    expect(await listPhotos()).toEqual(addresses);
    expect(await run([withAddresses], sourcesOf(addresses))).toMatchObject({ unchanged: 4 });
    const listed = await listLocalPhotos(readDatabase(), [site.slug, 'elsewhere']);
    expect(listed.map(({ address }) => address)).toEqual(addresses);
    expect(listed[0]).toMatchObject({ siteSlug: site.slug, stockNumber: 'T1' });
  });

  it("stay when the feed begins to name files the site doesn't have, with one warning", async () => {
    startSite();
    await run([withAddresses], sourcesOf(addresses));
    const summary = await run([withNames('-large.jpg')], sourcesOf(addresses));
    expect(summary).toMatchObject({ warned: 1, held: [{ kind: 'photosGone', count: 8 }] });
    expect(site.warnings).toEqual([
      {
        row: 2,
        column: 'images',
        stockNumber: 'T1',
        task: 'photos',
        reason: `8 photos of 4 vehicles can't be shown: the site has no file for "T1_1-large.jpg" and the others. Put the files into media/${site.slug}, or send full addresses (https://...).`,
      },
    ]);
    expect(await listPhotos()).toEqual(addresses);
  });

  it("aren't stored or counted if they can't be shown", async () => {
    startSite();
    const photos = 'https://photos.example/1.jpg|https://elsewhere.example/2.jpg|/media/acme/none.jpg';
    await run([yardFeed({ cars: 1, changed: { 1: { photos } } })], sourcesOf(addresses));
    expect(site.warnings.map(({ reason }) => reason)).toEqual([
      "1 photo can't be shown: elsewhere.example isn't among the site's images.allowedHosts",
      expect.stringContaining('has no file for "/media/acme/none.jpg"'),
    ]);
    const [car] = await load();
    expect(await listPhotos()).toEqual(['https://photos.example/1.jpg']);
    expect(car).toMatchObject({ photoCount: 1, primaryImageUrl: 'https://photos.example/1.jpg' });
  });

  it('that an earlier version stored count for no limit if pages never showed them', async () => {
    startSite();
    await run([yardFeed({ cars: 4, changed: changeEach(4, () => ({ photos: 'https://elsewhere.example/1.jpg' })) })]);
    expect(await listPhotos()).toHaveLength(4);
    const names = yardFeed({ cars: 4, changed: changeEach(4, () => ({ photos: 'none.jpg' })) });
    expect(await run([names], sourcesOf(addresses))).toMatchObject({ held: [] });
    expect(await listPhotos()).toEqual([]);
  });
});

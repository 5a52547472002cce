import { expect, type Locator, type Page, test } from '@playwright/test';
import { getFromSite, type SiteSlug, siteUrl } from './support/sites.ts';

const pickers = [
  { slug: 'kingfisher-mazda', heading: 'Start with a shape', picture: 'drawing' },
  { slug: 'wattle-group', heading: 'What are you after?', picture: 'cutOut' },
] as const;

const openPicker = async (page: Page, slug: SiteSlug, heading: string): Promise<readonly Locator[]> => {
  await page.goto(siteUrl(slug), { waitUntil: 'domcontentloaded' });
  const picker = page.getByRole('region', { name: heading });
  await picker.scrollIntoViewIfNeeded();
  return picker.getByRole('link').all();
};

const measurePicture = (tile: Locator): Promise<number> =>
  tile.evaluate((link) => {
    const [image, drawing] = [link.querySelector('img'), link.querySelector('use')];
    return image?.naturalWidth ?? drawing?.getBBox().width ?? 0;
  });

for (const { slug, heading, picture } of pickers) {
  for (const [screen, width] of [
    ['phone', 390],
    ['desktop', 1280],
  ] as const) {
    test.describe(`${slug} on a ${screen}`, () => {
      test.use({ viewport: { width, height: 900 } });

      test('shows a picture over every body type [L9.34]', async ({ page }) => {
        const tiles = await openPicker(page, slug, heading);
        expect(tiles.length).toBeGreaterThan(5);
        for (const tile of tiles) {
          await expect(tile).toHaveAttribute('data-picture', picture);
          await tile.scrollIntoViewIfNeeded();
          await expect.poll(() => measurePicture(tile)).toBeGreaterThan(80);
          expect((await tile.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        }
      });
    });
  }

  test.describe(`${slug} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('every tile leads, by keyboard, to a search with its number of vehicles [L1.06, L2.70, L2.71]', async ({
      page,
      request,
    }) => {
      const tiles = await openPicker(page, slug, heading);
      const ways = await Promise.all(
        tiles.map(async (tile) => ({ href: await tile.getAttribute('href'), words: await tile.innerText() })),
      );
      await tiles[0]?.press('Enter');
      await expect(page).toHaveURL(siteUrl(slug, ways[0]?.href ?? 'no address'));
      for (const { href, words } of ways) {
        const count = words.match(/[\d,]+ cars?$/)?.[0] ?? 'no count';
        const found = await (await getFromSite(request, slug, href ?? 'no address')).text();
        expect(found, words).toContain(`>${count} match<`);
      }
    });
  });
}

test('a drawing has the colour of its label in forced-colours mode [L9.34]', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const [tile] = await openPicker(page, 'kingfisher-mazda', 'Start with a shape');
  const [drawn, words] = await Promise.all(
    ['svg', 'span'].map((part) =>
      tile
        ?.locator(part)
        .first()
        .evaluate((element) => getComputedStyle(element).color),
    ),
  );
  expect(drawn).toBe(words);
});

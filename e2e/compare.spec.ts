import { expect, type Page, test } from '@playwright/test';
import { getFromSite, type SiteSlug, siteUrl } from './support/sites.ts';

const listBrokenWords = (page: Page): Promise<string[]> =>
  page.getByRole('table').evaluate((table) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if (node.parentElement?.closest('.visually-hidden')) continue;
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\b[A-Z]?[a-z]+\b/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length > 1) broken.push(word);
      }
    }
    return broken;
  });

const openLongest = async (page: Page, site: SiteSlug, transmission: string, count: number): Promise<void> => {
  const answer = await getFromSite(page.request, site, '/api/cars?limit=100&filter=status%20%3D%20in_stock');
  const { cars } = (await answer.json()) as { cars: { id: number; trans: string | null }[] };
  const ids = cars.filter(({ trans }) => trans?.includes(transmission)).slice(0, count);
  expect(ids).toHaveLength(count);
  await page.goto(siteUrl(site, `/compare?ids=${ids.map(({ id }) => id).join(',')}`));
  await expect(page.getByRole('table')).toContainText(transmission);
};

for (const [site, transmission] of [
  ['wattle-group', 'Continuously Variable Automatic'],
  ['banksia-used', 'Continuously Variable Automatic'],
  ['ironbark-trucks', 'Automated Manual'],
] as const) {
  test(`${site}: no word of a comparison is broken at any width [D.54]`, async ({ page }) => {
    for (const [width, count] of [
      [320, 2],
      [390, 2],
      [390, 4],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await openLongest(page, site, transmission, count);
      expect(await listBrokenWords(page), `${count} at ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'the page itself stays').toBe(width);
    }
  });
}

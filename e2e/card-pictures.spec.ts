import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from './support/sites.ts';

const nextPictures = (page: Page) => page.locator('article img[alt=""]');

const openSearch = async (page: Page): Promise<readonly string[]> => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') requested.push(new URL(request.url()).pathname);
  });
  await page.goto(siteUrl('wattle-group', '/search/used-cars'), { waitUntil: 'networkidle' });
  return requested;
};

const readNextPath = async (page: Page): Promise<string> =>
  new URL((await nextPictures(page).first().getAttribute('src')) ?? '', page.url()).pathname;

test('a card shows its next picture while a mouse rests on it, and loads it only then [B2.17]', async ({ page }) => {
  const requested = await openSearch(page);
  const next = await readNextPath(page);
  await expect(nextPictures(page).first()).toBeHidden();
  expect(requested).not.toContain(next);
  await page.locator('article').first().hover();
  await expect(nextPictures(page).first()).toBeVisible();
  await expect.poll(() => requested).toContain(next);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('no card loads a second picture [B2.17]', async ({ page }) => {
    const requested = await openSearch(page);
    const next = await readNextPath(page);
    await page.locator('article').first().dispatchEvent('pointerover');
    await expect(nextPictures(page).first()).toBeHidden();
    expect(requested).not.toContain(next);
  });
});

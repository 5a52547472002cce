import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from './support/sites.ts';

/** False while the browser leaves out the layout of the element's section. */
const isLaidOut = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));

const scrollThrough = async (page: Page, heightPx: number): Promise<void> => {
  for (let top = 0; top <= heightPx; top += 300) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await page.waitForTimeout(50);
  }
};

/** Pixels between the top of the screen and each heading that's on it. */
const listHeadings = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const tops = [...document.querySelectorAll('h2, h3')].map(
      (heading) => [heading.textContent, Math.round(heading.getBoundingClientRect().top)] as const,
    );
    return Object.fromEntries(tops.filter(([, top]) => top > 0 && top < innerHeight));
  });

test.use({ viewport: { width: 390, height: 844 } });

test('sections below the screen wait for their layout, but not after a reload', async ({ page }) => {
  await page.goto(siteUrl('wattle-group'));
  expect(await isLaidOut(page, 'h1')).toBe(true);
  expect(await isLaidOut(page, 'footer a')).toBe(false);
  await page.locator('footer a').first().scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(page, 'footer a')).toBe(true);
  await page.reload();
  expect(await isLaidOut(page, 'footer a')).toBe(true);
});

for (const site of ['wattle-group', 'saltbush-caravans'] as const) {
  test(`${site}: a shopper who comes back to the home page sees what they left`, async ({ page }) => {
    await page.goto(siteUrl(site));
    await scrollThrough(page, 4_800);
    await page.waitForTimeout(500);
    const before = await listHeadings(page);
    expect(Object.keys(before).length).toBeGreaterThan(0);
    await page.goto(siteUrl(site, '/contact-us'));
    await page.goBack();
    await expect.poll(() => listHeadings(page)).toEqual(before);
  });
}

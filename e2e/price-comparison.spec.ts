import { expect, type Page, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { siteUrl, waitForScripts } from './support/sites.ts';
import { findSlug } from './support/vehicle-page.ts';

const answer = {
  fill: 0.7,
  listing_price: 30_000,
  market_range_min: 29_000,
  market_range_max: 33_000,
  confidence: 0.8,
  description: 'Compared with twelve.',
};
const eligible = 'status = in_stock AND reserved = false AND price > 5000';
const panel = (page: Page) => page.getByRole('region', { name: 'Price comparison' });

const openWith = async (page: Page, site: 'banksia-used' | 'kingfisher-mazda', status: number, body: unknown) => {
  await page.route('**/autogauge', (route) => route.fulfill({ status, json: body }));
  await page.goto(siteUrl(site, `/cars/${await findSlug(page.request, site, eligible)}`));
  await waitForScripts(page);
};

for (const [site, width] of [
  ['banksia-used', 390],
  ['kingfisher-mazda', 1280],
] as const) {
  test(`${site} at ${width}: the skeleton is replaced by the range, filled in 2.5 s [B4.29, B9.05, B9.45]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openWith(page, site, 200, answer);
    await expect(panel(page)).toContainText('Comparing prices…');
    await panel(page).scrollIntoViewIfNeeded();
    await expect(panel(page)).toContainText('Great Deal listed at $30,000');
    await expect(panel(page)).toContainText('between $29,000 and $33,000.');
    const arc = panel(page).locator('path[stroke-dasharray]');
    await expect(arc).toHaveAttribute('stroke-dasharray', '70 100');
    await expect(arc).toHaveCSS('animation-duration', '2.5s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(arc).toHaveCSS('animation-name', 'none');
    expect(await findBarriers(page, 'section:has([data-comparison])')).toEqual([]);
  });
}

for (const [name, status, body, logged] of [
  ['the call fails', 503, {}, ['Failed to fetch auto gauge data.']],
  ['a figure is missing', 200, { ...answer, fill: null }, ['Failed to fetch auto gauge data.']],
  ['it cannot be relied on', 200, { ...answer, confidence: 0.2 }, []],
  ['the price is above the range', 200, { ...answer, listing_price: 33_001 }, []],
] as const) {
  test(`the panel, not yet in view, disappears when ${name} [B4.29, B5.01, B5.02, B5.03, B7.02, B8.01]`, async ({
    page,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text().split(' Error:')[0] ?? '');
    });
    await openWith(page, 'banksia-used', status, body);
    // Scrolls near enough to load the comparison, which is then still below the screen.
    await panel(page).evaluate((section) => scrollBy(0, section.getBoundingClientRect().top - innerHeight - 1_000));
    await expect(panel(page)).toHaveCount(0);
    expect(warnings).toEqual(logged);
  });
}

for (const [site, width] of [
  ['banksia-used', 390],
  ['kingfisher-mazda', 390],
  ['banksia-used', 820],
  ['kingfisher-mazda', 1280],
] as const) {
  // On kingfisher-mazda, the comparison has no description.
  const description =
    site === 'kingfisher-mazda'
      ? null
      : 'We compared this price with 24 similar Mitsubishi Pajero Sport listings from 12 dealers, allowing for year and kilometres. The median price is $31,000.';
  for (const [name, status, body, words] of [
    ['the figures', 200, { ...answer, description }, 'Great Deal'],
    ['no figures', 204, undefined, 'There’s no comparison for this price.'],
  ] as const) {
    test(`${site} at ${width}: ${name} appear in view without layout shift [B4.29]`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const looked = Promise.withResolvers<void>();
      await page.route('**/autogauge', async (route) => {
        await looked.promise;
        await route.fulfill(body === undefined ? { status } : { status, json: body });
      });
      await page.goto(siteUrl(site, `/cars/${await findSlug(page.request, site, eligible)}`));
      await waitForScripts(page);
      await panel(page).evaluate((section) => section.scrollIntoView({ block: 'center' }));
      await expect(panel(page)).toContainText('Comparing prices…');
      const measure = () => panel(page).evaluate((section) => section.getBoundingClientRect().height);
      const before = await measure();
      looked.resolve();
      await expect(panel(page)).toContainText(words);
      expect(await measure()).toBe(before);
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no panel stays forever [B4.29]', async ({ page, request }) => {
    await page.goto(siteUrl('banksia-used', `/cars/${await findSlug(request, 'banksia-used', eligible)}`));
    await expect(panel(page)).toHaveCount(0);
  });
});

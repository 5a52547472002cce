import { expect, test } from '@playwright/test';
import { cards, filters, open, textOf, titles } from './support/search-page.ts';

const sites = [
  { slug: 'wattle-group', viewport: { width: 1280, height: 900 } },
  { slug: 'saltbush-caravans', viewport: { width: 390, height: 780 } },
] as const;

for (const { slug, viewport } of sites) {
  test.describe(`without a line: ${slug}`, () => {
    test.use({ viewport });

    test('a search says so, keeps its results and runs once online [B4.18, B4.19]', async ({ page, context }) => {
      await open(page, '/search/', slug);
      const alert = page.getByRole('region', { name: 'Results' }).getByRole('alert');
      const shown = await titles(page);
      await context.setOffline(true);
      await page.getByLabel('Sort by').selectOption({ label: 'Price, low to high' });
      await expect(alert).toContainText('You’re offline');
      expect(await titles(page)).toEqual(shown);
      await context.setOffline(false);
      await expect(alert).toHaveCount(0);
      await expect(page).toHaveURL(/sortBy=price/);
      await expect.poll(() => titles(page)).not.toEqual(shown);
    });

    test('a search runs once the server can be reached, even if the first requests fail [B4.18]', async ({
      page,
      context,
    }) => {
      await open(page, '/search/', slug);
      const alert = page.getByRole('region', { name: 'Results' }).getByRole('alert');
      await context.setOffline(true);
      await page.getByLabel('Sort by').selectOption({ label: 'Price, low to high' });
      await expect(alert).toContainText('You’re offline');
      const failed: string[] = [];
      await page.route(/\/robots\.txt|\.data/, (route) => {
        failed.push(route.request().url());
        return route.abort();
      });
      await context.setOffline(false);
      await expect.poll(() => failed.length).toBeGreaterThan(1);
      await expect(alert).toContainText('We couldn’t load your last change');
      await page.unroute(/\/robots\.txt|\.data/);
      await expect(alert).toHaveCount(0);
      await expect(page).toHaveURL(/sortBy=price/);
    });

    test('a tapped vehicle says so and opens once online', async ({ page, context }) => {
      await open(page, '/search/', slug);
      const link = cards(page).getByRole('heading').getByRole('link').first();
      const title = await textOf(link);
      await context.setOffline(true);
      await link.click();
      await expect(page.getByRole('alert')).toContainText('You’re offline');
      await expect(link).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    });

    test('a vehicle whose connection fails says so, and opens on a retry', async ({ page }) => {
      await open(page, '/search/', slug);
      const link = cards(page).getByRole('heading').getByRole('link').first();
      const title = await textOf(link);
      await page.route(/\/cars\/.*\.data/, (route) => route.abort());
      await link.click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('We couldn’t load that page');
      await page.unroute(/\/cars\/.*\.data/);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading).toContainText(title);
    });
  });
}

test('the sheet says that a tapped box is pending, and applies the last one once online [B2.23, B4.18]', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/search/', 'saltbush-caravans');
  await page
    .getByRole('button', { name: /^Filters/ })
    .first()
    .click();
  const boxes = filters(page).locator('[data-facet=body] a');
  await context.setOffline(true);
  for (const at of [0, 1]) {
    await boxes.nth(at).click();
    await expect(filters(page).locator('[data-pending]')).toHaveText(await textOf(boxes.nth(at)));
    const alert = filters(page).getByRole('alert');
    await expect(alert).toContainText('You’re offline, so these are your earlier results.');
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expect(boxes.nth(at)).not.toBeChecked();
  }
  await context.setOffline(false);
  await expect(boxes.nth(1)).toBeChecked();
  await expect(boxes.nth(0)).not.toBeChecked();
  await expect(filters(page).locator('[data-pending]')).toHaveCount(0);
  await expect(filters(page).getByRole('alert')).toHaveCount(0);
});

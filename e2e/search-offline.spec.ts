import { expect, test } from '@playwright/test';
import { siteUrl, waitForScripts } from './support/sites.ts';

const sites = [
  { slug: 'wattle-group', viewport: { width: 1280, height: 900 } },
  { slug: 'saltbush-caravans', viewport: { width: 390, height: 780 } },
] as const;

for (const { slug, viewport } of sites) {
  test.describe(`without a line: ${slug}`, () => {
    test.use({ viewport });

    test('a search says so, keeps its results and follows once the line is back [B4.18, B4.19]', async ({
      page,
      context,
    }) => {
      await page.goto(siteUrl(slug, '/search/'));
      await waitForScripts(page);
      const results = page.getByRole('region', { name: 'Results' });
      const titles = await results.getByRole('article').getByRole('heading').allTextContents();
      await context.setOffline(true);
      await page.getByLabel('Sort by').selectOption({ label: 'Price, low to high' });
      await expect(results.getByRole('alert')).toContainText('You are offline');
      expect(await results.getByRole('article').getByRole('heading').allTextContents()).toEqual(titles);
      await context.setOffline(false);
      await expect(results.getByRole('alert')).toHaveCount(0);
      await expect(page).toHaveURL(/sortBy=price/);
      await expect.poll(() => results.getByRole('article').getByRole('heading').allTextContents()).not.toEqual(titles);
    });

    test('a vehicle that was tapped says so and opens once the line is back', async ({ page, context }) => {
      await page.goto(siteUrl(slug, '/search/'));
      await waitForScripts(page);
      const link = page.getByRole('region', { name: 'Results' }).getByRole('heading').getByRole('link').first();
      const title = (await link.textContent()) ?? '';
      await context.setOffline(true);
      await link.click();
      await expect(page.getByRole('alert')).toContainText('You are offline');
      await expect(link).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    });

    test('a vehicle whose line breaks tells the truth, and comes when it is asked again', async ({ page }) => {
      await page.goto(siteUrl(slug, '/search/'));
      await waitForScripts(page);
      const link = page.getByRole('region', { name: 'Results' }).getByRole('heading').getByRole('link').first();
      const title = (await link.textContent()) ?? '';
      await page.route(/\/cars\/.*\.data/, (route) => route.abort());
      await link.click();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('That page did not come through');
      await page.unroute(/\/cars\/.*\.data/);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading).toContainText(title);
    });
  });
}

import { expect, type Page, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { listCars, type SiteSlug, siteUrl, waitForScripts } from './support/sites.ts';

const collectProblems = (page: Page): readonly string[] => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  return problems;
};

const asked = ['similar', 'autogauge', 'view.json*', 'finance-disclaimer'] as const;

const sites: readonly (readonly [site: SiteSlug, width: number])[] = [
  ['wattle-group', 390],
  ['banksia-used', 1280],
];

for (const [site, width] of sites) {
  test(`${site}: a page survives malformed responses [B7.08, B8.01]`, async ({ page }) => {
    const problems = collectProblems(page);
    const asks: string[] = [];
    for (const name of asked) {
      await page.route(`**/cars/*/${name}`, (route) => {
        asks.push(name);
        return route.fulfill({ json: { cards: null, views: null, disclaimer: {} } });
      });
    }
    await page.route('**/vehicle-cards?*', (route) => {
      asks.push('vehicle-cards');
      return route.fulfill({ json: { cards: [{}] } });
    });
    await page.setViewportSize({ width, height: 800 });
    const [first, second] = await listCars(page.request, site, 'status = in_stock AND photos_count > 3', 2);
    await page.goto(siteUrl(site, `/cars/${first?.slug}`));
    await waitForScripts(page);
    await page.goto(siteUrl(site, `/cars/${second?.slug}`));
    await waitForScripts(page);
    const similar = page.getByRole('region', { name: /^Similar/ });
    await similar.scrollIntoViewIfNeeded();
    await expect.poll(() => asks).toContain('similar');
    await expect.poll(() => asks).toContain('vehicle-cards');
    await expect(similar.getByRole('link', { name: /^See all/ })).toBeVisible();
    await expect(similar.getByRole('article')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(problems).toEqual([]);
  });

  test(`${site}: a failed budget lookup shows no count of another budget [L2.68]`, async ({ page }) => {
    const problems = collectProblems(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(siteUrl(site, '/budget-search'));
    await waitForScripts(page);
    const answer = page.getByRole('status').filter({ hasText: /Show Me|our stock/ });
    await expect(answer).toContainText('Show Me');
    for (const wrong of [{ status: 503, json: {} }, { json: { buttons: null, bodies: [] } }]) {
      await page.route('**/api/budget-search?*', (route) => route.fulfill(wrong));
      await page.getByLabel('Repayment').fill('90');
      await expect(answer).toContainText('We couldn’t check our stock for this budget.');
      await expect(answer).not.toContainText('Show Me');
      await expect(page.getByRole('radio', { name: /\(\d+\)/ })).toHaveCount(0);
      expect(await findBarriers(page, 'main')).toEqual([]);
      await page.unroute('**/api/budget-search?*');
      await answer.getByRole('button', { name: 'Try again' }).press('Enter');
      await expect(answer).toContainText('Show Me');
      await page.getByLabel('Repayment').fill('200');
      await expect(answer.locator('[aria-busy="false"]')).toContainText('Show Me');
    }
    expect(problems).toEqual([]);
  });
}

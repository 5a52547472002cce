import { expect, test } from '@playwright/test';
import { siteUrl } from './support/sites.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ironbark-trucks lists a table that headings sort [B2.17] [D.18]', async ({ page }) => {
    await page.goto(siteUrl('ironbark-trucks', '/search/trucks/'));
    await page
      .getByRole('columnheader', { name: /^Payload/ })
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(/\?sortBy=payload:desc$/);
    await expect(page.getByRole('columnheader', { name: /^Payload/ })).toHaveAttribute('aria-sort', 'descending');
    await page
      .getByRole('columnheader', { name: /^Payload/ })
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(/\?sortBy=payload:asc$/);
    await page.locator('[name="from[engine_hours]"]').fill('1000');
    await page.locator('[name="from[engine_hours]"]').press('Enter');
    await expect(page).toHaveURL(/range\[engine_hours\]=1000:/);
  });

  test('saltbush-caravans starts from what the car can tow [B3.08]', async ({ page }) => {
    await page.goto(siteUrl('saltbush-caravans', '/'));
    await page.getByLabel('Choose your car').selectOption({ label: 'Kia Sorento: 2,000 kg' });
    await page.getByRole('button', { name: 'Show caravans your car can tow' }).click();
    await expect(page).toHaveURL(/range\[aggregate_trailer_mass\]=:2000/);
    const cards = page.locator('#results ~ ul article');
    await expect(cards.first()).toBeVisible();
    expect(await cards.filter({ hasText: /(Leaves [\d,]+ kg|Takes all) of your 2,000 kg/ }).count()).toBe(
      await cards.count(),
    );
    await page.getByLabel('Or your car’s towing limit').fill('2,500');
    await page.getByRole('button', { name: 'Show caravans within this limit' }).click();
    await expect(page).toHaveURL(/range\[aggregate_trailer_mass\]=:2500/);
    await expect(page.getByText('of your 2,500 kg').first()).toBeVisible();
  });

  test('bottlebrush-moto asks for the licence first [B3.14]', async ({ page }) => {
    await page.goto(siteUrl('bottlebrush-moto', '/'));
    await page.getByText('LAMS approved').first().click();
    await page.getByRole('button', { name: /^Show Me/ }).click();
    await expect(page).toHaveURL(/\?learner_approved=true$/);
    const licence = page.getByRole('navigation', { name: 'Licence' });
    await licence.getByRole('link', { name: /^Full licence/ }).click();
    await expect(page).toHaveURL(/\?learner_approved=false$/);
    await expect(licence.locator('[aria-current]')).toHaveText(/^Full licence/);
  });
});

for (const width of [390, 1280]) {
  for (const [slug, path] of [
    ['ironbark-trucks', '/search/trucks/'],
    ['saltbush-caravans', '/search/caravans/?range[aggregate_trailer_mass]=:2500'],
    ['bottlebrush-moto', '/search/motorcycles/'],
  ] as const) {
    test(`${slug} at ${width} shows its results without scrolling sideways`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const address of [path, '/']) {
        await page.goto(siteUrl(slug, address));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
  }
}

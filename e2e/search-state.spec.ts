import { expect, type Page, test } from '@playwright/test';
import { cards, chips, everything, holdAnswers, isSamePage, open, option, titles } from './support/search-page.ts';
import { waitForScripts } from './support/sites.ts';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('restores the search in its address [B2.16, L2.33]', async ({ page }) => {
  await open(page, `${everything}?make=Kia&body=SUV&range[price]=20000:60000&sortBy=price:desc`);
  await expect(chips(page).getByRole('link')).toHaveText(['Kia', 'SUV', /\$20,000 to \$60,000/, 'Clear all']);
  await expect(page.getByLabel('Price From')).toHaveValue('$20,000');
  await expect(page.getByLabel('Price To')).toHaveValue('$60,000');
  await expect(page.getByLabel('Sort by')).toHaveValue('price:desc');
  await expect(option(page, /^SUV/)).toBeChecked();
  expect((await titles(page)).length).toBeGreaterThan(0);
  for (const title of await titles(page)) expect(title).toContain('Kia');
});

test('Back returns to the same filters, page and scroll position from a vehicle [B2.16]', async ({ page }) => {
  await open(page, everything);
  await option(page, /^Used/).click();
  await expect(page).toHaveURL(/used-cars$/);
  await option(page, /^SUV/).click();
  await expect(page).toHaveURL(/body=SUV|suv-cars/);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => scrollTop(page)).toBe(0);
  const [address, shown] = [page.url(), await titles(page)];
  await page.evaluate(() => window.scrollTo(0, 1400));
  const link = cards(page).nth(10).getByRole('link').first();
  // Scrolls to where the click would scroll.
  await link.hover();
  const top = await scrollTop(page);

  await link.click();
  await expect(page).toHaveURL(/\/cars\//);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(() => titles(page)).toEqual(shown);
  await expect.poll(() => scrollTop(page)).toBe(top);
  await expect(option(page, /^SUV/)).toBeChecked();

  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  await page.goBack();
  await expect(page).toHaveURL(/used-cars$/);
  await expect(option(page, /^SUV/)).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${everything}$`));
  await expect(chips(page)).toHaveCount(0);
  expect(await isSamePage(page)).toBe(true);
});

test('Back restores the scroll position even after the vehicle page reloads [B2.16]', async ({ page }) => {
  await open(page, `${everything}?body=SUV&page=2`);
  await page.evaluate(() => window.scrollTo(0, 1200));
  const link = cards(page).nth(8).getByRole('link').first();
  // Scrolls to where the click would scroll.
  await link.hover();
  const top = await scrollTop(page);
  await link.click();
  await expect(page).toHaveURL(/\/cars\//);
  await page.reload();
  await waitForScripts(page);
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => scrollTop(page)).toBe(top);
});

test('shows a new search from the top of its results [B2.24]', async ({ page }) => {
  await open(page, everything);
  await page.evaluate(() => window.scrollTo(0, 2500));
  await option(page, /^Ford/).click();
  await expect(page).toHaveURL(/ford$/);
  await expect(page.getByRole('status').first()).toBeInViewport();
  await expect(option(page, /^Ford/)).toBeInViewport();
});

test('keeps the previous hits and shows skeletons while a search loads [B2.20, B4.19]', async ({ page }) => {
  await open(page, everything);
  const shown = await titles(page);
  const answer = await holdAnswers(page);
  await option(page, /^Toyota/).click();
  await expect(page.locator('[data-skeletons]').first()).toBeVisible();
  await expect(page.locator('[data-skeletons]').first()).toBeInViewport();
  await expect(page.locator('[data-results-bar]')).toContainText('Updating results');
  expect(await titles(page)).toEqual(shown);
  await expect(page.getByRole('navigation', { name: 'Pages of results' })).toHaveCount(0);
  answer();
  await expect(page).toHaveURL(/toyota$/);
  await expect(page.locator('[data-skeletons]')).toHaveCount(0);
});

test('keeps the previous hits when a search fails, and says so [B4.18, B4.19]', async ({ page }) => {
  await open(page, everything);
  const shown = await titles(page);
  await page.route(/\.data/, (route) => route.abort());
  await option(page, /^Toyota/).click();
  await expect(page.getByRole('alert')).toContainText('couldn’t load your last change');
  expect(await titles(page)).toEqual(shown);
  await expect(page.getByRole('navigation', { name: 'Pages of results' })).toHaveCount(0);
  await page.unroute(/\.data/);
  await page.getByRole('link', { name: 'try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  for (const title of await titles(page)) expect(title).toContain('Toyota');
});

test('shows a repeated search from the cache [B9.02]', async ({ page }) => {
  await open(page, everything);
  await option(page, /^Toyota/).click();
  await expect(page).toHaveURL(/toyota$/);
  await page.route(/\.data/, (route) => route.abort());
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${everything}$`));
  await expect(page.getByRole('alert')).toHaveCount(0);
});

import { expect, type Page, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { siteUrl, waitForScripts } from './support/sites.ts';

const field = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Search stock' });
const plainField = (page: Page) => page.getByRole('main').getByLabel('Search stock');
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => list(page).getByRole('option');

const openSearch = async (page: Page, site: 'wattle-group' | 'banksia-used' = 'wattle-group') => {
  await page.goto(siteUrl(site, '/search/new-used-and-demo-cars/'));
  await waitForScripts(page);
};

for (const [site, width] of [
  ['wattle-group', 390],
  ['banksia-used', 1280],
] as const) {
  test(`${site} at ${width}: suggestions appear while typing, by keyboard only`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openSearch(page, site);
    await plainField(page).focus();
    await expect(options(page).first()).toContainText('Popular makes');
    await page.keyboard.type('toyota c');
    await expect(options(page).filter({ hasText: 'Toyota Corolla' }).first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^\d+ suggestions$/ })).toBeAttached();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    expect(await findBarriers(page, 'form:has([role="listbox"])')).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    const activeId = await field(page).getAttribute('aria-activedescendant');
    expect(await options(page).first().getAttribute('id')).toBe(activeId);
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(field(page)).toHaveValue('toyota c');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/toyota\/[a-z0-9-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Toyota');
  });
}

test('on a phone, the header opens the field on any page, and a suggestion opens a vehicle', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto(siteUrl('wattle-group', '/about-us'));
  await waitForScripts(page);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Search stock' });
  await expect(dialog.getByLabel('Search stock')).toBeFocused();
  await page.keyboard.type('mazda');
  const vehicle = options(page)
    .filter({ has: page.locator('img') })
    .first();
  await expect(vehicle).toContainText(/\d{4} .*\$[\d,]+/);
  expect((await vehicle.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await findBarriers(page, 'dialog')).toEqual([]);
  await vehicle.tap();
  await expect(page).toHaveURL(/\/cars\//);
  await context.close();
});

test('the header’s field searches by Enter, closes by Escape and returns the focus', async ({ page }) => {
  await page.goto(siteUrl('kingfisher-mazda', '/about-us'));
  await waitForScripts(page);
  const tool = page.getByRole('banner').getByRole('link', { name: 'Search' });
  await tool.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Search stock' });
  await expect(dialog.getByLabel('Search stock')).toBeFocused();
  await page.keyboard.type('cx');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(tool).toBeFocused();
  await tool.press('Enter');
  await expect(dialog.getByLabel('Search stock')).toBeFocused();
  await page.keyboard.type('cx-5');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/.*cx-5/i);
});

test('recent searches come first in an empty field, and can be cleared', async ({ page }) => {
  await openSearch(page);
  await plainField(page).fill('red ute');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/query=red\+ute|colour=/);
  await openSearch(page);
  await plainField(page).focus();
  await expect(options(page).first()).toContainText('red ute');
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(options(page).filter({ hasText: 'red ute' })).toHaveCount(0);
  await expect(options(page).first()).toContainText('Popular makes');
});

test('the field still searches when suggestions fail', async ({ page }) => {
  await page.route('**/api/suggestions*', (route) => route.fulfill({ status: 503, json: {} }));
  await openSearch(page);
  await plainField(page).fill('kia');
  await expect(list(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/kia/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the header leads to the stock, whose field is a plain form', async ({ page }) => {
    await page.goto(siteUrl('wattle-group', '/about-us'));
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\//);
    await page.getByLabel('Search stock').fill('kia');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/kia/);
  });
});

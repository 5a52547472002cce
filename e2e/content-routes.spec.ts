import { expect, type Page, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { getFromSite, type SiteSlug, siteUrl, waitForScripts } from './support/sites.ts';

const open = async (page: Page, site: SiteSlug, path: string, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 844 });
  const answer = await page.goto(siteUrl(site, path));
  expect(answer?.status()).toBe(200);
};

const findOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const pages: readonly (readonly [SiteSlug, path: string, title: string, width: number])[] = [
  ['wattle-group', '/buying', 'Buying from Wattle', 390],
  ['wattle-group', '/about-us', 'About Wattle Motor Group', 390],
  ['wattle-group', '/brands', 'Our brands', 1280],
  ['wattle-group', '/toyota/overview', 'Toyota', 390],
  ['kingfisher-mazda', '/capped-price-servicing', 'Servicing, priced up front', 390],
  ['kingfisher-mazda', '/models?body=suv', 'SUVs', 1280],
  ['kingfisher-mazda', '/cx-5', 'Mazda CX-5', 390],
];

for (const [site, path, title, width] of pages) {
  test(`${site}${path} at ${width} is accessible [L2.19] [L2.25] [L2.26] [L2.27] [B9.50]`, async ({ page }) => {
    await open(page, site, path, width);
    await waitForScripts(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await findBarriers(page, 'main')).toEqual([]);
    expect(await findOverflow(page)).toBeLessThanOrEqual(0);
  });
}

test('a question opens by keyboard, and the answers are structured data', async ({ page }) => {
  await open(page, 'wattle-group', '/buying', 1280);
  const question = page.locator('summary', { hasText: 'Can I bring my own mechanic?' });
  const answer = page.getByText('There’s a hoist at every yard with a workshop');
  await expect(answer).toBeHidden();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.some((text) => text.includes('FAQPage') && text.includes('There’s a hoist'))).toBe(true);
});

test('the sales counter advances with time [B1.21] [B9.48] [B9.49]', async ({ page }) => {
  // In Brisbane, it's 10 am on the 21st.
  await page.clock.install({ time: new Date('2026-11-21T00:00:00Z') });
  await open(page, 'wattle-group', '/', 390);
  const counter = page.getByText('Sales this month').locator('..');
  await counter.scrollIntoViewIfNeeded();
  await expect(counter).toHaveText('3,920 Sales this month');
  await page.clock.fastForward(450_000);
  await expect(counter).toHaveText('3,921 Sales this month');
});

test('old addresses redirect with their query, and other addresses stay', async ({ page, request }) => {
  const moved = await getFromSite(request, 'wattle-group', '/Used-Vehicles.html?utm_source=print');
  expect([moved.status(), moved.headers().location]).toEqual([301, '/search/used-cars?utm_source=print']);
  expect((await getFromSite(request, 'kingfisher-mazda', '/used-vehicles.html')).status()).toBe(404);
  await page.goto(siteUrl('wattle-group', '/eofy'));
  await expect(page).toHaveURL(siteUrl('wattle-group', '/pages/eofy-2027'));
});

test('menus lead to service, parts and the dealer’s staff [L2.39] [L2.40] [L2.43]', async ({ page }) => {
  await open(page, 'wattle-group', '/about-us', 1280);
  const hrefsIn = (name: 'Main' | 'Footer', title: string) =>
    page.evaluate(
      ([where, label]) => {
        const root = document.querySelector(where === 'Main' ? 'header' : 'footer');
        const titles = [...(root?.querySelectorAll('summary, h2, h3, p') ?? [])];
        const group = titles.find(({ textContent }) => textContent === label)?.parentElement;
        return [...(group?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
      },
      [name, title],
    );
  expect(await hrefsIn('Main', 'Service')).toEqual([
    '/service',
    '/vehicle-parts-and-accessories',
    '/diamond-advantage',
    '/capped-price-servicing',
    '/roadside-assist',
  ]);
  expect((await hrefsIn('Main', 'About us')).slice(0, 4)).toEqual(['/contact', '/careers', '/about-us', '/fleet']);
  expect(await hrefsIn('Footer', 'Servicing and Parts')).toContain('/vehicle-parts-and-accessories');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a brand, its vehicles and the answers of a page are shown [B9.50] [B9.51]', async ({ page }) => {
    await open(page, 'wattle-group', '/brands', 390);
    await page.getByRole('main').getByRole('link', { name: 'Kia', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kia');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await open(page, 'kingfisher-mazda', '/capped-price-servicing', 390);
    await page.locator('summary', { hasText: 'What isn’t in the price?' }).click();
    await expect(page.getByText('Tyres, brake pads, wipers and the battery.')).toBeVisible();
  });

  test('the models of a body type lead to their pages [L2.26] [L2.27]', async ({ page }) => {
    await open(page, 'kingfisher-mazda', '/models', 1280);
    await page.getByRole('navigation', { name: 'Body types' }).getByRole('link', { name: 'Convertibles' }).click();
    await page.getByRole('link', { name: /Explore MX-5/ }).click();
    await expect(page).toHaveURL(siteUrl('kingfisher-mazda', '/pages/mx-5'));
  });

  test('an unknown address shows the site’s own not-found page', async ({ page }) => {
    const answer = await page.goto(siteUrl('kingfisher-mazda', '/toyota/overview'));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
    await expect(page.getByRole('banner')).toContainText('Kingfisher');
  });
});

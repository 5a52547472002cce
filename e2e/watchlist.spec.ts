import { expect, type Page, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { readFromMail } from './support/read-mail.ts';
import { signIn, signInHere } from './support/sign-in.ts';
import { siteUrl, waitForScripts } from './support/sites.ts';
import { findSlug, open, side } from './support/vehicle-page.ts';

const search = '/search/used-cars/';
const hearts = (page: Page, label: 'Save' | 'Saved') => page.getByRole('button', { name: new RegExp(`^${label} ?: `) });
const toast = (page: Page) => page.getByRole('status').filter({ hasText: 'View List' });
const saved = (page: Page) => page.getByRole('region', { name: 'Saved cars' });

const keepFavourites = async (page: Page, ids: readonly number[]): Promise<void> => {
  const nothing = { name: 'Car', slug: 'car', make: '', model: '', primary_image_url: null };
  await page.evaluate(
    (text) => localStorage.setItem('favourites:banksia-used', text),
    JSON.stringify(ids.map((id) => ({ id, ...nothing }))),
  );
};

for (const width of [390, 1280]) {
  test(`banksia-used at ${width}: a tap leads to sign-in and returns with the vehicle saved for good [B1.15, B2.11, B4.35, B4.36, B4.39, B4.40, B4.41, B7.28, D.55]`, async ({
    page,
  }) => {
    const address = `ann-${width}@example.com`;
    await page.setViewportSize({ width, height: 844 });
    await page.goto(siteUrl('banksia-used', search));
    await waitForScripts(page);
    expect(await findBarriers(page)).toEqual([]);
    await hearts(page, 'Save').first().click();
    const here = encodeURIComponent(search);
    await expect(page).toHaveURL(siteUrl('banksia-used', `/sign-in?type=watchlist&redirect=${here}&back=${here}`));
    const told = page.waitForRequest(
      (sent) => sent.url().endsWith('/api/events') && (sent.postData()?.includes('"id":39') ?? false),
    );
    await signInHere(page);
    await expect(page).toHaveURL(siteUrl('banksia-used', search));
    await expect(toast(page)).toContainText(/Car Saved In Watchlist\s*20\d\d .+ is now available in your watchlist/);
    await told;
    await expect(hearts(page, 'Saved')).toHaveCount(1);
    await hearts(page, 'Save').first().press('Enter');
    await expect(hearts(page, 'Saved')).toHaveCount(2);
    await toast(page).getByRole('link', { name: 'View List' }).click();
    await expect(page).toHaveURL(siteUrl('banksia-used', '/watchlist'));
    await waitForScripts(page);
    await expect(saved(page).getByRole('article')).toHaveCount(2);
    await expect(saved(page)).toContainText(/Saved at \$[\d,]+ on/);
    expect(await findBarriers(page)).toEqual([]);
    await saved(page)
      .getByRole('button', { name: /^Remove/ })
      .first()
      .press('Enter');
    await expect(saved(page).getByRole('article')).toHaveCount(1);
    await expect(saved(page)).toBeFocused();
    await expect(toast(page)).toContainText(/Car Removed\s*20\d\d .+ is no longer in your watchlist/);
    await page.getByLabel('Email address').fill(address);
    await page.getByLabel(/^Yes, Banksia Used Cars can send me alerts/).check();
    await page.getByRole('button', { name: 'Turn on alerts', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeFocused();
    const { pathname, search: query } = new URL(await readFromMail(address, /\S+\/watchlist\?token=\S+/));
    await page.goto(siteUrl('banksia-used', pathname + query));
    await page.getByRole('button', { name: 'Confirm my address' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Your alerts' })).toContainText(`We’ll email ${address}`);
    await expect(page.getByRole('heading', { name: 'Your alerts' })).toBeFocused();
    await expect(saved(page).getByRole('article')).toHaveCount(1);
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Turn off alerts' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Get alerts' })).toContainText('Alerts are off.');
  });
}

test('banksia-used: the browser’s favourites are imported, and a refused change is undone with its reason [B1.15, B7.15]', async ({
  page,
  request,
}) => {
  await signIn(page, request, 'banksia-used');
  const slug = await findSlug(request, 'banksia-used', 'status = in_stock AND make = "Toyota"');
  await open(page, 'banksia-used', slug);
  const heart = side(page).getByRole('button', { name: /^Saved? ?: / });
  const carId = Number(await side(page).locator('input[name="car_id"]').inputValue());
  await keepFavourites(page, [carId]);
  await page.goto(siteUrl('banksia-used', '/watchlist'));
  await expect(page.getByText('Add it to your watchlist to see it on every device.')).toBeVisible();
  await page.getByRole('button', { name: 'Add it to my watchlist' }).click();
  await expect(saved(page).getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Add it to my watchlist' })).toHaveCount(0);

  await open(page, 'banksia-used', slug);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.route('**/api/watchlist/remove-car', (route) =>
    route.fulfill({ status: 503, json: { detail: 'The database is away.' } }),
  );
  const alerted = page.waitForEvent('dialog');
  const pressed = heart.press('Enter');
  const dialog = await alerted;
  expect(dialog.message()).toBe('The database is away.');
  await dialog.accept();
  await pressed;
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('banksia-used: saving and removing are forms [B2.11, B4.34]', async ({ page, request }) => {
    await page.goto(siteUrl('banksia-used', search));
    await hearts(page, 'Save').first().click();
    await expect(page).toHaveURL(/\/sign-in\?type=watchlist&redirect=%2Fsearch%2Fused-cars%2F&back=/);
    await signIn(page, request, 'banksia-used');
    await page.goto(siteUrl('banksia-used', search));
    await hearts(page, 'Save').first().click();
    await expect(page).toHaveURL(siteUrl('banksia-used', '/watchlist'));
    await expect(saved(page).getByRole('article')).toHaveCount(1);
    await saved(page)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  });
});

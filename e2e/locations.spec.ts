import { expect, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { getFromSite, siteUrl, waitForScripts } from './support/sites.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the nearest location to a postcode comes first, and an invalid postcode shows an error [L5.15] [L8.01] [L9.19]', async ({
    page,
  }) => {
    await page.goto(siteUrl('wattle-group', '/dealerships?postcode=0000'), { waitUntil: 'domcontentloaded' });
    const first = page.getByRole('article').first();
    await expect(page.getByRole('alert')).toHaveText('Invalid postcode');
    await expect(first.getByRole('heading')).toHaveText('Moorooka');
    await page.getByLabel('Your postcode').fill('4305');
    await page.getByRole('button', { name: 'Find nearest' }).click();
    await expect(first.getByRole('heading')).toHaveText('Ipswich');
    await expect(first).toContainText('0.7 km away');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a row of three locations says Swipe only when it overflows [L2.59]', async ({ page }) => {
    await page.goto(siteUrl('banksia-used', '/'));
    const places = page.getByRole('region', { name: 'Three yards, one price list' });
    const row = places.getByRole('list').first();
    const seen: (readonly [width: number, overflows: boolean, hint: boolean])[] = [];
    for (const width of [390, 700, 820, 1000, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await places.scrollIntoViewIfNeeded();
      const overflows = await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
      seen.push([width, overflows, await places.getByText('Swipe').isVisible()]);
    }
    expect(seen.map(([width, , hint]) => [width, hint])).toEqual(seen.map(([width, overflows]) => [width, overflows]));
    expect(seen.map(([, overflows]) => overflows)).toEqual([true, true, true, true, false, false]);
  });
});

test('the list is accessible on a phone, with holiday hours by keyboard [L2.23] [L2.67]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl('kingfisher-mazda', '/dealerships'));
  await waitForScripts(page);
  expect(await findBarriers(page, 'main')).toEqual([]);
  const open = page.getByRole('button', { name: /^Holiday hours/ }).first();
  const dialog = page.getByRole('dialog');
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('row').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

const greyTile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

test('the drawn map stays where no tile loads, and needs no scripts [L9.24]', async ({ page, browser }) => {
  const tried: string[] = [];
  await page.route('https://tile.openstreetmap.org/**', (route) => {
    tried.push(route.request().url());
    return route.abort();
  });
  await page.goto(siteUrl('wattle-group', '/dealerships'));
  const drawing = page.getByRole('img', { name: /^Map of our locations: .*Windsor/ });
  await drawing.scrollIntoViewIfNeeded();
  await expect.poll(() => tried.length).toBeGreaterThan(0);
  await expect(drawing).toBeVisible();
  await expect(page.getByRole('link', { name: /^Windsor, / })).toBeHidden();
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(siteUrl('ironbark-trucks', '/contact'));
  await expect(plain.getByRole('img', { name: /^Map of our locations: .*Shepparton/ })).toBeVisible();
  await plain.close();
});

test('a location’s page is accessible, and its map loads when near [L2.64] [L9.24]', async ({ page }) => {
  const tiles: string[] = [];
  await page.route('https://tile.openstreetmap.org/**', (route) => {
    tiles.push(route.request().url());
    return route.fulfill({ contentType: 'image/png', body: greyTile });
  });
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto(siteUrl('wattle-group', '/locations/windsor'));
  await waitForScripts(page);
  expect(await findBarriers(page, 'main')).toEqual([]);
  expect(tiles).toEqual([]);
  await page.getByRole('region', { name: 'Map of Windsor' }).scrollIntoViewIfNeeded();
  await expect.poll(() => tiles.length).toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: /^Windsor, / })).toBeVisible();
});

test('another path prefix redirects to the one that the site uses [L2.21] [L2.22]', async ({ request }) => {
  const ways = [
    ['wattle-group', '/contact-us/windsor', '/locations/windsor'],
    ['kingfisher-mazda', '/our-location/newcastle', '/contact-us/newcastle'],
  ] as const;
  for (const [site, from, to] of ways) {
    const moved = await getFromSite(request, site, from);
    expect([moved.status(), moved.headers().location]).toEqual([301, to]);
    expect((await getFromSite(request, site, to)).status()).toBe(200);
  }
});

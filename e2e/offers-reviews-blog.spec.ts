import { expect, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { getFromSite, listCars, siteUrl, waitForScripts } from './support/sites.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

test('offers on a phone: a make is chosen, an offer opened, its conditions shown [L1.04, L2.24, L2.26, L9.22]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(siteUrl('wattle-group', '/special-offers'));
  expect(await findBarriers(page, 'main')).toEqual([]);
  await page.getByRole('navigation', { name: 'Offers by make' }).getByRole('link', { name: 'Toyota' }).click();
  await expect(page).toHaveURL(/\?make=toyota$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'RAV4 Hybrid, last of this model',
  ]);
  await expect(page.getByRole('link', { name: 'Explore RAV4' })).toBeVisible();
  await page.getByRole('link', { name: 'View offer' }).click();
  await expect(page).toHaveURL(siteUrl('wattle-group', '/offers/toyota/5101'));
  expect(await findBarriers(page, 'main')).toEqual([]);
  const end = page.getByText('Ask for the list before you decide.');
  await expect(end).toBeHidden();
  await page.getByText('View full disclaimer').click();
  await expect(end).toBeVisible();
  await page.getByText('View less disclaimer').click();
  await expect(end).toBeHidden();
});

test('a finance offer shows both rates on a single-make site, whose addresses name no make [L2.24, L3.08]', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto(siteUrl('kingfisher-mazda', '/offers/6202'));
  await expect(page.getByRole('definition')).toHaveText(['5.49%', /^\d+\.\d\d%$/]);
  await expect(page.getByRole('term')).toHaveText(['p.a. interest', 'p.a. comparison']);
  await expect(page.getByRole('navigation', { name: 'Offers by make' })).toHaveCount(0);
  expect(await findBarriers(page, 'main')).toEqual([]);
});

test('an expired offer says so, links to others and is not cached [L1.04]', async ({ page, request }) => {
  const gone = await getFromSite(request, 'wattle-group', '/offers/5099');
  expect(gone.status()).toBe(410);
  expect(gone.headers()['cache-control']).toBe('no-store');
  expect((await getFromSite(request, 'wattle-group', '/offers/toyota/5099')).headers().location).toBe('/offers/5099');
  expect((await getFromSite(request, 'wattle-group', '/offers/5106')).status()).toBe(404);
  await page.goto(siteUrl('wattle-group', '/offers/5099'));
  await page.getByRole('link', { name: 'See current offers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Latest offers');
});

test('reviews: locations, stars, replies, and a long one expands [L1.07, L2.73, L3.13]', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(siteUrl('wattle-group', '/reviews'));
  const moorooka = page.getByRole('region', { name: 'Moorooka' });
  await expect(moorooka).toContainText('1,204 reviews');
  await expect(moorooka.getByRole('img', { name: '4.0 out of 5 stars' })).toBeVisible();
  await expect(moorooka).toContainText('Our reply, 13 November 2026');
  await moorooka.getByText('Read more').first().click();
  await expect(moorooka.getByText('Pick-up took half an hour', { exact: false }).last()).toBeVisible();
  expect(await findBarriers(page, 'main')).toEqual([]);
});

test('sites hide reviews, or set their own minimum [L5.18, L5.19]', async ({ request }) => {
  expect((await getFromSite(request, 'bottlebrush-moto', '/reviews')).status()).toBe(404);
  expect(await (await getFromSite(request, 'ironbark-trucks', '/reviews')).text()).toContain('97 reviews');
});

test('the blog without scripts: paging, a tag, a post, and similar posts [L1.08, L2.28, B3.27]', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
  const page = await context.newPage();
  await page.goto(siteUrl('wattle-group', '/blog'));
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.getByRole('link', { name: 'Older posts' }).click();
  await expect(page).toHaveURL(/\/blog\?page=2$/);
  await page.getByRole('link', { name: 'Vehicle reviews' }).click();
  await expect(page).toHaveURL(/\/blog\/vehicle-reviews$/);
  await page.getByRole('link', { name: 'Three dual-cab utes on the same bad road' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three dual-cab utes on the same bad road');
  await expect(page.getByRole('region', { name: 'Read next' }).getByRole('article')).toHaveCount(3);
  await page.goto(siteUrl('wattle-group', '/special-offers?make=toyota'));
  await page.locator('summary', { hasText: 'Conditions' }).click();
  await page.getByText('View more').click();
  await expect(page.getByText('Ask for the list before you decide.', { exact: false }).last()).toBeVisible();
  await context.close();
});

test('a post with a long title does not scroll sideways on a phone [L1.08]', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(siteUrl('saltbush-caravans', '/blog/weighing-your-van'));
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('the blog of another site: axe, feed, sitemap, and nothing where a site has none [B2.54, L1.08]', async ({
  page,
  request,
}) => {
  await page.setViewportSize(desktop);
  await page.goto(siteUrl('saltbush-caravans', '/blog/weighing-your-van'));
  expect(await findBarriers(page, 'main')).toEqual([]);
  await page.goto(siteUrl('saltbush-caravans', '/blog'));
  expect(await findBarriers(page, 'main')).toEqual([]);
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute('href', /\/blog\/feed\.xml$/);
  const feed = await getFromSite(request, 'saltbush-caravans', '/blog/feed.xml');
  expect(feed.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect((await feed.text()).match(/<entry>/g)).toHaveLength(6);
  expect(await (await getFromSite(request, 'saltbush-caravans', '/sitemap.xml')).text()).toContain(
    '/blog/weighing-your-van<',
  );
  for (const path of ['/blog', '/blog/vehicle-reviews', '/blog/feed.xml']) {
    expect((await getFromSite(request, 'banksia-used', path)).status()).toBe(404);
  }
  const odd = ['/blog?page=99', '/blog/weighing-your-van?page=2', '/blog/boats'];
  for (const path of [...odd, '/offers/0x1c84']) {
    expect((await getFromSite(request, 'saltbush-caravans', path)).status()).toBe(404);
  }
  // Without a valid page number, the first page is shown.
  for (const path of ['/blog?page=1&page=x', '/blog?page=']) {
    expect((await getFromSite(request, 'saltbush-caravans', path)).status()).toBe(200);
  }
  for (const path of ['/special-offers?make=kea', '/special-offers?make=&make=kia']) {
    const answer = await getFromSite(request, 'saltbush-caravans', path);
    expect([answer.status(), answer.headers().location]).toEqual([302, '/special-offers']);
  }
});

test('posts come under a vehicle as a shopper comes near [B2.54]', async ({ page, request }) => {
  await page.setViewportSize(desktop);
  const [car] = await listCars(request, 'saltbush-caravans');
  await page.goto(siteUrl('saltbush-caravans', `/cars/${car?.slug}`));
  const posts = page.getByRole('region', { name: 'From our blog' });
  await waitForScripts(page);
  await page.getByRole('link', { name: 'See our latest offers' }).scrollIntoViewIfNeeded();
  await expect(posts).toBeVisible();
  await expect(posts.getByRole('heading', { level: 3 })).toHaveCount(2);
  expect(await findBarriers(page, '[aria-labelledby="latest-posts"]')).toEqual([]);
});

import { expect, type Locator, type Page, test } from '@playwright/test';
import { slugify } from '#src/lib/text/slugify.ts';
import { loadDemoStock } from './support/load-demo-stock.ts';
import { listCars, siteUrl, waitForScripts } from './support/sites.ts';
import { findDemoSlug, findSlug, manyPhotos, open, openFirst, side } from './support/vehicle-page.ts';

test.describe('a vehicle in another city', () => {
  const away = 'status = in_stock AND city = Windsor';
  const banner = (page: Page) => page.getByRole('note').filter({ hasText: 'Located at Windsor' });

  test('shows its location with directions until it is dismissed [B2.58, B2.59]', async ({ page, request }) => {
    await openFirst(page, request, 'wattle-group', away);
    await expect(banner(page).getByRole('link', { name: /^Get Directions/ })).toHaveAttribute('href', /^https:/);
    await banner(page).getByRole('button', { name: 'Close: Located at Windsor' }).click();
    await expect(banner(page)).toHaveCount(0);
    await page.reload();
    await waitForScripts(page);
    await expect(page.getByRole('region', { name: 'Location', exact: true })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('keeps its banner, without a close button [B2.59]', async ({ page, request }) => {
      await page.goto(siteUrl('wattle-group', `/cars/${await findSlug(request, 'wattle-group', away)}`));
      await expect(banner(page)).toBeVisible();
      await expect(banner(page).getByRole('button')).toHaveCount(0);
    });
  });
});

/** Just outside and just inside the 500 px at which the section loads. */
const justTooFarPx = 502;
const justNearPx = 498;

const comparison = { fill: 0.7, listing_price: 300, market_range_min: 290, market_range_max: 330, confidence: 0.8 };

const findAwayPx = (region: Locator): Promise<number> =>
  region.evaluate((element) => element.getBoundingClientRect().top - window.innerHeight);

const standAway = (region: Locator, awayPx: number): Promise<void> =>
  expect
    .poll(() =>
      region.evaluate((element, px) => {
        const findAwayPx = (): number => element.getBoundingClientRect().top - window.innerHeight;
        window.scrollBy({ top: findAwayPx() - px, behavior: 'instant' });
        return Math.abs(findAwayPx() - px);
      }, awayPx),
    )
    .toBeLessThan(1);

/**
 * Waits until an `IntersectionObserver` with the margin `distancePx` has fired. By then, the page's own observer has
 * fired too, if the region is within its margin.
 */
const untilObserved = (region: Locator, distancePx: number): Promise<void> =>
  region.evaluate(
    (element, px) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(
          ([entry]) => {
            if (entry?.isIntersecting === true) requestAnimationFrame(() => setTimeout(resolve, 100));
          },
          { rootMargin: `${px}px 0px` },
        );
        observer.observe(element);
      }),
    distancePx,
  );

test.describe('similar vehicles', () => {
  test('load at 500 px, at most 6, never the vehicle itself [B2.53, B5.45, B9.21, B9.23]', async ({
    page,
    request,
  }) => {
    const asked: string[] = [];
    page.on('request', (call) => {
      if (call.url().endsWith('/similar')) asked.push(call.url());
    });
    await page.route('**/autogauge', (route) => route.fulfill({ json: comparison }));
    await page.setViewportSize({ width: 390, height: 844 });
    const slug = await findSlug(request, 'wattle-group', `${manyPhotos} AND shown_price > 0`);
    await open(page, 'wattle-group', slug);
    // The section's scripts load after the page. Until then, the section requests nothing, however near it is.
    await page.waitForLoadState('networkidle');
    const similar = page.getByRole('region', { name: /^Similar/ });
    // Scrolls in steps, because lazy sections on the way can shrink and so bring the region too near.
    for (const awayPx of [1000, 800, 600]) await standAway(similar, awayPx);
    await expect(page.locator('[data-comparison]')).toContainText('$300');
    await standAway(similar, justTooFarPx);
    await expect(page.getByRole('region', { name: 'Quick price and contact' })).toBeVisible();
    await untilObserved(similar, justTooFarPx + 1);
    expect(asked).toEqual([]);
    await standAway(similar, justNearPx);
    await expect.poll(() => asked).toHaveLength(1);
    expect(Math.abs((await findAwayPx(similar)) - justNearPx)).toBeLessThan(1);
    const links = page.getByRole('region', { name: /^Similar/ }).getByRole('article');
    await expect(links).not.toHaveCount(0);
    expect(await links.count()).toBeLessThanOrEqual(6);
    expect(asked).toHaveLength(1);
    await expect(page.getByRole('region', { name: /^Similar/ }).locator(`a[href="/cars/${slug}"]`)).toHaveCount(0);
  });

  test('are named by the slug of a car [B7.09, D.15]', async ({ request }) => {
    const slug = await findSlug(request, 'wattle-group', manyPhotos);
    const { host, port } = new URL(siteUrl('wattle-group'));
    const answer = await request.get(`http://127.0.0.1:${port}/api/cars/${slug}/similar`, { headers: { host } });
    const { ids } = (await answer.json()) as { ids: number[] };
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.length).toBeLessThanOrEqual(6);
  });

  test('leave only their link when loading fails, and log to the console [B7.08]', async ({ page, request }) => {
    const warnings: string[] = [];
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' && message.text().includes('similar')) warnings.push(message.text());
    });
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('dialog', (dialog) => problems.push(dialog.message()));
    await page.route('**/similar', (route) => route.abort());
    await openFirst(page, request, 'wattle-group', manyPhotos);
    const region = page.getByRole('region', { name: /^Similar/ });
    await region.scrollIntoViewIfNeeded();
    await expect(region.getByRole('link', { name: /^See all/ })).toBeVisible();
    await expect.poll(() => warnings).toEqual([expect.stringContaining('similar vehicles')]);
    await expect(region.getByRole('article')).toHaveCount(0);
    await expect(region.getByRole('heading')).toHaveCount(0);
    expect(problems).toEqual([]);
  });
});

test.describe('vehicles that are not for sale', () => {
  test('a sold one says so, without price or purchase, and links to others [B2.42, B2.43, L2.50]', async ({
    page,
    request,
  }) => {
    await openFirst(page, request, 'wattle-group', 'status = sold');
    await expect(page.getByText('SOLD', { exact: true })).toBeVisible();
    await expect(side(page)).not.toContainText('$');
    await expect(side(page).getByText('a week est.')).toHaveCount(0);
    const similar = side(page).getByRole('link', { name: 'Find Me Something Similar' });
    await expect(similar).toHaveAttribute('href', /^\/search\//);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await similar.click();
    await expect(page).toHaveURL(/\/search\//);
  });

  test('one coming soon is in stock here [B4.02]', async ({ page, request }) => {
    await openFirst(page, request, 'kingfisher-mazda', 'status = coming_soon AND reserved = false');
    await expect(page.getByText('COMING SOON').first()).toBeVisible();
    await expect(side(page).getByRole('link', { name: /^Call/ })).toBeVisible();
    await expect(page.getByText('SOLD', { exact: true })).toHaveCount(0);
  });

  test('one with an unknown status is out of stock [D.05]', async ({ page }) => {
    await open(
      page,
      'wattle-group',
      findDemoSlug('wattle-group', ({ status }) => status === 'at_auction'),
    );
    await expect(side(page).getByRole('link', { name: 'Find Me Something Similar' })).toBeVisible();
    await expect(side(page).getByRole('link', { name: /^Call/ })).toHaveCount(0);
  });

  test('an unknown one is not found; one sold long ago redirects to its model, or is gone [B4.17]', async ({
    request,
  }) => {
    const get = async (path: string) => {
      const { host, origin } = new URL(siteUrl('wattle-group'));
      const address = `${origin.replace('wattle-group.localhost', '127.0.0.1')}${path}`;
      return request.get(address, { headers: { host }, maxRedirects: 0 });
    };
    expect((await get('/cars/no-such-car')).status()).toBe(404);
    const longAgo = Date.now() / 1000 - 5 * 86_400;
    const left = loadDemoStock('wattle-group').filter(
      ({ status, sold_date_timestamp: soldAt }) => status === 'sold' && typeof soldAt === 'number' && soldAt < longAgo,
    );
    expect(left.length).toBeGreaterThan(0);
    for (const { slug, make, model } of left) {
      const listed = await listCars(request, 'wattle-group', `make = "${make}" AND model = "${model}"`);
      const answer = await get(`/cars/${slug}`);
      expect(answer.status(), String(slug)).toBe(listed.length > 0 ? 301 : 410);
      if (listed.length === 0) {
        expect(await answer.text()).toContain('That vehicle isn’t available');
      } else {
        const place = answer.headers().location ?? '';
        expect(place).toBe(`/search/${slugify(String(make))}/${slugify(String(model))}#gone`);
        expect((await get(place)).status()).toBe(200);
      }
    }
  });
});

import { expect, test } from '@playwright/test';
import { locale } from '#src/lib/australia.ts';
import { listCars, siteUrl } from './support/sites.ts';
import { gallery, manyPhotos, open, openFirst, section, side, topOf } from './support/vehicle-page.ts';

test.describe('the page', () => {
  test('opens from a card of the search, at its own address [B1.04, B2.01, D.01]', async ({ page }) => {
    await page.goto(siteUrl('wattle-group', '/search/used-cars'));
    const link = page.getByRole('article').first().getByRole('link').first();
    const title = await link.textContent();
    await link.click();
    await expect(page).toHaveURL(/\/cars\/[a-z0-9-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  });

  test('shows breadcrumb, gallery, price, sections, disclaimer and similar cars in order [B2.28, B2.44]', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openFirst(page, request, 'wattle-group', manyPhotos);
    const parts = [
      page.getByRole('navigation', { name: 'Breadcrumb' }),
      gallery(page),
      side(page),
      section(page, 'Key information'),
      section(page, 'Dealer Comments'),
      section(page, 'Features'),
      section(page, 'All Specifications'),
      page.getByText('Read the full disclaimer'),
      page.getByRole('heading', { name: /^Similar/ }),
      page.getByRole('navigation', { name: 'More from us' }),
      section(page, 'Location'),
    ];
    const tops = await Promise.all(parts.map(topOf));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(tops.some(Number.isNaN)).toBe(false);
  });

  test('shows the price on the first screen of a small laptop [B2.38]', async ({ page, request }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const site of ['kingfisher-mazda', 'wattle-group', 'ironbark-trucks'] as const) {
      await openFirst(page, request, site, 'status = in_stock AND shown_price > 0 AND photos_count > 5');
      await expect(
        side(page)
          .getByText(/^\$[\d,]+$/)
          .first(),
        site,
      ).toBeInViewport({ ratio: 1 });
    }
  });

  test('shows title, badge, price and three facts beside the gallery [B2.38, B2.41, B2.57]', async ({
    page,
    request,
  }) => {
    const [car] = await listCars(request, 'wattle-group', 'status = in_stock AND shown_price > 0 AND car_type = used');
    const record = car as Readonly<Record<string, unknown>> | undefined;
    await open(page, 'wattle-group', String(record?.slug));
    await expect(side(page).getByRole('heading', { level: 1 })).toHaveText(
      `${record?.year} ${record?.make} ${record?.model}`,
    );
    await expect(side(page)).toContainText(`$${Number(record?.offer_price ?? record?.price).toLocaleString(locale)}`);
    await expect(side(page)).toContainText(String(record?.simple_transmission));
    await expect(side(page)).toContainText(String(record?.simple_body));
    await expect(side(page)).toContainText(`${Number(record?.km).toLocaleString(locale)} km`);
    await expect(page.getByText(`Located in ${record?.city}, ${record?.state}`, { exact: true })).toBeVisible();
  });

  test('has metadata for search engines and link previews [B2.29]', async ({ page, request }) => {
    await openFirst(page, request, 'kingfisher-mazda', 'status = in_stock AND shown_price > 0 AND photos_count > 3');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https:\/\/.+\/cars\//);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^https:\/\//);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const types = blocks.map((text) => (JSON.parse(text) as Record<string, unknown>)['@type']);
    expect(types).toEqual(['Car', 'BreadcrumbList']);
    expect(blocks[0]).toContain('"Offer"');
  });

  test('has no layout shift while it loads [B9.08]', async ({ page, request }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
          if (!hadRecentInput) Object.assign(window, { shift: Reflect.get(window, 'shift') + value });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const site of ['wattle-group', 'kingfisher-mazda', 'banksia-used', 'ironbark-trucks'] as const) {
      await openFirst(page, request, site, 'status = in_stock AND photos_count > 3');
      await expect(gallery(page)).toHaveAttribute('data-slider', 'embla');
      await page.mouse.wheel(0, 1200);
      await expect(page.getByRole('region', { name: 'This vehicle' })).toBeVisible();
      expect(await page.evaluate(() => Number(Reflect.get(window, 'shift'))), site).toBeLessThan(0.01);
    }
  });
});

import { expect, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { listCars, siteUrl } from './support/sites.ts';
import {
  findDemoSlug,
  findSlug,
  gallery,
  manyPhotos,
  next,
  open,
  openFirst,
  section,
  side,
  thumbnails,
  topOf,
} from './support/vehicle-page.ts';

test.describe('the page', () => {
  test('opens from a card of the search [B1.04, D.01]', async ({ page }) => {
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
      section(page, 'Where to see it'),
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

  test('says title, badge, price and three facts beside the gallery [B2.38, B2.41, B2.57]', async ({
    page,
    request,
  }) => {
    const [car] = await listCars(request, 'wattle-group', 'status = in_stock AND shown_price > 0 AND car_type = used');
    const record = car as Readonly<Record<string, unknown>> | undefined;
    await open(page, 'wattle-group', String(record?.slug));
    await expect(side(page).getByRole('heading', { level: 1 })).toHaveText(
      `${record?.year} ${record?.make} ${record?.model}`,
    );
    await expect(side(page)).toContainText(`$${Number(record?.offer_price ?? record?.price).toLocaleString('en-AU')}`);
    await expect(side(page)).toContainText(String(record?.simple_transmission));
    await expect(side(page)).toContainText(String(record?.simple_body));
    await expect(side(page)).toContainText(`${Number(record?.km).toLocaleString('en-AU')} km`);
    await expect(side(page)).toContainText(`${record?.city}, ${record?.state}`);
  });

  test('shows the estimate with both rates and the warning one tap away [B5.05, B9.40]', async ({ page, request }) => {
    await openFirst(page, request, 'wattle-group', 'weekly_price > 0 AND status = in_stock');
    await expect(side(page).getByText('a week est.')).toBeVisible();
    await expect(side(page).getByText('p.a. interest', { exact: true })).toBeVisible();
    await expect(side(page).getByText('p.a. comparison', { exact: true })).toBeVisible();
    const warning = side(page).getByText(/^WARNING: This comparison rate is true only .* different comparison rate\.$/);
    await expect(warning).toBeHidden();
    await side(page).getByText('About these rates').click();
    await expect(warning).toBeVisible();
  });

  test('says when the place is open, every day once [L3.06]', async ({ page, request }) => {
    await openFirst(page, request, 'wattle-group', manyPhotos);
    const hours = page.getByRole('table', { name: /^Opening hours of / });
    await expect(hours).toBeVisible();
    const rows = await hours.getByRole('row').all();
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      await expect(row.getByRole('rowheader')).toHaveText(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun|Public holidays)/);
      await expect(row.getByRole('cell')).toHaveText(/^(Closed|By appointment|\d{1,2}(:\d{2})? [ap]m to )/);
    }
    await expect(hours.getByRole('rowheader').first()).toHaveText(/^Mon/);
  });

  test('leads from the location line to the place, where the site shows it [B2.14, B2.40, L3.16]', async ({
    page,
    request,
  }) => {
    await openFirst(page, request, 'wattle-group', manyPhotos);
    await side(page).locator('a[href="#vehicle-map"]').click();
    await expect(page).toHaveURL(/#vehicle-map$/);
    await expect(section(page, 'Where to see it')).toBeInViewport();
    await expect(section(page, 'Where to see it').getByRole('link', { name: /^Get Directions/ })).toBeVisible();
    await openFirst(page, request, 'ironbark-trucks', 'status = in_stock');
    await expect(page.locator('#vehicle-map, a[href="#vehicle-map"]')).toHaveCount(0);
  });

  test('offers the history report only with a file [B5.16, L2.49]', async ({ page }) => {
    const isShown = ({ status, location_name }: Readonly<Record<string, unknown>>) =>
      status === 'in_stock' && location_name !== null;
    const report = side(page).getByRole('link', { name: /Car History Report/ });
    await open(
      page,
      'wattle-group',
      findDemoSlug('wattle-group', (record) => isShown(record) && Boolean(record.file)),
    );
    await expect(report).toBeVisible();
    await open(
      page,
      'wattle-group',
      findDemoSlug('wattle-group', (record) => isShown(record) && !record.file),
    );
    await expect(side(page)).toBeVisible();
    await expect(report).toHaveCount(0);
  });

  test('opens and closes specifications, features, comments and the disclaimer [B2.45, B2.46, B2.52, B4.51, B9.18]', async ({
    page,
  }) => {
    const slug = findDemoSlug(
      'wattle-group',
      ({ status, dealercomments, standardEquipment }) =>
        status === 'in_stock' &&
        String(dealercomments).length > 450 &&
        Array.isArray(standardEquipment) &&
        standardEquipment.length > 8,
    );
    await open(page, 'wattle-group', slug);
    const rows = section(page, 'All Specifications').getByRole('definition').filter({ visible: true });
    await expect(rows).toHaveCount(4);
    await page.getByText('Show All Specs').click();
    expect(await rows.count()).toBeGreaterThan(4);
    await page.getByText('Hide Specs').click();
    await expect(rows).toHaveCount(4);

    const features = section(page, 'Features').getByRole('listitem').filter({ visible: true });
    await expect(features).toHaveCount(8);
    await page.getByText(/^Show All Features/).click();
    expect(await features.count()).toBeGreaterThan(8);
    await page.getByText('Hide Features').click();
    await expect(features).toHaveCount(8);

    const comments = section(page, 'Dealer Comments');
    const preview = await comments.innerText();
    expect(preview).toContain('…');
    await comments.getByText('Show more').click();
    expect((await comments.innerText()).length).toBeGreaterThan(preview.length);
    await comments.getByText('Show less').click();
    expect(await comments.innerText()).toBe(preview);

    const disclaimer = page.locator('details', { hasText: 'Read the full disclaimer' }).locator('p');
    await expect(disclaimer).toBeHidden();
    await page.getByText('Read the full disclaimer').click();
    await expect(page.getByText('Hide the full disclaimer')).toBeVisible();
    await expect(disclaimer).toBeVisible();
    await expect(disclaimer).toHaveText(/^Vehicle information comes from .{100,} before you decide\.$/);
    await expect(page.locator('main').getByRole('link', { name: 'Terms and conditions' })).toHaveAttribute(
      'href',
      '/terms-and-conditions',
    );
  });

  test('tells search engines and messengers what it is [B2.29]', async ({ page, request }) => {
    await openFirst(page, request, 'kingfisher-mazda', 'status = in_stock AND shown_price > 0 AND photos_count > 3');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https:\/\/.+\/cars\//);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^https:\/\//);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const types = blocks.map((text) => (JSON.parse(text) as Record<string, unknown>)['@type']);
    expect(types).toEqual(['Car', 'BreadcrumbList']);
    expect(blocks[0]).toContain('"Offer"');
  });

  test('moves nothing while it loads [B9.08]', async ({ page, request }) => {
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything that matters is there and works [B2.31, B2.46, B2.53]', async ({ page, request }) => {
    const slug = await findSlug(request, 'wattle-group', manyPhotos);
    await page.goto(siteUrl('wattle-group', `/cars/${slug}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(side(page).getByRole('link', { name: /^Call/ })).toBeVisible();
    await expect(next(page)).toHaveCount(0);
    const third = gallery(page).getByRole('listitem').nth(2);
    await expect(third).not.toBeInViewport();
    await thumbnails(page).nth(2).click();
    await expect(third).toBeInViewport({ ratio: 0.9 });
    const rows = section(page, 'All Specifications').getByRole('definition').filter({ visible: true });
    await expect(rows).toHaveCount(4);
    await page.getByText('Show All Specs').click();
    expect(await rows.count()).toBeGreaterThan(4);
    await side(page).getByText('Share', { exact: true }).click();
    await expect(side(page).getByRole('link', { name: 'Email' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^See all/ })).toHaveAttribute('href', /^\/search\//);
  });
});

test.describe('accessibility', () => {
  for (const site of ['wattle-group', 'kingfisher-mazda', 'banksia-used', 'saltbush-caravans'] as const) {
    test(`${site}: axe finds nothing with everything open [B2.32]`, async ({ page, request }) => {
      await openFirst(page, request, site, manyPhotos.replace('7', '5'));
      await expect(next(page)).toBeVisible();
      for (const summary of await page.locator('main details > summary').all()) await summary.click();
      const region = page.getByRole('region', { name: /^Similar/ });
      await region.scrollIntoViewIfNeeded();
      await expect(region.getByRole('article')).not.toHaveCount(0);
      expect(await findBarriers(page)).toEqual([]);
      await page.getByRole('button', { name: 'Full screen' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findBarriers(page)).toEqual([]);
    });
  }
});

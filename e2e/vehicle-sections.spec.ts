import { expect, test } from '@playwright/test';
import { findDemoSlug, manyPhotos, open, openFirst, openMore, section, side } from './support/vehicle-page.ts';

test.describe('the sections', () => {
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

  test('shows opening hours, each day once [L3.06]', async ({ page, request }) => {
    await openFirst(page, request, 'wattle-group', manyPhotos);
    const hours = page.getByRole('table', { name: /^Opening hours for / });
    await expect(hours).toBeVisible();
    const rows = await hours.getByRole('row').all();
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      await expect(row.getByRole('rowheader')).toHaveText(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun|Public holidays)/);
      await expect(row.getByRole('cell')).toHaveText(/^(Closed|By appointment|\d{1,2}(:\d{2})? [ap]m to )/);
    }
    await expect(hours.getByRole('rowheader').first()).toHaveText(/^Mon/);
  });

  test('links the location line to the location, if the site shows it [B2.14, B2.40, L3.16]', async ({
    page,
    request,
  }) => {
    await openFirst(page, request, 'wattle-group', manyPhotos);
    await side(page).locator('a[href="#vehicle-map"]').click();
    await expect(page).toHaveURL(/#vehicle-map$/);
    await expect(section(page, 'Location')).toBeInViewport();
    await expect(section(page, 'Location').getByRole('link', { name: /^Get Directions/ })).toBeVisible();
    await openFirst(page, request, 'ironbark-trucks', 'status = in_stock');
    await expect(page.locator('#vehicle-map, a[href="#vehicle-map"]')).toHaveCount(0);
  });

  test('offers the history report only if there is a file [B5.16, L2.49]', async ({ page }) => {
    const isShown = ({ status, location_name }: Readonly<Record<string, unknown>>) =>
      status === 'in_stock' && location_name !== null;
    const report = side(page).getByRole('link', { name: /Car History Report/ });
    await open(
      page,
      'wattle-group',
      findDemoSlug('wattle-group', (record) => isShown(record) && Boolean(record.file)),
    );
    await expect(report).toBeHidden();
    await openMore(page);
    await expect(report).toBeVisible();
    await open(
      page,
      'wattle-group',
      findDemoSlug('wattle-group', (record) => isShown(record) && !record.file),
    );
    await expect(side(page)).toBeVisible();
    await expect(report).toHaveCount(0);
  });

  test('opens and closes specifications, features, comments and the disclaimer, which links to the terms as the footer does [B2.10, B2.45, B2.46, B2.52, B4.51, B9.18]', async ({
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
    await expect(disclaimer).toHaveText(/^The details shown may not match .{100,} before you decide\.$/);
    await expect(page.locator('main').getByRole('link', { name: 'Terms and conditions' })).toHaveAttribute(
      'href',
      '/terms-and-conditions',
    );
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' })).toHaveAttribute(
      'href',
      '/terms-and-conditions',
    );
  });
});

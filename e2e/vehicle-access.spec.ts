import { expect, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { siteUrl } from './support/sites.ts';
import { findSlug, gallery, manyPhotos, next, openFirst, section, side, thumbnails } from './support/vehicle-page.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything essential is there and works [B2.31, B2.46, B2.53]', async ({ page, request }) => {
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

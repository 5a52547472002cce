import { expect, test } from '@playwright/test';
import { siteSlugs, siteUrl } from './support/sites.ts';
import {
  count,
  findDemoSlug,
  findPictured,
  gallery,
  next,
  open,
  openFirst,
  previous,
  thumbnails,
} from './support/vehicle-page.ts';

test.describe('the gallery', () => {
  test('stops at both ends; arrow keys move it [B2.31, B2.33, B4.57]', async ({ page }) => {
    await open(page, 'wattle-group', findPictured('wattle-group', { hasSpin: false }));
    await expect(gallery(page)).toHaveAttribute('data-slider', 'embla');
    await expect(previous(page)).toBeDisabled();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('From the dealer')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(count(page)).toHaveText(/2 of/);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(count(page)).toHaveText(/1 of/);
    await page.keyboard.press('ArrowLeft');
    await expect(count(page)).toHaveText(/1 of/);
    await thumbnails(page).last().click();
    await expect(next(page)).toBeDisabled();
    await expect(previous(page)).toBeEnabled();
    await expect(thumbnails(page).last()).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(/\/cars\/[a-z0-9-]+$/);
  });

  test('leaves room for its tabs and thumbnails, which come later in the document', async ({ page }) => {
    for (const site of siteSlugs) {
      await page.goto(siteUrl(site, `/cars/${findPictured(site, { hasSpin: false })}`));
      const stage = gallery(page).locator('..');
      const place = await stage.boundingBox();
      await stage.evaluate(({ parentElement }) => {
        for (const later of [...(parentElement?.children ?? [])].slice(1)) Reflect.get(later, 'style').display = 'none';
      });
      expect.soft(await stage.boundingBox(), site).toEqual(place);
    }
  });

  test('leaves the arrow keys to fields [B2.33]', async ({ page }) => {
    await open(page, 'wattle-group', findPictured('wattle-group', { hasSpin: false }));
    await expect(next(page)).toBeVisible();
    await page.evaluate(() => {
      document.querySelector('main')?.append(document.createElement('input'));
    });
    await page.locator('main > input').focus();
    await page.keyboard.press('ArrowRight');
    await expect(count(page)).toHaveText(/1 of/);
  });

  test('moves to the next picture on a drag [B2.31]', async ({ page }) => {
    await open(page, 'wattle-group', findPictured('wattle-group', { hasSpin: false }));
    await expect(gallery(page)).toHaveAttribute('data-slider', 'embla');
    const box = await gallery(page).boundingBox();
    if (box === null) throw new Error('no gallery');
    await page.mouse.move(box.x + box.width * 0.9, box.y + box.height / 2);
    await page.mouse.down();
    // Moves in steps, because a real drag takes many frames.
    for (const part of [0.75, 0.6, 0.45, 0.3, 0.15]) {
      await page.mouse.move(box.x + box.width * part, box.y + box.height / 2);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    await page.mouse.up();
    await expect(page.getByText('From the dealer')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('has thumbnails above 3 pictures, with their own arrows above 5 [B9.06, B9.07, D.50]', async ({
    page,
    request,
  }) => {
    const arrows = page.getByRole('button', { name: 'More photos' });
    await openFirst(page, request, 'saltbush-caravans', 'status = in_stock AND photos_count < 4');
    await expect(thumbnails(page)).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, 'wattle-group', findPictured('wattle-group', { hasSpin: false }));
    await expect(thumbnails(page)).not.toHaveCount(0);
    await arrows.click();
    await expect(page.getByRole('button', { name: 'Earlier photos' })).toBeEnabled();
    // If all pictures fit, the row doesn't scroll.
    await page.setViewportSize({ width: 1280, height: 900 });
    const isSix = (record: Readonly<Record<string, unknown>>): boolean =>
      record.status === 'in_stock' &&
      record.photos_count === 6 &&
      record.video_url === undefined &&
      record.external_video_url === undefined &&
      record.spin_images === undefined;
    await open(page, 'banksia-used', findDemoSlug('banksia-used', isSix));
    await expect(next(page)).toBeVisible();
    await expect(arrows).toBeDisabled();
  });

  test('loads two pictures with priority, in frames of 600 by 400 [B9.08, B9.09, L7.12]', async ({ page }) => {
    await open(page, 'banksia-used', findPictured('banksia-used', { hasSpin: false }));
    const pictures = gallery(page).getByRole('img');
    expect(await pictures.evaluateAll((all) => all.map((picture) => (picture as HTMLImageElement).loading))).toEqual([
      'eager',
      'eager',
      ...Array.from({ length: (await pictures.count()) - 2 }, () => 'lazy'),
    ]);
    await expect(pictures.first()).toHaveAttribute('width', '600');
    await expect(pictures.first()).toHaveAttribute('height', '400');
    await expect(pictures.first()).toHaveAttribute('src', /\/images\/\d+\/80\//);
  });

  test('shows a message when a picture fails to load [L8.04]', async ({ page }) => {
    await page.route('**/images/**', (route) => route.abort());
    await open(page, 'wattle-group', findPictured('wattle-group', { hasSpin: false }));
    await expect(gallery(page).getByText('Image not found').first()).toBeVisible();
    const thumbnail = page.getByRole('list', { name: 'All photos' }).getByRole('link').first();
    await expect(thumbnail.locator('svg')).toBeVisible();
    await expect(thumbnail.locator('img')).toHaveCount(0);
  });

  test('a card shows it too [L8.04]', async ({ page }) => {
    await page.route('**/images/*/75/**', (route) => route.abort());
    await page.goto(siteUrl('wattle-group', '/search/new-used-and-demo-cars/'));
    await expect(page.getByRole('main').getByText('Image not found').first()).toBeVisible();
  });

  test("shows 'new arrival' instead of the default picture [B2.37, L8.04]", async ({ page }) => {
    const slug = findDemoSlug(
      'wattle-group',
      ({ status, images }) =>
        status === 'in_stock' &&
        Array.isArray(images) &&
        images.length === 1 &&
        /new-arrival|default-image|no-image/.test(JSON.stringify(images)),
    );
    await open(page, 'wattle-group', slug);
    await expect(gallery(page)).toContainText('New arrival');
    await expect(page.getByRole('button', { name: 'Full screen' })).toHaveCount(0);
  });

  test("has a slide for a video, and the site's own slide at position 2 [B2.34, B2.35]", async ({ page }) => {
    const slug = findDemoSlug(
      'wattle-group',
      ({ status, video_url, spin_images }) => status === 'in_stock' && Boolean(video_url) && spin_images === undefined,
    );
    await open(page, 'wattle-group', slug);
    await expect(gallery(page).getByRole('listitem').nth(1).getByRole('img')).toHaveAttribute('alt', /seven yards/);
    await page.getByRole('list', { name: 'Views' }).getByRole('link', { name: 'Video' }).click();
    await expect(gallery(page).locator('video')).toBeInViewport({ ratio: 0.9 });
  });
  test('loads a third-party player only on a click, in privacy mode [B2.34]', async ({ page }) => {
    const asked: string[] = [];
    await page.route(/youtube|vimeo/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>A film</p>' });
    });
    for (const [host, player] of [
      ['www.youtube.com', /^https:\/\/www\.youtube-nocookie\.com\/embed\//],
      ['vimeo.com', /^https:\/\/player\.vimeo\.com\/video\/\d+\?.*dnt=1/],
    ] as const) {
      const isThere = ({ status, external_video_url, spin_images }: Readonly<Record<string, unknown>>): boolean =>
        status === 'in_stock' && spin_images === undefined && String(external_video_url).includes(host);
      await open(page, 'kingfisher-mazda', findDemoSlug('kingfisher-mazda', isThere));
      await page.getByRole('list', { name: 'Views' }).getByRole('link', { name: 'Video' }).click();
      expect(asked).toEqual([]);
      await page.getByRole('link', { name: /^Play: Video of/ }).click();
      await expect(page.frameLocator('iframe').getByText('A film')).toBeVisible();
      expect(asked.splice(0)[0]).toMatch(player);
    }
  });
});

import { AxeBuilder } from '@axe-core/playwright';
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { buildDemoStock } from '../demo/build-stock.ts';
import { listCars, type SiteSlug, siteUrl, waitForScripts } from './support/sites.ts';

const gallery = (page: Page) => page.getByRole('region', { name: 'Photos', exact: true });
const side = (page: Page) => page.getByRole('complementary', { name: 'Price and contact' });
const count = (page: Page) => page.getByText(/^(Photo )?\d+ of \d+$/).first();
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Next photo' });
const previous = (page: Page) => page.getByRole('button', { name: 'Previous photo' });
const thumbnails = (page: Page) => page.getByRole('list', { name: 'All photos' }).getByRole('link');
const topOf = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.y ?? Number.NaN;

const findSlug = async (request: APIRequestContext, site: SiteSlug, filter: string): Promise<string> => {
  const [car] = await listCars(request, site, filter);
  if (car === undefined) throw new Error(`${site} lists no vehicle with ${filter}`);
  return car.slug;
};

/** Opens a vehicle's page and waits for its scripts. */
const open = async (page: Page, site: SiteSlug, slug: string): Promise<void> => {
  await page.goto(siteUrl(site, `/cars/${slug}`));
  await waitForScripts(page);
};
const openFirst = async (page: Page, request: APIRequestContext, site: SiteSlug, filter: string): Promise<void> =>
  open(page, site, await findSlug(request, site, filter));

/** A vehicle of the demo stock, listed or not. */
const findDemoSlug = (site: SiteSlug, matches: (record: Readonly<Record<string, unknown>>) => boolean): string => {
  for (const record of buildDemoStock(site, new Date().toISOString().slice(0, 10))) {
    if (matches(record)) return String(record.slug);
  }
  throw new Error(`${site} has no such vehicle`);
};

const manyPhotos = 'status = in_stock AND photos_count > 5';

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
    ];
    const tops = await Promise.all(parts.map(topOf));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(tops.some(Number.isNaN)).toBe(false);
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
    await expect(side(page)).toContainText(`$${Number(record?.shown_price).toLocaleString('en-AU')}`);
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
    await side(page).getByText('About these rates').click();
    await expect(
      side(page)
        .getByText(/comparison rate/i)
        .last(),
    ).toBeVisible();
  });

  test('leads from the location line to the place, where the site shows it [B2.14, B2.40, L3.16]', async ({
    page,
    request,
  }) => {
    await openFirst(page, request, 'wattle-group', manyPhotos);
    await side(page).locator('a[href="#vehicle-map"]').click();
    await expect(page).toHaveURL(/#vehicle-map$/);
    await expect(section(page, 'Where to see it')).toBeInViewport();
    await expect(section(page, 'Where to see it').getByRole('link', { name: /^Get Directions to/ })).toBeVisible();
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

    await page.getByText('Read the full disclaimer').click();
    await expect(page.getByText('Hide the full disclaimer')).toBeVisible();
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
    for (const site of ['wattle-group', 'kingfisher-mazda', 'banksia-used', 'saltbush-caravans'] as const) {
      await openFirst(page, request, site, 'status = in_stock AND photos_count > 3');
      await expect(gallery(page)).toHaveAttribute('data-slider', 'embla');
      await page.mouse.wheel(0, 1200);
      await expect(page.getByRole('region', { name: 'This vehicle' })).toBeVisible();
      expect(await page.evaluate(() => Number(Reflect.get(window, 'shift'))), site).toBeLessThan(0.01);
    }
  });
});

test.describe('the gallery', () => {
  test('stops at both ends; arrow keys move it [B2.31, B2.33, B4.57]', async ({ page, request }) => {
    await openFirst(page, request, 'wattle-group', manyPhotos);
    await expect(gallery(page)).toHaveAttribute('data-slider', 'embla');
    await expect(previous(page)).toBeDisabled();
    await page.keyboard.press('ArrowRight');
    await expect(count(page)).toHaveText(/2 of/);
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

  test('leaves the arrow keys to fields [B2.33]', async ({ page, request }) => {
    await openFirst(page, request, 'wattle-group', manyPhotos);
    await expect(next(page)).toBeVisible();
    await page.evaluate(() => {
      document.querySelector('main')?.append(document.createElement('input'));
    });
    await page.locator('main > input').focus();
    await page.keyboard.press('ArrowRight');
    await expect(count(page)).toHaveText(/1 of/);
  });

  test('is dragged to the next picture [B2.31]', async ({ page, request }) => {
    await openFirst(page, request, 'wattle-group', manyPhotos);
    await expect(gallery(page)).toHaveAttribute('data-slider', 'embla');
    const box = await gallery(page).boundingBox();
    if (box === null) throw new Error('no gallery');
    await page.mouse.move(box.x + box.width * 0.9, box.y + box.height / 2);
    await page.mouse.down();
    // A hand is slower than a frame: the row follows it.
    for (const part of [0.75, 0.6, 0.45, 0.3, 0.15]) {
      await page.mouse.move(box.x + box.width * part, box.y + box.height / 2);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    await page.mouse.up();
    await expect(count(page)).toHaveText(/2 of/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('fills the screen with captions and gives the focus back [B2.32, B2.33]', async ({ page, request }) => {
    await openFirst(page, request, 'wattle-group', manyPhotos);
    const button = page.getByRole('button', { name: 'Full screen' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Photos, full screen' });
    await expect(dialog).toBeVisible();
    const words = dialog.getByText(/: Illustration: generic /);
    await expect(words).toBeInViewport({ ratio: 1 });
    await expect(gallery(page).getByRole('img').first()).toHaveAttribute('alt', (await words.textContent()) ?? '');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(dialog).toContainText(/3 of/);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(count(page)).toHaveText(/3 of/);
    await expect(button).toBeFocused();
    await button.click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  });

  test('has thumbnails above 3 pictures, with arrows of their own above 5 [B9.06, B9.07, D.50]', async ({
    page,
    request,
  }) => {
    const arrows = page.getByRole('button', { name: 'More photos' });
    await openFirst(page, request, 'saltbush-caravans', 'status = in_stock AND photos_count < 4');
    await expect(thumbnails(page)).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await openFirst(page, request, 'wattle-group', manyPhotos);
    await expect(thumbnails(page)).not.toHaveCount(0);
    await arrows.click();
    await expect(page.getByRole('button', { name: 'Earlier photos' })).toBeEnabled();
    // Where all of them fit there is nothing to scroll.
    await page.setViewportSize({ width: 1280, height: 900 });
    const isSix = (record: Readonly<Record<string, unknown>>): boolean =>
      record.status === 'in_stock' && record.photos_count === 6 && record.video_url === undefined;
    await open(page, 'banksia-used', findDemoSlug('banksia-used', isSix));
    await expect(next(page)).toBeVisible();
    await expect(arrows).toBeDisabled();
  });

  test('loads two pictures with priority, in frames of 600 by 400 [B9.08, B9.09, L7.12]', async ({ page, request }) => {
    await openFirst(page, request, 'banksia-used', manyPhotos);
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

  test('says so where a picture cannot be had [L8.04]', async ({ page, request }) => {
    await page.route('**/images/*/80/**', (route) => route.abort());
    await openFirst(page, request, 'banksia-used', manyPhotos);
    await expect(gallery(page).getByText('Image not found').first()).toBeVisible();
  });

  test("shows 'new arrival' in the place of the default picture [B2.37, L8.04]", async ({ page }) => {
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

  test("has a slide for a video and the site's own at position 2 [B2.34, B2.35]", async ({ page }) => {
    const slug = findDemoSlug('wattle-group', ({ status, video_url }) => status === 'in_stock' && Boolean(video_url));
    await open(page, 'wattle-group', slug);
    await expect(gallery(page).getByRole('listitem').nth(1).getByRole('img')).toHaveAttribute('alt', /showroom/);
    await page.getByRole('list', { name: 'Views' }).getByRole('link', { name: 'Video' }).click();
    await expect(gallery(page).locator('video')).toBeInViewport({ ratio: 0.9 });
  });
});

test.describe('sharing', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  /** From here on time passes only when the test says so. */
  const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);
  const copyButton = (page: Page) => side(page).getByRole('button', { name: /Copy link|Copied/ });

  test('offers every way, with the public address [B2.62, B2.66]', async ({ page, request }) => {
    await openFirst(page, request, 'wattle-group', manyPhotos);
    await side(page).getByText('Share', { exact: true }).click();
    for (const name of ['Email', 'SMS', 'WhatsApp', 'Facebook', 'Twitter']) {
      await expect(side(page).getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        /www\.wattlemotorgroup\.example/,
      );
    }
  });

  test('hides Twitter and shows a toast for 3 seconds where the site says so [B2.63, B2.65, L4.24]', async ({
    page,
    request,
  }) => {
    await page.clock.install();
    await openFirst(page, request, 'kingfisher-mazda', manyPhotos);
    await side(page).getByText('Share', { exact: true }).click();
    await expect(side(page).getByRole('link', { name: 'Facebook' })).toBeVisible();
    await expect(side(page).getByRole('link', { name: 'Twitter' })).toHaveCount(0);
    await stopClock(page);
    await copyButton(page).click();
    const toast = page.getByText(/^Copied .+ to your clipboard!$/);
    await expect(toast).toBeVisible();
    await page.clock.runFor(2900);
    await expect(toast).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast).toHaveCount(0);
  });

  test("copies the link and says 'Copied' for 1.5 seconds [B2.64]", async ({ page, request }) => {
    await page.clock.install();
    await openFirst(page, request, 'wattle-group', manyPhotos);
    await side(page).getByText('Share', { exact: true }).click();
    await stopClock(page);
    await copyButton(page).click();
    await expect(copyButton(page)).toHaveText('Copied');
    await page.clock.runFor(1400);
    await expect(copyButton(page)).toHaveText('Copied');
    await page.clock.runFor(200);
    await expect(copyButton(page)).toHaveText('Copy link');
  });

  test('opens a window of 550 by 400 [B9.20]', async ({ page, request }) => {
    await page.addInitScript(() => {
      window.open = (_url, _target, features) => {
        document.documentElement.dataset.opened = features ?? '';
        return null;
      };
    });
    await openFirst(page, request, 'wattle-group', manyPhotos);
    await side(page).getByText('Share', { exact: true }).click();
    await side(page).getByRole('link', { name: 'Facebook' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-opened', /width=550,height=400/);
  });
});

test.describe('bars', () => {
  const header = (page: Page) => page.getByRole('region', { name: 'This vehicle' });
  const dock = (page: Page) => page.getByRole('region', { name: 'Price and contact, quick' });
  const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo({ top: to }), top);
  const priced = 'status = in_stock AND shown_price > 0 AND photos_count > 3';

  test('a wide page has a header after 500 px, and no dock [B2.60, B9.19]', async ({ page, request }) => {
    const cars = await listCars(request, 'wattle-group', `${priced} AND weekly_price > 0`, 40);
    const record = cars.map((car): Readonly<Record<string, unknown>> => ({ ...car })).find((car) => car.price_type);
    await open(page, 'wattle-group', String(record?.slug));
    await scrollTo(page, 500);
    await expect(header(page)).toHaveCount(0);
    await scrollTo(page, 501);
    await expect(header(page).locator('img')).toBeVisible();
    const price = `$${Number(record?.shown_price).toLocaleString('en-AU')}`;
    const facts = [
      `${record?.year} ${record?.make} ${record?.model}`,
      record?.simple_transmission,
      record?.simple_body,
    ];
    for (const text of [...facts, price, record?.price_type, 'a week est.', 'p.a. comparison']) {
      await expect(header(page)).toContainText(String(text));
    }
    await scrollTo(page, 1500);
    await expect(dock(page)).toBeHidden();
    await scrollTo(page, 0);
    await expect(header(page)).toHaveCount(0);
  });

  test('a phone has a dock after 900 px, at exactly 900 px none, and no header [B2.61]', async ({ page, request }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openFirst(page, request, 'saltbush-caravans', priced);
    await scrollTo(page, 900);
    await expect(page.getByRole('region', { name: 'Key information' })).toBeInViewport();
    await expect(dock(page)).toHaveCount(0);
    await scrollTo(page, 901);
    await expect(dock(page)).toBeVisible();
    await expect(dock(page).getByRole('link')).toHaveAttribute('href', /^tel:\+61/);
    await expect(header(page)).toBeHidden();
  });
});

test('a site without a dock has none at any depth [B2.61]', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFirst(page, request, 'kingfisher-mazda', 'status = in_stock AND shown_price > 0');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1400);
  await expect(page.getByRole('region', { name: 'Price and contact, quick' })).toHaveCount(0);
});

test.describe('a vehicle in another city', () => {
  const away = 'status = in_stock AND city = Windsor';
  const banner = (page: Page) => page.getByRole('note').filter({ hasText: 'Located at Windsor' });

  test('says where it is, with the way there, until it is closed for the visit [B2.58, B2.59]', async ({
    page,
    request,
  }) => {
    await openFirst(page, request, 'wattle-group', away);
    await expect(banner(page).getByRole('link', { name: /^Get Directions/ })).toHaveAttribute('href', /^https:/);
    await banner(page).getByRole('button', { name: 'Close: Located at Windsor' }).click();
    await expect(banner(page)).toHaveCount(0);
    await page.reload();
    await waitForScripts(page);
    await expect(page.getByRole('region', { name: 'Where to see it' })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('keeps its banner, without a button that would do nothing [B2.59]', async ({ page, request }) => {
      await page.goto(siteUrl('wattle-group', `/cars/${await findSlug(request, 'wattle-group', away)}`));
      await expect(banner(page)).toBeVisible();
      await expect(banner(page).getByRole('button')).toHaveCount(0);
    });
  });
});

test.describe('similar vehicles', () => {
  test('come when they are 500 px away, at most 6, never the same one [B2.53, B5.45, B9.21, B9.23]', async ({
    page,
    request,
  }) => {
    const asked: string[] = [];
    page.on('request', (call) => {
      if (call.url().endsWith('/similar')) asked.push(call.url());
    });
    await page.setViewportSize({ width: 390, height: 844 });
    const slug = await findSlug(request, 'wattle-group', manyPhotos);
    await open(page, 'wattle-group', slug);
    const title = page.getByRole('heading', { name: /^Similar/ });
    const top = await topOf(title);
    await page.evaluate((to) => window.scrollTo({ top: to }), top - 844 - 900);
    await expect(page.getByRole('region', { name: 'Price and contact, quick' })).toBeVisible();
    expect(asked).toEqual([]);
    await page.evaluate((to) => window.scrollTo({ top: to }), top - 844 - 300);
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

  test('leave their link alone when they cannot be had, and tell the console only [B7.08]', async ({
    page,
    request,
  }) => {
    const warnings: string[] = [];
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
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
    expect(problems).toEqual([]);
  });
});

test.describe('vehicles that are not for sale', () => {
  test('a sold one says so, without price or purchase, and leads on [B2.42, B2.43, L2.50]', async ({
    page,
    request,
  }) => {
    await openFirst(page, request, 'wattle-group', 'status = sold');
    await expect(side(page).getByText('SOLD', { exact: true })).toBeVisible();
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
    await expect(side(page).getByText('SOLD', { exact: true })).toHaveCount(0);
  });

  test('one of an unknown status answers as out of stock [D.05]', async ({ page }) => {
    await open(
      page,
      'wattle-group',
      findDemoSlug('wattle-group', ({ status }) => status === 'in_transit'),
    );
    await expect(side(page).getByRole('link', { name: 'Find Me Something Similar' })).toBeVisible();
    await expect(side(page).getByRole('link', { name: /^Call/ })).toHaveCount(0);
  });

  test('an unknown one is not found; one sold long ago gives way to its model, or is gone [B4.17]', async ({
    request,
  }) => {
    const get = async (path: string) => {
      const { host, origin } = new URL(siteUrl('wattle-group'));
      const address = `${origin.replace('wattle-group.localhost', '127.0.0.1')}${path}`;
      return request.get(address, { headers: { host }, maxRedirects: 0 });
    };
    expect((await get('/cars/no-such-car')).status()).toBe(404);
    const longAgo = Date.now() / 1000 - 5 * 86_400;
    const left = [...buildDemoStock('wattle-group', new Date().toISOString().slice(0, 10))].filter(
      ({ status, sold_date_timestamp: soldAt }) => status === 'sold' && typeof soldAt === 'number' && soldAt < longAgo,
    );
    expect(left.length).toBeGreaterThan(0);
    for (const { slug, make } of left) {
      const answer = await get(`/cars/${slug}`);
      expect([301, 410]).toContain(answer.status());
      if (answer.status() === 301) {
        expect(answer.headers().location).toMatch(new RegExp(`^/search/.*${String(make).toLowerCase().split(' ')[0]}`));
      }
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
      const check = async () =>
        (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [
          id,
          nodes.map(({ html }) => html.slice(0, 160)),
        ]);
      expect(await check()).toEqual([]);
      await page.getByRole('button', { name: 'Full screen' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await check()).toEqual([]);
    });
  }
});

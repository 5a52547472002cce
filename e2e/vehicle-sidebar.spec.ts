import { expect, type Page, test } from '@playwright/test';
import { locale } from '#src/lib/australia.ts';
import { findBarriers } from './support/find-barriers.ts';
import { listCars } from './support/sites.ts';
import { manyPhotos, open, openFirst, side } from './support/vehicle-page.ts';

test.describe('sharing', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);
  const copyButton = (page: Page) => side(page).getByRole('button', { name: /Copy link|Copied/ });

  test('offers every channel, with the public address [B2.62, B2.66]', async ({ page, request }) => {
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

  test('says so when the browser refuses to copy the link [B2.64]', async ({ page, request }) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
    });
    await openFirst(page, request, 'wattle-group', manyPhotos);
    await side(page).getByText('Share', { exact: true }).click();
    await copyButton(page).click();
    await expect(page.getByText('We couldn’t copy the link.')).toBeVisible();
    await expect(copyButton(page)).toHaveText('Copy link');
    expect(problems).toEqual([]);
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
  const header = (page: Page) => page.getByRole('region', { name: 'This vehicle', exact: true });
  const bottomBar = (page: Page) => page.getByRole('region', { name: 'Quick price and contact' });
  const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo({ top: to }), top);
  const priced = 'status = in_stock AND shown_price > 0 AND photos_count > 3';

  test('a site without a bottom bar has a header after 500 px, not at exactly 500 px, and no bottom bar [B2.60, B9.19]', async ({
    page,
    request,
  }) => {
    const cars = await listCars(request, 'kingfisher-mazda', `${priced} AND weekly_price > 0 AND car_type = used`, 40);
    const record = cars
      .map((car): Readonly<Record<string, unknown>> => ({ ...car }))
      .find((car) => car.price_type && String(car.spin_images ?? '') === '');
    if (record === undefined) throw new Error('there is no such vehicle');
    await open(page, 'kingfisher-mazda', String(record.slug));
    // Scrolls again if lazy content has moved the page by a pixel. Waits until the header is in view, because it may
    // still be moving. From then on, only scrolling back to 500 px hides it.
    const showAt501 = async () => {
      await scrollTo(page, 501);
      await expect(header(page).locator('img')).toBeVisible({ timeout: 500 });
    };
    await expect(showAt501).toPass();
    await expect(async () => {
      await scrollTo(page, 500);
      await expect(header(page)).toHaveCount(0, { timeout: 500 });
    }).toPass({ timeout: 5000 });
    await expect(showAt501).toPass();
    const price = `$${Number(record.offer_price ?? record.price).toLocaleString(locale)}`;
    const facts = [`${record.year} ${record.make} ${record.model}`, record.simple_transmission, record.simple_body];
    for (const text of [...facts, price, record.price_type, 'a week est.', 'p.a. comparison']) {
      await expect(header(page)).toContainText(String(text));
    }
    await scrollTo(page, 1500);
    await expect(bottomBar(page)).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(header(page)).toBeVisible();
    await scrollTo(page, 0);
    await expect(header(page)).toHaveCount(0);
  });

  test('the header is one row on a phone, with the main action and one more; a wide screen has the main action in its sidebar [B2.60]', async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openFirst(page, request, 'kingfisher-mazda', `${priced} AND weekly_price > 0`);
    await expect(async () => {
      await scrollTo(page, 900);
      await expect(header(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    const main = side(page)
      .getByRole('link', { name: /^(Enquire Now|Reserve)/ })
      .first();
    const actions = header(page).getByRole('link');
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect((await header(page).boundingBox())?.height).toBeLessThanOrEqual(64);
      await expect(actions).toHaveText([/^(Enquire|Reserve \w+ Now)$/, 'Get Finance']);
      await expect(actions.first()).toHaveAttribute('href', (await main.getAttribute('href')) ?? '');
      for (const action of await actions.all()) await expect(action).toBeInViewport({ ratio: 1 });
    }
    expect(await findBarriers(page, '[aria-label="This vehicle"]')).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(actions).toHaveText(['Get Finance', 'Trade-In Valuation']);
    await expect(main).toBeInViewport({ ratio: 1 });
    await expect(header(page).getByText('p.a. comparison')).toBeVisible();
  });

  test('a site with a bottom bar shows it after 900 px, not at exactly 900 px, on every screen or on phones [B2.61]', async ({
    page,
    request,
  }) => {
    await openFirst(page, request, 'saltbush-caravans', priced);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await scrollTo(page, 900);
      await expect(page.getByRole('heading', { name: 'Key information' })).toBeVisible();
      await expect(bottomBar(page)).toHaveCount(0);
      await scrollTo(page, 901);
      await expect(bottomBar(page)).toBeVisible();
      await expect(bottomBar(page).getByRole('link', { name: /^Call 08/ })).toHaveAttribute('href', /^tel:\+61/);
      const main = side(page).getByRole('link', { name: 'Enquire Now' });
      const enquire = bottomBar(page).getByRole('link', { name: 'Enquire', exact: true });
      await expect(enquire).toHaveAttribute('href', (await main.getAttribute('href')) ?? '');
      await expect(enquire).toBeInViewport({ ratio: 1 });
      await expect(header(page)).toHaveCount(0);
    }
    for (const site of ['wattle-group', 'banksia-used'] as const) {
      await page.setViewportSize({ width: 390, height: 844 });
      await openFirst(page, request, site, priced);
      await scrollTo(page, 1000);
      await expect(bottomBar(page)).toBeVisible();
      await expect(header(page)).toBeHidden();
      await page.setViewportSize({ width: 1280, height: 844 });
      await expect(bottomBar(page)).toBeHidden();
      await expect(header(page)).toBeVisible();
    }
  });
});

test('a site without a bottom bar has none at any depth [B2.61]', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFirst(page, request, 'kingfisher-mazda', 'status = in_stock AND shown_price > 0');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1400);
  await expect(page.getByRole('region', { name: 'Quick price and contact' })).toHaveCount(0);
});

test.describe('a page older than its vehicle', () => {
  const answerWith = (page: Page, status: number, fields: object) => {
    const whole = { photos_count: 1, updated_at: null, price: 1, status: 'in_stock', ...fields };
    return page.route('**/view.json?*', (route) => route.fulfill({ status, json: { views: 3, car_fields: whole } }));
  };
  const note = (page: Page) => page.getByRole('status').filter({ hasText: /^This vehicle/ });

  test('checks the vehicle after loading, and says nothing while the page is current [B7.11, D.56]', async ({
    page,
    request,
  }) => {
    const asked = page.waitForResponse(
      /\/api\/cars\/[^/]+\/view\.json\?photos_count=\d+&updated_at=.*&website_id=1001$/,
    );
    await openFirst(page, request, 'wattle-group', manyPhotos);
    const answer = (await (await asked).json()) as Readonly<Record<string, unknown>>;
    expect(Object.keys(answer)).toEqual(['views', 'car_fields']);
    await expect(note(page)).toHaveCount(0);
  });

  for (const [what, status, fields, words] of [
    ['changed', 200, {}, 'This vehicle’s details have just changed.'],
    ['sold', 200, { status: 'sold' }, 'This vehicle has just been sold.'],
    ['gone', 410, {}, 'This vehicle is no longer listed.'],
  ] as const) {
    test(`says that its vehicle is ${what}, and offers the fresh page [B7.11, D.56]`, async ({ page, request }) => {
      await answerWith(page, status, fields);
      await openFirst(page, request, 'banksia-used', manyPhotos);
      await expect(note(page)).toContainText(words);
      const path = new URL(page.url()).pathname;
      await note(page).getByRole('link').click();
      await expect(page).toHaveURL((url) => url.pathname === path && url.searchParams.has('fresh'));
    });
  }
});

import { expect, test } from '@playwright/test';
import { listCars, siteUrl } from './support/sites.ts';
import { findDemoSlug, findPictured, open, side } from './support/vehicle-page.ts';

const sold = 'status = in_stock AND reserved = false AND preorder = false AND shown_price > 0 AND photos_count > 3';

for (const site of ['wattle-group', 'kingfisher-mazda', 'banksia-used', 'ironbark-trucks'] as const) {
  test(`${site}: a small laptop shows name, price and the first button at once`, async ({ page, request }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    for (const { slug } of await listCars(request, site, sold, 4)) {
      await page.goto(siteUrl(site, `/cars/${slug}`));
      // A long name wraps, so its second line may be below the window.
      await expect(page.getByRole('heading', { level: 1 }), slug).toBeInViewport({ ratio: 0.5 });
      const price = side(page).getByText(/^\$[\d,]+$/);
      await expect(price.first(), slug).toBeInViewport({ ratio: 1 });
      const first = side(page)
        .getByRole('link', { name: /^(Reserve .* Now|Enquire Now|Message Now)/ })
        .first();
      await expect(first, slug).toBeInViewport({ ratio: 1 });
    }
  });
}

test('kingfisher-mazda: a low screen shows a long name in full under the pictures, with its condition and badge [B2.38]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const slug = findDemoSlug(
    'kingfisher-mazda',
    ({ status, make, model }) => status === 'in_stock' && `${make} ${model}`.length > 22,
  );
  await open(page, 'kingfisher-mazda', slug);
  for (const words of ['h1', 'h1 + p']) await expect(page.locator(words)).toBeInViewport({ ratio: 1 });
  await expect(
    side(page)
      .getByText(/^\$[\d,]+$/)
      .first(),
  ).toBeInViewport({ ratio: 1 });
});

for (const site of ['wattle-group', 'kingfisher-mazda', 'banksia-used'] as const) {
  test(`${site} at 320: the view buttons of a spin are on one line with the full-screen button [B2.67]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, site, findPictured(site, { hasSpin: true }));
    const full = page.getByRole('button', { name: 'Full screen' });
    await expect(full).toBeVisible();
    const views = page.getByRole('list', { name: 'Views' }).getByRole('link');
    const boxes = await Promise.all([...(await views.all()), full].map((part) => part.boundingBox()));
    const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
    expect(new Set(middles).size, `middles at ${middles}`).toBe(1);
    expect(Math.min(...boxes.map((box) => box?.x ?? -1))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...boxes.map((box) => (box?.x ?? 0) + (box?.width ?? 400)))).toBeLessThanOrEqual(320);
  });
}

for (const [site, path] of [
  ['wattle-group', '/search/new-used-and-demo-cars/'],
  ['kingfisher-mazda', '/search/new-used-and-demo-cars/'],
  ['saltbush-caravans', '/search/caravans/'],
  ['ironbark-trucks', '/search/trucks/'],
] as const) {
  test(`${site}: the filters beside the results show the price on a screen 900 px high [B3.14]`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(siteUrl(site, path));
    await page.evaluate(() => scrollTo(0, 700));
    await expect(page.locator('[data-filter-panel] summary', { hasText: /^Price/ })).toBeInViewport({ ratio: 1 });
  });
}

test('saltbush-caravans: on a phone, the first vehicle begins on the first screen, below a folded towing question [B3.08]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl('saltbush-caravans', '/search/caravans/'));
  const picture = page.locator('#results ~ ul article img').first();
  await expect.poll(async () => (await picture.boundingBox())?.y).toBeLessThan(560);
  const limit = page.getByLabel('Or your car’s towing limit');
  await expect(limit).toBeHidden();
  await page.getByText('Enter a towing limit instead').click();
  await expect(limit).toBeVisible();
});

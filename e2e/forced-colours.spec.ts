import { expect, type Locator, test } from '@playwright/test';
import { listCars, siteUrl } from './support/sites.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

const hasEdge = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const { borderTopWidth, borderTopStyle, outlineWidth, outlineStyle } = getComputedStyle(element);
    const isDrawn = (width: string, style: string) => Number.parseFloat(width) > 0 && style !== 'none';
    return isDrawn(borderTopWidth, borderTopStyle) || isDrawn(outlineWidth, outlineStyle);
  });

test('controls of a search page have a border in forced-colours mode', async ({ page }) => {
  for (const slug of ['banksia-used', 'wattle-group'] as const) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(siteUrl(slug, '/search/suv-cars'));
      const main = page.locator('main');
      const controls = [
        main.getByRole('link', { name: 'View Details' }).first(),
        main.getByRole('link', { name: 'Remove filter: SUV' }).first(),
        ...(await main
          .getByRole('button', { name: /^Filters/ })
          .filter({ visible: true })
          .all()),
      ];
      for (const control of controls) expect(await hasEdge(control), `${slug} ${width}: ${control}`).toBe(true);
    }
  }
});

test('contact buttons have a border in forced-colours mode', async ({ page, request }) => {
  const [truck] = await listCars(request, 'ironbark-trucks');
  await page.goto(siteUrl('ironbark-trucks', `/cars/${truck?.slug}`));
  for (const name of [/^Enquire/, /^Call /]) {
    expect(await hasEdge(page.locator('main').getByRole('link', { name }).first())).toBe(true);
  }
  await page.goto(siteUrl('wattle-group'));
  expect(await hasEdge(page.getByRole('button', { name: /^Show Me/ }).first())).toBe(true);
});

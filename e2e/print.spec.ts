import { expect, type Page, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { loadDemoStock } from './support/load-demo-stock.ts';
import { listCars, type SiteSlug, siteUrl, waitForScripts } from './support/sites.ts';
import { findSlug, open, openMore, side } from './support/vehicle-page.ts';

const priced = 'status = in_stock AND shown_price > 10';

const findFullest = (site: SiteSlug): string => {
  const weigh = (record: Readonly<Record<string, unknown>>): number => JSON.stringify(record).length;
  const [fullest] = loadDemoStock(site)
    .filter(({ status }) => status === 'in_stock')
    .sort((one, other) => weigh(other) - weigh(one));
  return String(fullest?.slug);
};

const print = async (page: Page): Promise<{ readonly pages: number; readonly text: string }> => {
  await page.emulateMedia({ media: 'print' });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const text = await page.locator('body').innerText();
  return { pages: pdf.match(/\/Type \/Page\b/g)?.length ?? 0, text };
};

for (const site of ['wattle-group', 'kingfisher-mazda', 'saltbush-caravans'] as const) {
  test(`${site}: a vehicle's page prints on at most two sheets, with its address [B2.12]`, async ({ page }) => {
    const slug = findFullest(site);
    await open(page, site, slug);
    const { pages, text } = await print(page);
    expect(pages).toBe(2);
    const location = page.getByRole('region', { name: 'Location', exact: true });
    expect(text).toContain(await location.locator('address span').first().innerText());
    expect(text).toMatch(new RegExp(`www\\..+\\.example/cars/${slug}`));
    await expect
      .poll(() => page.locator('[data-paper] img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(20);
    for (const words of ['Enquire', 'Swipe', 'Get Finance Now', 'Get Directions', 'Privacy policy', 'Similar', '••']) {
      expect(text).not.toContain(words);
    }
    for (const heading of await page.locator('main :is(h2, h3):visible').all()) {
      expect(await heading.evaluate((one) => one.parentElement?.innerText.length)).toBeGreaterThan(
        (await heading.innerText()).length,
      );
    }
  });
}

test('a sold vehicle says so in print [B2.42]', async ({ page, request }) => {
  await open(page, 'kingfisher-mazda', await findSlug(request, 'kingfisher-mazda', 'status = sold'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'SOLD', exact: true })).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(0);
});

test('wattle-group: the print page opens in a new tab and prints two sheets [B2.12, B2.38]', async ({
  page,
  request,
}) => {
  await open(page, 'wattle-group', await findSlug(request, 'wattle-group', priced));
  const opened = page.waitForEvent('popup');
  await openMore(page);
  await side(page).getByRole('link', { name: 'Print (opens in a new tab)' }).press('Enter');
  const tab = await opened;
  await expect(tab).toHaveURL(/\/print\?car_id=/);
  await waitForScripts(tab);
  expect(await findBarriers(tab)).toEqual([]);
  expect((await print(tab)).pages).toBe(2);
});

test.describe('kingfisher-mazda: the brochure', () => {
  const openIt = async (page: Page): Promise<string> => {
    const [car] = await listCars(page.request, 'kingfisher-mazda', priced);
    await open(page, 'kingfisher-mazda', String(car?.slug));
    await openMore(page);
    return String(car?.slug);
  };
  const button = (page: Page) => side(page).getByRole('link', { name: 'Save as PDF' });

  test("says 'Preparing...' while it loads, then saves {slug}.pdf [B4.59, B7.21]", async ({ page }) => {
    const waiting = Promise.withResolvers<void>();
    await page.route('**/brochure.pdf', async (route) => {
      await waiting.promise;
      await route.continue();
    });
    const slug = await openIt(page);
    const download = page.waitForEvent('download');
    await button(page).press('Enter');
    await expect(side(page).getByText('Preparing...')).toBeVisible();
    waiting.resolve();
    expect((await download).suggestedFilename()).toBe(`${slug}.pdf`);
    await expect(side(page).getByText('Preparing...')).toHaveCount(0);
  });

  for (const [what, status, body, words] of [
    [
      'the message of a failure',
      503,
      { detail: 'Too many brochures are being made.' },
      'Too many brochures are being made.',
    ],
    ['a message where the failure has none', 500, null, 'We couldn’t create the brochure. Please try again.'],
  ] as const) {
    test(`alerts ${what} [B7.22]`, async ({ page }) => {
      await page.route('**/brochure.pdf', (route) => route.fulfill({ status, body: JSON.stringify(body) }));
      await openIt(page);
      const alerted = page.waitForEvent('dialog');
      const pressed = button(page).press('Enter');
      const dialog = await alerted;
      expect([dialog.type(), dialog.message()]).toEqual(['alert', words]);
      await dialog.accept();
      await pressed;
      await expect(button(page)).toBeFocused();
      await expect(side(page).getByText('Preparing...')).toHaveCount(0);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the print page and the brochure are links [B2.12, B7.21]', async ({ page, request }) => {
    const slug = await findSlug(request, 'wattle-group', priced);
    await page.goto(siteUrl('wattle-group', `/print?car_id=${slug}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Save as PDF' })).toHaveAttribute(
      'href',
      `/api/cars/${slug}/brochure.pdf`,
    );
  });
});

import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { signIn } from './support/sign-in.ts';
import { listCars, type SiteSlug, siteUrl, waitForScripts } from './support/sites.ts';
import { findSlug, open, side } from './support/vehicle-page.ts';

const searches = { 'wattle-group': '/search/new-cars' } as const;
const garages = {
  'wattle-group': '/my-garage',
  'kingfisher-mazda': '/my-garage',
  'banksia-used': '/mybigboxcars',
} as const;

const hearts = (page: Page | Locator) => page.getByRole('button', { name: /^Favourite/ });
const compares = (page: Page | Locator) => page.getByRole('button', { name: /^Compare / });
const tray = (page: Page) => page.getByRole('region', { name: 'Compare', exact: true });
const saved = (page: Page) => page.getByRole('region', { name: /^Saved / });

const goTo = async (page: Page, site: SiteSlug, path: string): Promise<void> => {
  await page.goto(siteUrl(site, path));
  await waitForScripts(page);
};

const keepOldOnes = async (page: Page, request: APIRequestContext, site: SiteSlug): Promise<void> => {
  const [sold] = await listCars(request, site, 'status = sold');
  const nothing = { make: '', model: '', primary_image_url: null };
  const entries = [
    { id: Reflect.get({ ...sold }, 'id'), name: sold?.name, slug: sold?.slug, ...nothing },
    { id: 999_999, name: '2001 Gone Car', slug: 'gone-car', ...nothing },
  ];
  await page.addInitScript(([key, text]) => localStorage.getItem(key) ?? localStorage.setItem(key, text), [
    `favourites:${site}`,
    JSON.stringify(entries),
  ] as const);
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('wattle-group: hearts on cards fill the garage, and a removed vehicle can be restored [B1.14, B3.20, B4.30, D.30]', async ({
    page,
    request,
  }) => {
    await signIn(page, request, 'wattle-group');
    await goTo(page, 'wattle-group', searches['wattle-group']);
    for (const at of [0, 1]) await hearts(page).nth(at).tap();
    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Garage 2 saved' }).tap();
    await expect(page).toHaveURL(siteUrl('wattle-group', garages['wattle-group']));
    await expect(saved(page).getByRole('heading', { level: 2 })).toHaveText('2 cars saved');
    await expect(saved(page).getByRole('article')).toHaveCount(2);
    expect(await findBarriers(page)).toEqual([]);
    await hearts(saved(page)).first().tap();
    await expect(saved(page).getByRole('heading', { level: 2 })).toHaveText('1 car saved');
    await expect(saved(page).getByRole('article')).toHaveCount(2);
    await page.reload();
    await expect(saved(page).getByRole('article')).toHaveCount(1);
  });

  test('wattle-group: a comparison takes four, marks differences, and continues after a removal [D.54, B1.13]', async ({
    page,
  }) => {
    await goTo(page, 'wattle-group', searches['wattle-group']);
    for (const at of [0, 1, 2, 3, 4]) await compares(page).nth(at).tap();
    await expect(page.getByText('You can compare up to 4 at a time. Remove one first.')).toBeVisible();
    await expect(compares(page).nth(4)).toHaveAttribute('aria-pressed', 'false');
    await tray(page).getByRole('link', { name: 'Compare 4' }).tap();
    const table = page.getByRole('region', { name: 'Comparison' }).getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    // On a phone, the row's heading is drawn above the values, outside its cell.
    const price = table.getByRole('rowheader', { name: /^Price ?, different$/ });
    await expect(price.getByText('Price')).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    const rows = await table.getByRole('row').count();
    await page.getByRole('checkbox', { name: 'Show differences only' }).check();
    await expect.poll(() => table.getByRole('row').count()).toBeLessThan(rows);
    await expect(table.getByRole('rowheader', { name: 'Condition' })).toHaveCount(0);
    await waitForScripts(page);
    await table
      .getByRole('link', { name: /^Remove/ })
      .first()
      .tap();
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await page.goto(siteUrl('wattle-group', '/compare'));
    await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+,\d+$/);
    await expect(table.getByRole('columnheader')).toHaveCount(3);
  });
});

test('kingfisher-mazda: a page’s heart by keyboard, the garage and recently viewed vehicles [B1.14, B3.21, B4.30, D.30]', async ({
  page,
  request,
}) => {
  await signIn(page, request, 'kingfisher-mazda');
  const [first, second] = await listCars(request, 'kingfisher-mazda', 'status = in_stock', 2);
  await open(page, 'kingfisher-mazda', first?.slug ?? '');
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await hearts(side(page)).press('Enter');
  await expect(hearts(side(page))).toHaveAttribute('aria-pressed', 'true');
  await compares(side(page)).press(' ');
  // The browser stores the view only once the scripts of the page's lower part have loaded.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('viewed:kingfisher-mazda')))
    .toContain(`${first?.id}`);
  await open(page, 'kingfisher-mazda', second?.slug ?? '');
  await compares(side(page)).press(' ');
  await expect(side(page).getByRole('link', { name: 'Compare 2 side by side' })).toBeVisible();
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await expect(async () => {
    await page.mouse.wheel(0, 800);
    await expect(viewed.getByRole('heading', { name: name ?? '' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('link', { name: 'Garage 1 saved' }).press('Enter');
  await expect(page).toHaveURL(siteUrl('kingfisher-mazda', garages['kingfisher-mazda']));
  await expect(saved(page).getByRole('heading', { name: name ?? '' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

test('banksia-used: a vehicle without a price cannot be saved, unlike on wattle-group [B4.33]', async ({
  page,
  request,
}) => {
  for (const [site, count] of [
    ['banksia-used', 0],
    ['wattle-group', 1],
  ] as const) {
    await open(
      page,
      site,
      await findSlug(request, site, 'status = in_stock AND price <= 0 OR status = in_stock AND price NOT EXISTS'),
    );
    await expect(compares(side(page))).toHaveCount(1);
    await expect(side(page).getByRole('button', { name: /^(Favourite|Save)/ })).toHaveCount(count);
  }
});

for (const site of ['wattle-group', 'banksia-used'] as const) {
  test(`${site}: sold and removed vehicles can be taken out of the garage by keyboard, and an empty garage says so [B1.14, B3.20, B4.32]`, async ({
    page,
    request,
  }) => {
    await keepOldOnes(page, request, site);
    await signIn(page, request, site);
    await goTo(page, site, garages[site]);
    await expect(saved(page).getByRole('article')).toContainText('Sold on');
    const gone = page.getByRole('region', { name: 'No longer listed' });
    await expect(gone.getByRole('link', { name: '2001 Gone Car' })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    for (const left of ['1 car saved', null]) {
      await saved(page)
        .getByRole('button', { name: /^Remove/ })
        .first()
        .press('Enter');
      await expect(saved(page)).toBeFocused();
      if (left !== null) await expect(saved(page).getByRole('heading', { level: 2 }).first()).toHaveText(left);
    }
    await expect(saved(page).getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  });
}

test('wattle-group: without storage, a message shows once and the hearts still work [B3.20]', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.assign(Storage.prototype, { setItem: refuse, getItem: refuse });
  });
  await goTo(page, 'wattle-group', searches['wattle-group']);
  await hearts(page).first().click();
  await expect(page.getByText('Your browser won’t let us save your list')).toBeVisible();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: 'Garage 1 saved' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no heart, the garage explains itself, and a shared comparison works [B1.14, D.54]', async ({
    page,
    request,
  }) => {
    await page.goto(siteUrl('wattle-group', searches['wattle-group']));
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(hearts(page)).toHaveCount(0);
    await signIn(page, request, 'wattle-group');
    await page.goto(siteUrl('wattle-group', garages['wattle-group']));
    await expect(page.getByText('stay in this browser')).toBeVisible();
    const cars = await listCars(request, 'wattle-group', 'status = in_stock', 2);
    const ids = cars.map((car) => Reflect.get(car, 'id'));
    await page.goto(siteUrl('wattle-group', `/compare?ids=${ids.join(',')}`));
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });
});

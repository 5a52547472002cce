import { expect, type Locator, type Page, test } from '@playwright/test';
import { listCars, siteUrl, waitForScripts } from './support/sites.ts';

const everything = '/search/new-used-and-demo-cars/';

const cards = (page: Page) => page.getByRole('region', { name: 'Results' }).getByRole('article');
// Beside the results a part of the page, over it a dialog.
const filters = (page: Page) => page.locator('[data-filter-panel]');
const option = (page: Page, name: RegExp) => filters(page).getByRole('checkbox', { name }).first();
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const textOf = async (locator: Locator) => (await locator.textContent()) ?? '';
const count = async (page: Page) => Number((await textOf(page.getByRole('status').first())).replaceAll(/\D/g, ''));

const open = async (page: Page, path: string, slug: Parameters<typeof siteUrl>[0] = 'wattle-group') => {
  await page.goto(siteUrl(slug, path));
  await waitForScripts(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
};
/** Holds the answers to searches back until the function returned is called. */
const holdAnswers = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.data/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

test('restores the search that its address says [B2.16, L2.33]', async ({ page }) => {
  await open(page, `${everything}?make=Kia&body=SUV&range[price]=20000:60000&sortBy=price:desc`);
  await expect(chips(page).getByRole('link')).toHaveText(['Kia', 'SUV', /\$20,000 to \$60,000/, 'Clear all']);
  await expect(page.getByLabel('Price From')).toHaveValue('$20,000');
  await expect(page.getByLabel('Price To')).toHaveValue('$60,000');
  await expect(page.getByLabel('Sort by')).toHaveValue('price:desc');
  await expect(option(page, /^SUV/)).toBeChecked();
  expect((await titles(page)).length).toBeGreaterThan(0);
  for (const title of await titles(page)) expect(title).toContain('Kia');
});

test('tells screen readers how many match, after each choice and after the last is taken back [B2.23]', async ({
  page,
}) => {
  await open(page, everything);
  const announced = page.getByRole('region', { name: 'Results' }).getByRole('status');
  const all = await count(page);
  await expect(announced).toHaveText(/^[\d,]+ cars$/);
  await option(page, /^Toyota/).click();
  await expect(announced).toHaveText(/^[\d,]+ cars match$/);
  const matching = await count(page);
  expect(matching).toBeLessThan(all);
  await expect(option(page, /^Toyota/)).toContainText(String(matching));
  await chips(page).getByRole('link', { name: 'Remove filter: Toyota' }).click();
  await expect(announced).toHaveText(/^[\d,]+ cars$/);
  expect(await count(page)).toBe(all);
});

test('marks the page of results that is shown, and that one only', async ({ page }) => {
  await open(page, `${everything}?status=in_stock`);
  const current = page.getByRole('navigation', { name: 'Pages of results' }).locator('[aria-current]');
  await expect(current).toHaveText('Page 1');
  await expect(current).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(current).toHaveText('Page 2');
});

test('cards say what a reduced vehicle cost before, struck out, and how much less it is [B4.25]', async ({
  page,
  request,
}) => {
  const cars = await listCars(request, 'wattle-group', 'status = in_stock AND shown_price > 0', 100);
  const records = cars.map((car): Readonly<Record<string, unknown>> => ({ ...car }));
  const priceOf = (car: Readonly<Record<string, unknown>>) => Number(car.offer_price ?? car.price);
  const reduced = records.find((car) => Number(car.before_price) > priceOf(car));
  if (reduced === undefined) throw new Error('no vehicle is reduced');
  await open(page, `/search/?query=${reduced.stocknum}`);
  const dollars = (amount: number) => `$${amount.toLocaleString('en-AU')}`;
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(dollars(priceOf(reduced)));
  await expect(cards(page).locator('s')).toHaveText(dollars(Number(reduced.before_price)));
  await expect(cards(page)).toContainText(`${dollars(Number(reduced.before_price) - priceOf(reduced))} less`);
});

test('warns of comparison rates under the cards that show one [B9.39]', async ({ page }) => {
  await open(page, everything);
  await expect(cards(page).filter({ hasText: 'p.a. comparison' }).first()).toBeVisible();
  const warning = page.getByText(/WARNING: This comparison rate is true only .* different comparison rate\.$/);
  await expect(warning).toBeVisible();
});

test('writes every filter into the address, without a reload [B3.14, B7.34, L2.34]', async ({ page }) => {
  await open(page, everything);
  const before = await count(page);
  await option(page, /^Toyota/).click();
  await expect(page).toHaveURL(/\/search\/toyota$/);
  await option(page, /^Used/).click();
  await expect(page).toHaveURL(/\/search\/toyota\?car_type=used$/);
  expect(await count(page)).toBeLessThan(before);
  await chips(page).getByRole('link', { name: 'Remove filter: Toyota' }).click();
  await expect(page).toHaveURL(/\/search\/used-cars$/);
  expect(await isSamePage(page)).toBe(true);
});

test('loses no filter when the next is clicked before the answer is here [B2.16]', async ({ page }) => {
  await open(page, everything);
  const answer = await holdAnswers(page);
  await option(page, /^Toyota/).click();
  await option(page, /^Used/).click();
  await option(page, /^SUV/).click();
  answer();
  await expect(chips(page).getByRole('link')).toHaveText(['Used', 'Toyota', 'SUV', 'Clear all']);
  await expect(page).toHaveURL(/toyota\?.*body=SUV/);
  await expect(page).toHaveURL(/car_type=used/);
});

test('counts of a filter leave its own choice out, and models stand under their make [B3.14, B9.12]', async ({
  page,
}) => {
  await open(page, everything);
  await expect(filters(page).getByText('Popular Makes')).toBeVisible();
  await expect(filters(page).getByText(/^All Makes \(\d+\)$/)).toBeVisible();
  const ford = await textOf(option(page, /^Ford/));
  await option(page, /^Toyota/).click();
  await expect(page).toHaveURL(/toyota$/);
  expect(await textOf(option(page, /^Ford/))).toBe(ford);
  const model = filters(page).getByRole('list', { name: 'Models of Toyota' }).first().getByRole('checkbox').first();
  const name = (await textOf(model)).replace(/\s*\d+$/, '').trim();
  await model.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Toyota ${name}`);
});

test('Back returns to the same filters, page and scroll position from a vehicle [B2.16]', async ({ page }) => {
  await open(page, everything);
  await option(page, /^Used/).click();
  await expect(page).toHaveURL(/used-cars$/);
  await option(page, /^SUV/).click();
  await expect(page).toHaveURL(/body=SUV|suv-cars/);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => scrollTop(page)).toBe(0);
  const [address, shown] = [page.url(), await titles(page)];
  await page.evaluate(() => window.scrollTo(0, 1400));
  await cards(page).nth(10).scrollIntoViewIfNeeded();
  const top = await scrollTop(page);

  await cards(page).nth(10).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/cars\//);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(() => titles(page)).toEqual(shown);
  await expect.poll(() => scrollTop(page)).toBe(top);
  await expect(option(page, /^SUV/)).toBeChecked();

  await page.goBack();
  await expect(page).not.toHaveURL(/page=2/);
  await page.goBack();
  await expect(page).toHaveURL(/used-cars$/);
  await expect(option(page, /^SUV/)).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${everything}$`));
  await expect(chips(page)).toHaveCount(0);
  expect(await isSamePage(page)).toBe(true);
});

test('Back finds the scroll position after a reload of the vehicle page as well [B2.16]', async ({ page }) => {
  await open(page, `${everything}?body=SUV&page=2`);
  await page.evaluate(() => window.scrollTo(0, 1200));
  await cards(page).nth(8).scrollIntoViewIfNeeded();
  const top = await scrollTop(page);
  await cards(page).nth(8).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/cars\//);
  await page.reload();
  await waitForScripts(page);
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => scrollTop(page)).toBe(top);
});

test('shows a new search from the top of its results [B2.24]', async ({ page }) => {
  await open(page, everything);
  await page.evaluate(() => window.scrollTo(0, 2500));
  await option(page, /^Ford/).click();
  await expect(page).toHaveURL(/ford$/);
  await expect(page.getByRole('status').first()).toBeInViewport();
  await expect(option(page, /^Ford/)).toBeInViewport();
});

test('has 21 vehicles on a page and leaves page 1 out of the address [B9.01, L2.35]', async ({ page }) => {
  await open(page, `${everything}?status=in_stock`);
  await expect(cards(page)).toHaveCount(21);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?status=in_stock&page=2$/);
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL(/\?status=in_stock$/);
});

test('sorts by price and leaves out what has none [D.18, B9.15]', async ({ page }) => {
  await open(page, everything);
  await page.getByLabel('Sort by').selectOption({ label: 'Price, low to high' });
  await expect(page).toHaveURL(/sortBy=price:asc/);
  await expect(async () => {
    const texts = await cards(page).locator('[data-kind=price] p:first-child b').allTextContents();
    const prices = texts.map((text) => Number(text.replaceAll(/\D/g, '')));
    expect(prices.length).toBe(21);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  }).toPass();
});

test('takes a price range from the two fields and from the slider [L2.33, D.19]', async ({ page }) => {
  await open(page, everything);
  await page.getByLabel('Price From').fill('$25,000');
  await page.getByLabel('Price From').press('Enter');
  await expect(page).toHaveURL(/range\[price\]=25000:$/);
  await page.getByLabel('Price To').fill('40000');
  await page.getByLabel('Price To').blur();
  await expect(page).toHaveURL(/range\[price\]=25000:40000$/);
  await expect(page.getByLabel('Price To')).toHaveValue('$40,000');
  const highest = page.getByLabel('Price, highest');
  await highest.focus();
  await highest.press('End');
  await expect(page).toHaveURL(/range\[price\]=25000:$/);
  await expect(page.getByLabel('Price To')).toHaveValue('');
});

test('says so when nothing matches, and clears the filters [B2.21, B2.22, B2.15, B2.19]', async ({ page }) => {
  await open(page, `${everything}?query=zzzzqqqq`);
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Similar cars' }).getByRole('article').first()).toBeVisible();
  await page.getByRole('region', { name: 'Results' }).getByRole('link', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(new RegExp(`${everything}$`));
  await expect(cards(page).nth(10)).toBeVisible();
});

test('keeps the previous hits and shows outlines while a search loads [B2.20, B4.19]', async ({ page }) => {
  await open(page, everything);
  const shown = await titles(page);
  const answer = await holdAnswers(page);
  await option(page, /^Toyota/).click();
  await expect(page.locator('[data-skeletons]')).toBeVisible();
  expect(await titles(page)).toEqual(shown);
  await expect(page.getByRole('navigation', { name: 'Pages of results' })).toHaveCount(0);
  answer();
  await expect(page).toHaveURL(/toyota$/);
  await expect(page.locator('[data-skeletons]')).toHaveCount(0);
});

test('keeps the previous hits when a search fails, and says so [B4.18, B4.19]', async ({ page }) => {
  await open(page, everything);
  const shown = await titles(page);
  await page.route(/\.data/, (route) => route.abort());
  await option(page, /^Toyota/).click();
  await expect(page.getByRole('alert')).toContainText('did not come through');
  expect(await titles(page)).toEqual(shown);
  await expect(page.getByRole('navigation', { name: 'Pages of results' })).toHaveCount(0);
  await page.unroute(/\.data/);
  await page.getByRole('link', { name: 'try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  for (const title of await titles(page)) expect(title).toContain('Toyota');
});

test('answers from the pages kept when a search is asked for again [B9.02]', async ({ page }) => {
  await open(page, everything);
  await option(page, /^Toyota/).click();
  await expect(page).toHaveURL(/toyota$/);
  await page.route(/\.data/, (route) => route.abort());
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${everything}$`));
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('finds nothing at a path that names no search, and offers the search [D.03]', async ({ page }) => {
  const answer = await page.goto(siteUrl('wattle-group', '/search/no-such-make-or-place/'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('search')).toBeVisible();
});

test('orders car types new, demo, used, by the names of the site [B9.13, B9.14]', async ({ page }) => {
  await open(page, everything);
  await expect(filters(page).locator('[data-facet=carType] a')).toHaveText([/^New/, /^Demo/, /^Used/]);
});

test('draws a sold vehicle with its tag, its day and a way to similar ones [B4.03, B4.04, B2.26]', async ({ page }) => {
  await open(page, `${everything}?status=sold`);
  const sold = cards(page).first();
  await expect(sold).toContainText('JUST SOLD');
  await expect(sold).toContainText(/Sold on \d{2}\/\d{2}\/\d{4}/);
  await expect(sold).toContainText('Like this and want something similar?');
  await expect(sold.getByRole('link', { name: /^Find Me Something Similar/ })).toBeVisible();
  await expect(sold.getByRole('link', { name: /^View Details/ })).toHaveCount(0);
});

test('a card has its picture, title, badge line, chips, price, three figures and button [B2.17, B2.25, B9.10]', async ({
  page,
}) => {
  await open(page, `${everything}?car_type=used&range[price]=30000:60000`);
  const card = cards(page).filter({ hasText: 'p.a. comparison' }).first();
  await expect(card.getByRole('img').first()).toBeVisible();
  await expect(card.getByRole('heading')).toHaveText(/^\d{4} /);
  await expect(card.getByRole('listitem').filter({ hasText: /km$/ })).toBeVisible();
  await expect(card).toContainText(/\$\d/);
  await expect(card).toContainText('p.a. interest');
  await expect(card.getByRole('link', { name: /^View Details/ })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  for (const slug of ['wattle-group', 'banksia-used', 'saltbush-caravans'] as const) {
    test(`filters apply in the sheet while it stays open: ${slug} [B2.23]`, async ({ page }) => {
      await open(page, '/search/', slug);
      const before = page.url();
      await page.getByRole('button', { name: /^Filters/ }).click();
      const show = filters(page).getByRole('button', { name: /^Show Me / });
      const all = await textOf(show);
      const options = filters(page).locator('[data-facet=body] a');
      await options.first().click();
      await expect(show).not.toHaveText(all);
      await options.nth(1).click();
      await expect(filters(page).locator('[data-facet=body] [aria-checked=true]')).toHaveCount(2);
      const shown = (await textOf(show)).replace('Show Me ', '');
      await expect(show).toBeInViewport();
      await show.click();
      await expect(show).toBeHidden();
      await expect(page.getByRole('status').first()).toContainText(shown);
      await page.goBack();
      await expect(page).toHaveURL(before);
    });
  }

  test('Back closes the sheet and the menu before it leaves, and what was chosen stays [B2.16, B2.23]', async ({
    page,
  }) => {
    await open(page, everything);
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await option(page, /^Used/).press(' ');
    await expect(option(page, /^Used/)).toBeChecked();
    await page.goBack();
    await expect(filters(page)).toBeHidden();
    await expect(page).toHaveURL(/used-cars$/);
    await expect(chips(page)).toContainText('Used');
    await page.getByLabel('Menu').click();
    const menu = page.getByRole('navigation', { name: 'All pages' });
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/used-cars$/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${everything}$`));
    await expect(chips(page)).toHaveCount(0);
  });

  test('the sheet keeps the focus and gives it back [B2.23]', async ({ page }) => {
    await open(page, everything);
    const button = page.getByRole('button', { name: /^Filters/ });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(filters(page)).toBeVisible();
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('#filters') !== null,
      );
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(filters(page)).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('takes the focus in, and gives it back when it closes at once or after a choice [B2.23]', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, '/search/used-cars/', 'banksia-used');
    const pill = page.locator('button[data-opens="body"]');
    const group = filters(page).locator('[data-facet="body"] > summary');
    await pill.focus();
    await page.keyboard.press('Enter');
    await expect(group).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(pill).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(group).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/body|-cars$/);
    await page.keyboard.press('Escape');
    await expect(filters(page)).toBeHidden();
    await expect(pill).toBeFocused();
  });
});

test.describe('by keyboard', () => {
  test('a filter is chosen with Enter and keeps the focus [B3.14]', async ({ page }) => {
    await open(page, everything);
    await option(page, /^Demo/).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/demo-cars$/);
    await expect(option(page, /^Demo/)).toBeFocused();
  });

  test('after a chip is removed the focus is at the results [B3.14]', async ({ page }) => {
    await open(page, '/search/toyota');
    await chips(page).getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${everything}$`));
    await expect(page.locator('#results')).toBeFocused();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('filters, pages, order and words work [B2.16, D.18]', async ({ page }) => {
    await page.goto(siteUrl('wattle-group', everything));
    await option(page, /^Used/).click();
    await expect(page).toHaveURL(/used-cars$/);
    await page.getByLabel('Sort by').selectOption({ label: 'Price, low to high' });
    await page.getByRole('button', { name: 'Sort' }).click();
    await expect(page).toHaveURL(/sortBy=price(:|%3A)asc/);
    await page.getByLabel('Search stock').first().fill('hybrid');
    await page.getByLabel('Search stock').first().press('Enter');
    await expect(page).toHaveURL(/query=hybrid/);
    await expect(page).toHaveURL(/sortBy=price/);
    await expect(chips(page)).toContainText('hybrid');
  });

  test('a range is sent by its form and becomes one parameter [L2.33]', async ({ page }) => {
    await page.goto(siteUrl('wattle-group', everything));
    await page.getByLabel('Price From').fill('25000');
    await page.getByRole('button', { name: 'Apply Price' }).click();
    await expect(page).toHaveURL(/range(\[|%5B)price(\]|%5D)=25000(:|%3A)$/);
    await expect(page.getByLabel('Price From')).toHaveValue('$25,000');
  });

  test('the filter sheet of a phone opens and closes [B2.23]', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await page.goto(siteUrl('wattle-group', everything));
    await expect(filters(page)).toBeHidden();
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(filters(page)).toBeVisible();
    await filters(page)
      .getByRole('button', { name: /^Show Me / })
      .click();
    await expect(filters(page)).toBeHidden();
  });
});

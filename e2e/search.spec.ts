import { expect, test } from '@playwright/test';
import { locale } from '#src/lib/australia.ts';
import { cards, chips, count, everything, open, option } from './support/search-page.ts';
import { listCars, siteUrl } from './support/sites.ts';

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
  const dollars = (amount: number) => `$${amount.toLocaleString(locale)}`;
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

test('has 21 vehicles on a page and leaves page 1 out of the address [B9.01, L2.35]', async ({ page }) => {
  await open(page, `${everything}?status=in_stock`);
  await expect(cards(page)).toHaveCount(21);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/\?status=in_stock&page=2$/);
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL(/\?status=in_stock$/);
});

test('sorts by price and leaves out vehicles without one [D.18, B9.15]', async ({ page }) => {
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

test('says so when nothing matches, and clears the filters [B2.21, B2.22, B2.15, B2.19]', async ({ page }) => {
  await open(page, `${everything}?query=zzzzqqqq`);
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Similar cars' }).getByRole('article').first()).toBeVisible();
  await page.getByRole('region', { name: 'Results' }).getByRole('link', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(new RegExp(`${everything}$`));
  await expect(cards(page).nth(10)).toBeVisible();
});

test('an unknown search path is not found, and offers the search [D.03]', async ({ page }) => {
  const answer = await page.goto(siteUrl('wattle-group', '/search/no-such-make-or-place/'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('search')).toBeVisible();
});

test('shows a sold vehicle with its tag, date and link to similar ones [B4.03, B4.04, B2.26]', async ({ page }) => {
  await open(page, `${everything}?status=sold`);
  const sold = cards(page).first();
  await expect(sold).toContainText('JUST SOLD');
  await expect(sold).toContainText(/Sold on \d{1,2} [A-Z][a-z]+ \d{4}/);
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

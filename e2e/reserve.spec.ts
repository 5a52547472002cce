import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { expectMails, readFromMail } from './support/read-mail.ts';
import { makePhone, readCode } from './support/sign-in.ts';
import { getFromSite, listCars, type SiteSlug, siteUrl } from './support/sites.ts';

const refusedCard = '4000 0000 0000 0002';
const askingCard = '4000 0025 0000 3155';

const makeEmail = (): string => `ann${randomInt(1_000_000)}@example.com`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/**
 * The last petrol car, because other tests use the first cars. A hybrid's card would show 'Hybrid' instead of
 * 'Reserved'.
 */
const findCar = async (request: APIRequestContext, site: SiteSlug) => {
  const cars = await listCars(
    request,
    site,
    'status = in_stock AND reserved = false AND price > 200 AND fuel = "Petrol - Unleaded"',
    60,
  );
  const car = cars.at(-1);
  if (car === undefined) throw new Error(`${site} has nothing to reserve`);
  return car;
};

interface StatusNote {
  readonly reserved?: boolean;
}

const readStatus = async (request: APIRequestContext, site: SiteSlug, slug: string) => {
  const read = async (path: string) => (await getFromSite(request, site, path)).text();
  const [page, data, api, search] = await Promise.all([
    read(`/cars/${slug}`),
    read(`/cars/${slug}.data`),
    read(`/api/cars/${slug}`),
    read(`/api/cars?filter=slug:${slug}`),
  ]);
  return {
    page: page.includes('>Reserved<'),
    // The response contains the view as a JSON string, so its quotes are escaped.
    data: data.includes(String.raw`\"Reserved\"`),
    api: (JSON.parse(api) as StatusNote).reserved,
    search: (JSON.parse(search) as { cars: readonly StatusNote[] }).cars[0]?.reserved,
  };
};

const everywhere = (isReserved: boolean) => ({
  page: isReserved,
  data: isReserved,
  api: isReserved,
  search: isReserved,
});

const fillIn = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Last name').fill('Example');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Phone number').fill('0412 345 678');
};

test('banksia-used at 390: a card, a form with errors, a refused card, one with a challenge, the receipt, and a release [B1.12, B2.02, B9.27 to B9.29, D.41]', async ({
  page,
  request,
}) => {
  const site = 'banksia-used';
  const { slug, name } = await findCar(request, site);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl(site, `/search/used-cars/?query=${encodeURIComponent(name)}`));
  const card = page.getByRole('article').filter({ has: page.locator(`a[href$="/cars/${slug}"]`) });
  await card.getByRole('link', { name: /^Reserve Now/ }).click();
  await expect(page).toHaveURL(siteUrl(site, `/cars/${slug}/buy-online`));
  await button(page, 'Continue to deposit').click();
  await expect(page).toHaveTitle(/^Error: /);
  expect(await findBarriers(page)).toEqual([]);
  const email = makeEmail();
  await fillIn(page, email);
  await page.getByLabel('I’ve read and agree to the reservation terms').check();
  await button(page, 'Continue to deposit').click();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByLabel('Card number').fill(refusedCard);
  await button(page, /^Pay \$200/).click();
  await expect(page.getByRole('alert')).toHaveText('Your bank declined the card. Please try another card.');
  await page.getByLabel('Card number').fill(askingCard);
  await button(page, /^Pay \$200/).press('Enter');
  await expect(page.getByRole('heading', { name: 'Confirm with your bank' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await button(page, 'Confirm payment').click();
  await expect(heading(page)).toHaveText('The car is reserved for you');
  await expect.poll(() => readStatus(request, site, slug)).toEqual(everywhere(true));
  await expectMails(email, [/^Receipt: /]);
  const price = await page
    .locator('dt', { hasText: /^Price/ })
    .locator('xpath=following-sibling::dd[1]')
    .textContent();
  expect(await readFromMail(email, /Price, Drive Away:? *\$[\d,]+/)).toContain(price);
  expect(await findBarriers(page)).toEqual([]);
  await page.goto(siteUrl(site, `/search/used-cars/?query=${encodeURIComponent(name)}`));
  await expect(card.getByText('Reserved', { exact: true })).toBeVisible();
  await page.goto(siteUrl(site, `/cars/${slug}/buy-online`));
  await button(page, 'Cancel and get $200 back').click();
  await expect(heading(page)).toHaveText('The car is no longer reserved for you');
  expect(await findBarriers(page)).toEqual([]);
  await expect.poll(() => readStatus(request, site, slug)).toEqual(everywhere(false));
  await expectMails(email, [/^Receipt: /, /^Refund: /]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('wattle-group at 1280: a shopper signs in first, returns to the same car, pays and releases it [L4.18, L6.01, B1.12, D.41]', async ({
    page,
    browser,
    request,
  }) => {
    const site = 'wattle-group';
    const { slug } = await findCar(request, site);
    const path = `/cars/${slug}/checkout`;
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.goto(siteUrl(site, `/cars/${slug}`));
    await page.getByRole('main').locator(`a[href$="${path}"]`).first().click();
    const phone = makePhone();
    await page.getByLabel('Your mobile number').fill(phone);
    await button(page, 'Send me a code').click();
    await page.getByLabel('Your 6-digit code').fill(await readCode(phone));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(siteUrl(site, path));
    const email = makeEmail();
    await fillIn(page, email);
    await button(page, 'Continue to deposit').click();
    await button(page, /^Pay \$/).click();
    await expect(heading(page)).toHaveText('The car is reserved for you');
    await expectMails(email, [/^Receipt: /]);
    await expect.poll(() => readStatus(request, site, slug)).toEqual(everywhere(true));
    // The vehicle's page already says 'Reserved' to other visitors.
    const other = await browser.newPage();
    await other.goto(siteUrl(site, `/cars/${slug}`));
    await expect(other.getByText('Reserved', { exact: true }).first()).toBeVisible();
    const ways = other.locator(`a[href$="${path}"]`);
    await expect(ways).toHaveText('Is this your reservation? View it here');
    await other.close();
    await button(page, /^Cancel and get \$/).click();
    await expect(heading(page)).toHaveText('The car is no longer reserved for you');
    await expect.poll(() => readStatus(request, site, slug)).toEqual(everywhere(false));
  });
});

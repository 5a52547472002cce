import { randomInt } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { expectMails } from './support/read-mail.ts';
import { listCars, siteUrl } from './support/sites.ts';
import { openMore } from './support/vehicle-page.ts';

const site = 'banksia-used';

const goOn = (page: Page, name: string | RegExp = /^Continue/) => page.getByRole('button', { name }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const readStatus = (page: Page, path: string) => page.evaluate(async (url) => (await fetch(url)).status, path);

test('banksia-used at 390: from the car through every question to the deposit, its documents and a full refund [B1.12, B2.03, B9.29, L2.49, D.41]', async ({
  page,
  browser,
  request,
}) => {
  // Takes a car from the middle of the stock, because other tests use both ends.
  const cars = await listCars(request, site, 'status = in_stock AND reserved = false AND price > 20000', 40);
  const slug = cars.at(20)?.slug ?? '';
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl(site, `/cars/${slug}`));
  await openMore(page);
  await page.getByRole('link', { name: 'Online Purchase' }).first().click();
  const address = siteUrl(site, `/checkout-journey?car_id=${slug}`);
  await expect(page).toHaveURL(address);
  const email = `marnie${randomInt(1_000_000)}@example.com`;
  await page.getByLabel('First name').fill('Marnie');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Phone number').fill('0491 570 006');
  await page.getByLabel('I’ve read and agree to the reservation terms').check();
  await goOn(page);
  await page.getByLabel('Bring it to me').check();
  await page.getByLabel('Street address').fill('1 Test Street');
  await page.getByLabel('Suburb').fill('Moorooka');
  await page.getByRole('textbox', { name: 'Postcode' }).fill('41');
  await goOn(page);
  await expect(page.getByRole('alert')).toContainText('Invalid postcode. Please enter a 4-digit number.');
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Postcode' }).fill('4105');
  await goOn(page);
  await expect(heading(page, 'Handover')).toBeVisible();
  await page.getByLabel('No trade-in').check();
  await goOn(page);
  await page.getByRole('radio', { name: /^Finance/ }).check();
  await page.getByLabel('Amount to finance').fill('10,000');
  await page.getByLabel('Loan term', { exact: true }).selectOption({ index: 3 });
  await goOn(page);
  await expect(page.getByText('p.a. comparison')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '−$10,000' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await goOn(page, /^Pay \$200/);
  await expect(heading(page, 'Done. We’re holding the car for you')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  const documents = ['order', 'receipt'].map((name) => `/checkout-journey/${name}.pdf?car_id=${slug}`);
  for (const printed of documents) expect(await readStatus(page, printed)).toBe(200);
  const stranger = await browser.newPage();
  await stranger.goto(address);
  await expect(heading(stranger, 'This car can’t be bought online')).toBeVisible();
  for (const printed of documents) expect(await readStatus(stranger, printed)).toBe(404);
  await stranger.close();
  await expectMails(email, [/^Receipt: /]);
  await goOn(page, 'Cancel and get $200 back');
  await expect(heading(page, 'We’re no longer holding the car for you')).toBeVisible();
  await expectMails(email, [/^Receipt: /, /^Refund: /]);
});

import { expect, type Page, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { signIn } from './support/sign-in.ts';
import { type SiteSlug, siteUrl, waitForScripts } from './support/sites.ts';
import { openFirst, openMore } from './support/vehicle-page.ts';

const findCar = async (page: Page, plate: string): Promise<void> => {
  await page.getByLabel('Registration number').fill(plate);
  await page.getByLabel('State of registration').selectOption('VIC');
  await page.getByRole('button', { name: 'Find my car' }).click();
};

const answerAll = async (page: Page): Promise<void> => {
  await page.getByLabel('Odometer reading').fill('61,500');
  const answers = ['Partial', 'Never', 'All good', 'No damage', 'Two or more', 'No'];
  for (const [at, answer] of answers.entries()) {
    await page
      .getByRole('region', { name: 'Condition', exact: true })
      .locator('fieldset')
      .nth(at)
      .getByLabel(answer, { exact: true })
      .check();
  }
  await page.getByRole('button', { name: 'See my estimate' }).click();
};

const fillIn = async (page: Page): Promise<void> => {
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Email address').fill('ann@example.com');
  await page.getByLabel('Phone number').fill('0412 345 678');
  const place = page.getByLabel('Where would you like it inspected?');
  if ((await place.count()) > 0) await place.selectOption({ index: 1 });
};

const offer = (page: Page) => page.getByRole('region', { name: /^Our estimate for your/ });

const visits: readonly [SiteSlug, number][] = [
  ['banksia-used', 390],
  ['wattle-group', 1280],
];
for (const [site, width] of visits) {
  test(`${site} at ${width}: from the plate through the questions to an estimate and its acceptance [L2.57, L4.13 to L4.15, D.39]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(siteUrl(site, '/trade-in'));
    await waitForScripts(page);
    await expect(page.getByText('We don’t usually give online estimates for cars over 7 years old')).toBeVisible();
    await findCar(page, 'test 01');
    await expect(page.getByRole('region', { name: 'Your car' })).toContainText('TEST01, VIC');
    await page.getByLabel(/^Yes, that’s my \d{4} Mazda3/).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Condition', exact: true })).toBeFocused();
    expect(await findBarriers(page, 'section[aria-labelledby="condition"]')).toEqual([]);
    await answerAll(page);
    await expect(offer(page).getByRole('heading')).toBeFocused();
    await expect(offer(page)).toContainText('Estimated retail price');
    await expect(offer(page)).toContainText('Gaps in the service history');
    await expect(offer(page)).toContainText('not a promise to buy');
    await waitForScripts(page);
    expect(await findBarriers(page)).toEqual([]);
    const address = page.url();
    await fillIn(page);
    await page.getByRole('button', { name: 'Accept and book an inspection' }).press('Enter');
    await expect(page).toHaveURL(siteUrl(site, '/success?form=tradeIn'));
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'You’ve accepted the estimate' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Change/ })).toHaveCount(0);
  });
}

test('wattle-group: the page of an estimate saves its result [L4.16, L8.03]', async ({ page }) => {
  await page.goto(siteUrl('wattle-group', '/sell-my-car?open=hand'));
  expect(await findBarriers(page, 'section[aria-labelledby="car"]')).toEqual([]);
  await page.getByLabel('Make').fill('Mazda');
  await page.getByRole('textbox', { name: 'Model' }).fill('CX-5');
  await page.getByLabel('Year').fill(String(new Date().getFullYear() - 3));
  await page.getByLabel('Kilometres', { exact: true }).fill('50000');
  await page.getByRole('button', { name: 'Continue with this car' }).click();
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/miscellaneous'));
  const logged = page.waitForEvent('console', (message) => message.text() === 'Valuation data saved');
  await answerAll(page);
  expect((await saved).status()).toBe(204);
  await logged;
});

test('a valuation is visible neither to another visitor nor on another site [D.39]', async ({ page, browser }) => {
  await page.goto(siteUrl('banksia-used', '/trade-in'));
  await findCar(page, 'TEST02');
  await expect(page.getByRole('heading', { name: 'Which of these is yours?' })).toBeVisible();
  const { pathname, search } = new URL(page.url());
  const other = await browser.newPage();
  expect((await other.goto(siteUrl('banksia-used', pathname + search)))?.status()).toBe(404);
  expect((await page.goto(siteUrl('wattle-group', pathname + search)))?.status()).toBe(404);
  await other.close();
});

test('kingfisher-mazda: /trade-in asks to sign in, the pages of a vehicle and /sell-my-car do not [D.31, B2.04, L2.09, B5.14]', async ({
  page,
  request,
}) => {
  await page.goto(siteUrl('kingfisher-mazda', '/trade-in'));
  await expect(page).toHaveURL(/\/sign-in\?type=trade-in&redirect=%2Ftrade-in/);
  await page.goto(siteUrl('kingfisher-mazda', '/sell-my-car'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell my car');
  await openFirst(page, request, 'kingfisher-mazda', 'status = in_stock');
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await openMore(page);
  await page.getByRole('main').getByRole('link', { name: 'Trade-In Valuation' }).first().click();
  await expect(page).toHaveURL(/\/cars\/trade-in\?car_id=\d+$/);
  await expect(page.getByRole('complementary', { name: 'Vehicle', exact: true })).toContainText(name ?? '?');
  await signIn(page, request, 'kingfisher-mazda');
  await page.goto(siteUrl('kingfisher-mazda', '/trade-in'));
  await expect(page.getByLabel('Registration number')).toBeVisible();
});

test('saltbush-caravans values no cars: it shows the dealer’s page, and vehicles have no button [D.38]', async ({
  page,
  request,
}) => {
  await page.goto(siteUrl('saltbush-caravans', '/trade-in'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell or trade in your caravan');
  await expect(page.getByLabel('Registration number')).toHaveCount(0);
  expect((await page.goto(siteUrl('saltbush-caravans', '/sell-my-car')))?.status()).toBe(404);
  await openFirst(page, request, 'saltbush-caravans', 'status = in_stock');
  await expect(page.getByRole('link', { name: 'Trade-In Valuation' })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('banksia-used: a car that is too old is inspected in person, and errors return with their page [L5.17, D.39]', async ({
    page,
  }) => {
    await page.goto(siteUrl('banksia-used', '/sell-my-car'));
    await findCar(page, 'ABCDEFG');
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByRole('alert')).toContainText('That rego is too long for the state you chose.');
    await expect(page.getByRole('alert')).toBeFocused();
    await findCar(page, 'TEST05');
    await expect(page.getByRole('heading', { name: 'Is this yours?' })).toBeFocused();
    await page.getByLabel(/^Yes, that’s my/).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'We’ll value your CX-5 in person' })).toBeVisible();
    await page.getByLabel('First name').fill('Ann');
    await page.getByRole('button', { name: 'Request a valuation' }).click();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByRole('heading', { name: 'We’ll value your CX-5 in person' })).toBeVisible();
    await fillIn(page);
    await page.getByRole('button', { name: 'Request a valuation' }).click();
    await expect(page.getByRole('heading', { name: 'Thanks, we’ve got your car' })).toBeVisible();
  });
});

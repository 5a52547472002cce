import { expect, type Page, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { getFromSite, listCars, type SiteSlug, siteUrl, waitForScripts, waitForTakeover } from './support/sites.ts';

const petrol = 'status = in_stock AND fuel = "Petrol - Unleaded"';
const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

const openVehicle = async (page: Page, site: SiteSlug): Promise<string> => {
  const [car] = await listCars(page.request, site, petrol);
  const path = `/cars/${car?.slug}`;
  await page.goto(siteUrl(site, path));
  return path;
};

for (const [site, path] of [
  ['banksia-used', null],
  ['wattle-group', '/finance'],
] as const) {
  test(`${site}${path ?? ' vehicle'}: input typed before the calculators hydrate is kept and used [B2.50, B3.17]`, async ({
    page,
  }) => {
    const released = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await released.promise;
      await route.continue();
    });
    if (path === null) await openVehicle(page, site);
    else await page.goto(siteUrl(site, path));
    const calculator = part(page, 'Finance Calculator');
    const field = (name: string) => calculator.getByLabel(name, { exact: true }).and(page.getByRole('textbox'));
    const quote = calculator.getByText(/^\$[\d,]+$/).first();
    const before = await quote.innerText();
    await field('Loan amount').fill('20,000');
    await calculator.getByRole('radio', { name: 'Monthly' }).check();
    await field('Deposit').fill('4,000');
    await field('Interest rate').fill('9.5');
    const fuelPrice = part(page, 'Fuel costs').getByLabel('Fuel price');
    if (path === null) await fuelPrice.fill('9.99');
    await field('Interest rate').focus();
    released.resolve();
    await waitForScripts(page);
    await expect(page).toHaveURL(/deposit=4000/);
    await expect(page).toHaveURL(/frequency=monthly/);
    await expect(field('Loan amount')).toHaveValue('20,000');
    await expect(field('Deposit')).toHaveValue('4,000');
    await expect(calculator.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(field('Interest rate')).toHaveValue('9.5');
    await expect(field('Interest rate')).toBeFocused();
    await field('Interest rate').blur();
    await expect(page).toHaveURL(/interest=9\.5/);
    await expect(quote).not.toHaveText(before);
    if (path === null) {
      await expect(fuelPrice).toHaveValue('9.99');
      await expect(part(page, 'Fuel costs').getByRole('status')).toHaveText(/a year\$\d\d?,\d{3}$/);
    }
  });
}

for (const site of ['wattle-group', 'banksia-used'] as const) {
  test(`${site}: fuel and delivery answer on the vehicle page [B1.10, B2.47, B2.48, B4.56, B5.19, B8.02, D.12]`, async ({
    page,
  }) => {
    await openVehicle(page, site);
    await waitForScripts(page);
    const fuel = part(page, 'Fuel costs');
    await fuel.getByLabel('Fuel price').fill('2');
    await fuel.getByLabel('Distance').fill('0');
    await expect(fuel.getByRole('status')).toHaveText('a week$0a month$0a year$0');
    await fuel.getByLabel('Distance').fill('far');
    await expect(fuel.getByRole('alert')).toContainText('Enter up to 10,000 km a week');

    const delivery = part(page, 'Delivery to your door');
    const answer = delivery.getByRole('status');
    const postcode = delivery.getByLabel('Your postcode');
    await waitForTakeover(postcode);
    await postcode.press('Enter');
    await expect(answer).toHaveText('Please enter a postcode.');
    await expect(postcode).toBeFocused();
    await postcode.fill('4000');
    await postcode.press('Enter');
    await expect(answer).toHaveText(/(Free delivery|\$\d+ delivered) to .*Brisbane/);
    await postcode.fill('0872');
    await postcode.press('Enter');
    await expect(answer).toContainText("Sorry, we can't provide an estimate for that location.");
    expect(await findBarriers(page, 'section:has(#fuel-calculator)')).toEqual([]);
    expect(await findBarriers(page, 'section:has(#delivery-calculator)')).toEqual([]);
  });

  test(`${site}: a budget finds the number on its button, and stores its choice in the address [L1.05, L2.68, L8.02]`, async ({
    page,
  }) => {
    await page.goto(siteUrl(site, '/budget-search'));
    await waitForScripts(page);
    await page.getByLabel('Repayment').fill('90');
    await page.getByLabel('Deposit').fill('5,000');
    await page.getByRole('radio', { name: /^SUV/ }).check();
    await expect(page).toHaveURL(/repayment=90&deposit=5%2C000&body=SUV/);
    await expect(page.locator('ul[aria-busy="false"]')).toBeVisible();
    const button = page.getByRole('link', { name: /^Show Me \d/ }).last();
    const count = /\d+/.exec((await button.textContent()) ?? '')?.[0];
    expect(await findBarriers(page, 'main')).toEqual([]);
    await button.click();
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: new RegExp(`^\\D*${count} `) })
        .first(),
    ).toBeVisible();

    await page.goto(siteUrl(site, '/budget-search?repayment=1&deposit=0'));
    await expect(page.getByRole('button', { name: /^0 .* Found$/ }).first()).toBeDisabled();
    await expect(page.getByText(/^No .* found for this budget$/).first()).toBeVisible();
  });
}

test('banksia-used: the price slider leads to the search by keyboard [L2.69, L5.12]', async ({ page }) => {
  await page.goto(siteUrl('banksia-used'));
  await waitForScripts(page);
  const slider = part(page, 'Or search by price');
  await slider.getByLabel('Price, lowest').press('ArrowRight');
  await slider.getByLabel('Price, highest').press('ArrowLeft');
  await expect(slider.getByRole('heading', { level: 3 })).toHaveText('$5,500 - $249,500');
  expect(await findBarriers(page, 'section[data-kind="priceSlider"]')).toEqual([]);
  await slider.getByRole('button').click();
  await expect(page).toHaveURL(/5500.*249500/);
});

test('a site without budget search has no budget page [L1.05]', async ({ request }) => {
  expect((await getFromSite(request, 'ironbark-trucks', '/budget-search')).status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('delivery and budget have their own pages [B1.10, B2.48, L1.05]', async ({ page }) => {
    const path = await openVehicle(page, 'wattle-group');
    await page.getByLabel('Your postcode').fill('4870');
    await page.getByRole('button', { name: 'Get an estimate' }).click();
    await expect(page).toHaveURL(siteUrl('wattle-group', `${path}/delivery?postcode=4870`));
    await expect(page.locator('main').getByRole('status').first()).toHaveText(
      /^\$[\d,]+ delivered to regional Queensland$/,
    );
    await page.getByLabel('Your postcode').fill('400');
    await page.getByRole('button', { name: 'Get an estimate' }).click();
    await expect(page.locator('main').getByRole('status').first()).toHaveText(
      'Invalid postcode. Please enter a 4-digit number.',
    );

    await page.goto(siteUrl('banksia-used'));
    const budget = part(page, 'Start with what you can pay');
    await budget.getByRole('radio', { name: 'Monthly' }).check();
    await budget.getByLabel('Repayment').fill('0');
    await budget.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('$2,000', { exact: true })).toBeVisible();
  });
});

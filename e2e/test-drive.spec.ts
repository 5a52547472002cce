import { expect, type Page, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { getFromSite, listCars, type SiteSlug, siteUrl, waitForForms, waitForScripts } from './support/sites.ts';

const chooseCar = async (page: Page, site: SiteSlug, at: number): Promise<string> => {
  const car = (await listCars(page.request, site, 'status = in_stock', at + 1))[at];
  if (car === undefined) throw new Error(`${site} has no car ${at}`);
  return car.slug;
};

const fillPerson = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Phone number').fill('0412 345 678');
};

const chooseTime = async (page: Page, which: 'first' | 'last'): Promise<string> => {
  const day = page.locator('input[name="appointment_day"]:enabled').last();
  await day.check();
  const time = page.locator('input[name="appointment"]:not([value="call"]):visible')[which]();
  await time.check();
  return (await time.getAttribute('value')) ?? '';
};

const isFree = async (page: Page, site: SiteSlug, address: string, startsAt: string): Promise<boolean> => {
  const place = new URL(address, 'http://a.example').searchParams.get('location_id') ?? '';
  const answer = await getFromSite(page.request, site, `/api/appointments?location_id=${place}&days=42`);
  return (await answer.text()).includes(`"starts_at":"${startsAt}"`);
};

for (const [site, width, at] of [
  ['kingfisher-mazda', 390, 0],
  ['bottlebrush-moto', 1280, 0],
] as const) {
  test(`${site} at ${width}: a visit is booked over the vehicle's page, and its time is gone [B1.06, B2.13, B2.72, L2.53]`, async ({
    page,
  }) => {
    const slug = await chooseCar(page, site, at);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(siteUrl(site, `/cars/${slug}`));
    await waitForScripts(page);
    const link = page.getByRole('main').getByRole('link', { name: /^Book a Test (Drive|Ride)$/ });
    const dialog = page.getByRole('dialog');
    await waitForForms(page);
    await link.click();
    await expect(dialog.getByRole('group', { name: 'Choose a day and time' })).toBeVisible();
    expect(await findBarriers(page, 'dialog')).toEqual([]);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    const startsAt = await chooseTime(page, 'last');
    await fillPerson(page, `${site}@example.com`);
    const action = (await dialog.locator('form').getAttribute('action')) ?? '';
    expect(await isFree(page, site, action, startsAt)).toBe(true);
    await dialog.getByRole('button', { name: /^Book a test (drive|ride)$/ }).click();
    await page.waitForURL(siteUrl(site, '/success?form=bookedTime'));
    expect(await isFree(page, site, action, startsAt)).toBe(false);
  });

  test(`${site} at ${width}: the page books without scripts, and refuses a second booking [B1.06, L2.18, L2.53]`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 844 } });
    const [page, other] = [await context.newPage(), await context.newPage()];
    const address = siteUrl(site, `/book-test-drive?car_id=${await chooseCar(page, site, at + 1)}`);
    for (const tab of [page, other]) await tab.goto(address);
    const book = (tab: Page) => tab.getByRole('button', { name: /^Book a test (drive|ride)$/ }).click();

    await book(page);
    await expect(page.getByRole('alert')).toContainText('Please enter your first name.');
    await expect(page).toHaveTitle(/^Error: /);
    const startsAt = await chooseTime(page, 'first');
    expect(await chooseTime(other, 'first')).toBe(startsAt);
    await fillPerson(page, `first-${site}@example.com`);
    await book(page);
    await page.waitForURL(siteUrl(site, '/success?form=bookedTime'));

    await fillPerson(other, `second-${site}@example.com`);
    await book(other);
    await expect(other.getByRole('alert')).toContainText('Someone else has just booked that time');
    await expect(other.getByLabel('Email address')).toHaveValue(`second-${site}@example.com`);
    await other.getByLabel(/We’ll call to arrange one$/).check();
    await book(other);
    await other.waitForURL(siteUrl(site, '/success?form=testDrive'));
    await context.close();
  });
}

test('days and times are chosen by keyboard, and a hidden time is not sent [L2.53]', async ({ page }) => {
  await page.goto(siteUrl('wattle-group', '/book-test-drive/'));
  await waitForScripts(page);
  const days = page.locator('input[name="appointment_day"]');
  const chosen = page.locator('input[name="appointment"]:checked');
  await days.and(page.locator(':checked')).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(chosen).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(chosen).toHaveCount(0);
  expect(await findBarriers(page, 'main')).toEqual([]);
});

import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { listCars, type SiteSlug, siteSlugs, siteUrl, waitForForms, waitForScripts } from './support/sites.ts';
import { openMore } from './support/vehicle-page.ts';

const findSlug = async (request: APIRequestContext, site: SiteSlug, filter: string): Promise<string> =>
  (await listCars(request, site, filter))[0]?.slug ?? '';

const fillPerson = async (page: Page): Promise<void> => {
  await page.getByLabel(/^First name/i).fill('Ann');
  await page.getByLabel(/^Last name/i).fill('Example');
  await page.getByLabel('Email address', { exact: false }).fill('ann@example.com');
  await page.getByLabel(/^(Phone|Mobile) number/i).fill('0412 345 678');
};

const expectThanks = async (page: Page, form: string, words: string): Promise<void> => {
  await page.waitForURL(`**/success?form=${form}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
  await expect(page.getByRole('region', { name: 'What happens next' })).toBeVisible();
};

const openDialog = async (page: Page, name: string) => {
  await waitForScripts(page);
  await waitForForms(page);
  await page.getByRole('link', { name, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible();
  return dialog;
};

for (const [site, width, label] of [
  ['bottlebrush-moto', 390, 'Message Now'],
  ['kingfisher-mazda', 1280, 'Enquire Now'],
] as const) {
  test(`${site} at ${width}: an enquiry in a dialog: Back and Escape return the focus, and a corrected field loses its error [B1.05, B2.71, L1.01, L2.52]`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const slug = await findSlug(request, site, 'status = "in_stock"');
    const address = siteUrl(site, `/cars/${slug}`);
    await page.goto(address);
    let dialog = await openDialog(page, label);
    await expect(dialog).toContainText('Ask about this');
    expect(await findBarriers(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: label, exact: true }).first()).toBeFocused();
    dialog = await openDialog(page, label);
    await page.goBack();
    await expect(dialog).toBeHidden();
    expect(page.url()).toBe(address);

    dialog = await openDialog(page, label);
    await dialog.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(dialog.getByRole('alert')).toBeFocused();
    await expect(dialog.getByLabel('Email address')).toHaveAccessibleDescription('Please enter your email address.');
    await dialog.getByLabel('Email address').fill('ann@example');
    await expect(dialog.getByLabel('Email address')).toHaveAccessibleDescription('Please enter your email address.');
    await fillPerson(page);
    await expect(dialog.getByLabel('Email address')).toHaveAccessibleDescription('');
    await dialog.getByLabel(/^Comments/).fill(`About ${slug}`);
    await expect(dialog.getByRole('alert')).toBeHidden();
    const events = page.waitForRequest('**/api/events');
    await dialog.getByRole('button', { name: 'Send enquiry' }).click();
    await expectThanks(page, 'enquiry', 'Thanks, we’ve got your enquiry');
    expect((await events).postData()).toMatch(/"id":1[45],/);

    // The next form is prefilled until the shopper clears it.
    await page.goto(siteUrl(site, '/contact'));
    await expect(page.getByLabel('Email address')).toHaveValue('ann@example.com');
    await page.getByRole('button', { name: 'Clear them' }).click();
    await expect(page.getByLabel('Email address')).toHaveValue('');
    await page.reload();
    await waitForScripts(page);
    await expect(page.getByLabel('Email address')).toHaveValue('');
  });
}

test('a finance enquiry includes the vehicle, its price and its dealership [L1.02, L2.10, L2.32]', async ({
  page,
  request,
}) => {
  const slug = await findSlug(request, 'wattle-group', 'status = "in_stock" AND price > 20000');
  await page.goto(siteUrl('wattle-group', `/cars/${slug}`));
  await openMore(page);
  await page.getByRole('link', { name: 'Get Finance Quote' }).first().click();
  await page.waitForURL(/#finance-form$/);
  await expect(page.getByRole('complementary', { name: 'Vehicle', exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Budget/ })).toHaveValue(/^\d+,\d{3}$/);
  expect(await findBarriers(page, 'main')).toEqual([]);
  await fillPerson(page);
  await page.getByLabel(/^Postcode/).fill('4105');
  await waitForScripts(page);
  await page.getByRole('button', { name: 'Send finance enquiry' }).click();
  await expectThanks(page, 'finance', 'Thanks, we’ve got your finance enquiry');
});

test('the form in steps continues after a valid step, skips the trade-in, and returns to an error [L4.10, D.34]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl('wattle-group', '/find-my-next-car'));
  await waitForScripts(page);
  const next = page.getByRole('button', { name: 'Continue' });
  await next.click();
  await expect(page.getByRole('alert')).toBeFocused();
  await fillPerson(page);
  await page.getByLabel('Postcode').fill('41O5');
  await next.click();
  await expect(page.getByRole('alert')).toContainText('Invalid postcode. Please enter a 4-digit number.');
  await page.getByLabel('Postcode').fill('4105');
  await page.getByLabel('Mobile number').fill('12');
  await next.click();
  await expect(page.getByRole('group', { name: /Step 2 of 3/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked();
  expect(await findBarriers(page, 'main')).toEqual([]);
  await page.getByLabel('Dealership location').selectOption({ index: 1 });
  await page.getByRole('group', { name: 'Would you like finance?' }).getByLabel('No').check();
  const tradeIn = page.getByRole('group', { name: 'Do you have a trade-in?' });
  await tradeIn.getByLabel('Yes').check();
  await expect(next).toBeVisible();
  await tradeIn.getByLabel('No').check();
  await page.getByRole('combobox', { name: /^Budget/ }).fill('32,500');
  await page.getByRole('button', { name: 'Send my details' }).click();
  // After the server rejects a field, the form shows the step with that field.
  await expect(page.getByRole('alert')).toContainText('Please enter a phone number we can call');
  await page.getByLabel('Mobile number').fill('0412 345 678');
  await next.click();
  await page.getByRole('button', { name: 'Send my details' }).click();
  await expectThanks(page, 'leadForm', 'Thanks, we’ve got your message');
});

test('the chat’s consent dialog works by keyboard and returns the focus; the unsubscribe page is accessible [L4.30, D.37, L2.30]', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const slug = await findSlug(request, 'banksia-used', 'status = "in_stock" AND make != "Tesla"');
  await page.goto(siteUrl('banksia-used', `/cars/${slug}`));
  await waitForScripts(page);
  await waitForForms(page);
  const link = page.getByRole('link', { name: 'Message Now', exact: true }).first();
  // No demo site uses a third-party chat, so the link gets the address that such a site would have.
  await link.evaluate((anchor) => anchor.setAttribute('href', 'https://chat.example/widget#chat'));
  await link.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Chat with us' });
  await expect(dialog.getByRole('button', { name: 'Open the chat' })).toBeVisible();
  expect(await findBarriers(page, 'dialog')).toEqual([]);
  await expect(dialog.locator('iframe')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  // Runs axe on this page here, because axe needs scripts and the tests below turn them off.
  await page.goto(siteUrl('banksia-used', '/pages/unsubscribe'));
  expect(await findBarriers(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('unsubscribing shows the same words for any address [L2.30]', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const answers: string[] = [];
    for (const address of ['ann@example.com', 'nobody@example.com', 'ann@example.com']) {
      await page.goto(siteUrl('saltbush-caravans', '/pages/unsubscribe'));
      await page.getByLabel('Email address').fill(address);
      await page.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re unsubscribed');
      answers.push(await page.getByRole('main').innerText());
    }
    expect(new Set(answers).size).toBe(1);
  });

  test('a vehicle’s form is a page, and suggests others when the vehicle is gone [B1.05, B1.07, L2.50]', async ({
    page,
    request,
  }) => {
    const slug = await findSlug(request, 'wattle-group', 'status = "in_stock"');
    await page.goto(siteUrl('wattle-group', `/cars/${slug}`));
    await openMore(page);
    await page.getByRole('link', { name: 'Ask for photos' }).first().click();
    await page.getByRole('button', { name: 'Ask for photos' }).click();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByRole('alert')).toContainText('Please fix the following errors:');
    await fillPerson(page);
    await page.getByRole('button', { name: 'Ask for photos' }).click();
    await expectThanks(page, 'photoRequest', 'Thanks, we’ve got your photo request');

    const sold = await findSlug(request, 'wattle-group', 'status = "sold"');
    await page.goto(siteUrl('wattle-group', `/cars/${sold}/enquire`));
    await expect(page).toHaveURL(/find-me-something-similar$/);
  });

  test('a service booking and the form in steps are each one form [B2.08, L1.09, L3.01, L4.10, L5.08]', async ({
    page,
  }) => {
    await page.goto(siteUrl('kingfisher-mazda'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Book a service' }).click();
    await expect(page).toHaveURL(siteUrl('kingfisher-mazda', '/service'));
    await fillPerson(page);
    await page.getByLabel('Loan car').check();
    await page.getByRole('button', { name: 'Request a booking' }).click();
    await expectThanks(page, 'service', 'Thanks, we’ve got your booking request');

    await page.goto(siteUrl('banksia-used', '/find-my-next-car'));
    await fillPerson(page);
    await page.getByLabel('Postcode').fill('4105');
    await page.getByLabel('Dealership location').selectOption({ index: 1 });
    await page.getByRole('group', { name: 'Would you like finance?' }).getByLabel('No').check();
    await page.getByRole('group', { name: 'Do you have a trade-in?' }).getByLabel('Yes').check();
    await page.getByLabel('Odometer').fill('45,000');
    await page.getByRole('button', { name: 'Send my details' }).click();
    await expectThanks(page, 'leadForm', 'Thanks, we’ve got your message');

    await page.goto(siteUrl('saltbush-caravans', '/contact'));
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert')).toContainText(
      '* You must agree to the terms of use before submitting the form.',
    );
  });
});

const hideRest = (element: HTMLElement): void => {
  for (let at: Element | null = element; at !== null && at.localName !== 'main'; at = at.parentElement) {
    for (let later = at.nextElementSibling; later !== null; later = later.nextElementSibling) {
      Reflect.get(later, 'style').display = 'none';
    }
  }
};

for (const [site, path] of [
  ...siteSlugs.map((slug) => [slug, 'enquire'] as const),
  ['banksia-used', 'buy-online'] as const,
]) {
  test(`${site}, /${path}: on phones the form stays where it is while the rest arrives; on wide screens it is beside the vehicle [B1.05]`, async ({
    page,
    request,
  }) => {
    const filter = 'status = "in_stock" AND price > 1000 AND reserved = false';
    const slug = (await listCars(request, site, filter)).at(-1)?.slug;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl(site, `/cars/${slug}/${path}`));
    const form = page.locator('main form').first();
    const vehicle = page.getByRole('main').getByRole('complementary', { name: 'Vehicle' });
    const boxOf = async (element: typeof form) => {
      const box = await element.boundingBox();
      if (box === null) throw new Error('The element has no box.');
      return box;
    };
    const place = await boxOf(form);
    expect((await boxOf(vehicle)).y).toBeLessThan(place.y);
    await form.evaluate(hideRest);
    expect(await boxOf(form)).toEqual(place);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.reload();
    const [left, right] = [await boxOf(form), await boxOf(vehicle)];
    expect(right.x).toBeGreaterThan(left.x + left.width);
    expect(right.y).toBeLessThan(left.y + left.height);
  });
}

import { type APIRequestContext, type APIResponse, expect, type Page, type Route, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { type SiteSlug, siteUrl, waitForScripts } from './support/sites.ts';

const form = (page: Page) => page.getByRole('region', { name: 'Send us a message' });
const button = (page: Page) => form(page).getByRole('button', { name: 'Send message' });
const summary = (page: Page) => form(page).getByRole('alert');

const open = async (page: Page, site: SiteSlug, width: number): Promise<void> => {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(siteUrl(site, '/contact'));
};

const fill = async (page: Page, message: string): Promise<void> => {
  await page.getByLabel(/^(Dealership location|Department)$/).selectOption({ index: 1 });
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Email address').fill('ann@example.com');
  await page.getByLabel('Phone number').fill('0412 345 678');
  await page.getByLabel('Comments').fill(message);
};

const expectHelp = async (page: Page): Promise<void> => {
  await page.getByLabel('First name').fill('Ann');
  await button(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText('Please fix the following errors:');
  await expect(page.getByLabel('First name')).toHaveValue('Ann');
  await expect(page.getByLabel('Email address')).toHaveAccessibleDescription('Please enter your email address.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email address')).toBeFocused();
};

const expectThanks = async (page: Page, site: SiteSlug): Promise<void> => {
  await page.waitForURL(siteUrl(site, '/success?form=contact'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks, we’ve got your message');
  await expect(page.getByRole('region', { name: 'What happens next' })).toBeVisible();
};

test('a form sends the campaign that started the visit, even from a later page [L7.02]', async ({ page }) => {
  await page.goto(siteUrl('wattle-group', '/?utm_source=news&utm_campaign=may&page=2'));
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('utm_campaign=may');
  await open(page, 'wattle-group', 1280);
  await waitForScripts(page);
  await fill(page, 'Seen in your letter');
  const sent = page.waitForRequest('**/api/leads');
  await button(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ page: '/contact', campaign: 'utm_source=news&utm_campaign=may' });
});

for (const [site, width] of [
  ['wattle-group', 390],
  ['banksia-used', 1280],
] as const) {
  test(`${site} at ${width}: errors get the focus, and the corrected form is sent [B2.13, L2.51, L2.52, L4.06]`, async ({
    page,
  }) => {
    await open(page, site, width);
    await waitForScripts(page);
    await expectHelp(page);
    expect(await findBarriers(page, 'main')).toEqual([]);
    await fill(page, `From ${site} at ${width}`);
    await button(page).click();
    await expectThanks(page, site);
    expect(await findBarriers(page, 'main')).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${site} at ${width}: the page shows errors, then accepts the corrected form [L2.51, L2.52, L4.06]`, async ({
      page,
    }) => {
      await open(page, site, width);
      await expectHelp(page);
      await expect(page).toHaveTitle(/^Error: /);
      await fill(page, `Without scripts from ${site}`);
      await button(page).click();
      await expectThanks(page, site);
    });
  });
}

/** The Host header names the site, because some Node versions can't resolve `*.localhost`. */
const bring = async (route: Route, request: APIRequestContext): Promise<APIResponse> => {
  const sent = route.request();
  const { host, port } = new URL(sent.url());
  const headers = { ...sent.headers(), host };
  return request.post(`http://127.0.0.1:${port}/api/leads`, { headers, data: sent.postDataJSON() });
};

test('a double click, Back and a retry after a lost response make one lead [L4.01, L4.07]', async ({
  page,
  request,
}) => {
  const ids: string[] = [];
  await page.route('**/api/leads', async (route) => {
    const response = await bring(route, request);
    ids.push((await response.json()).lead_id);
    // Drops the first response.
    await (ids.length === 1 ? route.abort() : route.fulfill({ response }));
  });
  await open(page, 'kingfisher-mazda', 1280);
  await waitForScripts(page);
  await fill(page, `Once only ${Date.now()}`);
  await button(page).dblclick();
  await expect(summary(page)).toContainText('An error occurred when submitting this form');
  await expect(summary(page)).toBeFocused();
  expect(ids).toHaveLength(1);
  await button(page).click();
  await expectThanks(page, 'kingfisher-mazda');
  await page.goBack();
  await waitForScripts(page);
  await button(page).click();
  await expectThanks(page, 'kingfisher-mazda');
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

test('the button is disabled and says so while the form is sent [L4.01, L4.02]', async ({ page }) => {
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/leads', async (route) => {
    await answered.promise;
    await route.fulfill({ status: 503, json: { code: 'databaseAway', detail: 'away' } });
  });
  await open(page, 'wattle-group', 390);
  await waitForScripts(page);
  await fill(page, 'Hi');
  await button(page).click();
  await expect(form(page).getByRole('button', { name: 'Sending' })).toBeDisabled();
  answered.resolve();
  await expect(button(page)).toBeEnabled();
  await expect(page.getByLabel('Comments')).toHaveValue('Hi');
});

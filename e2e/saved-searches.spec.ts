import { expect, type Page, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { makePhone, readCode, signIn } from './support/sign-in.ts';
import { siteUrl, waitForScripts } from './support/sites.ts';

const search = '/search/?make=Kia&range[price]=:40000';
const save = (page: Page) => page.getByRole('button', { name: 'Save this search' });
const rows = (page: Page) => page.getByRole('article');

test('banksia-used at 1280: a search is saved, notified and recognised on its page [B1.15, B2.11, L2.30]', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await signIn(page, request, 'banksia-used');
  await page.goto(siteUrl('banksia-used', search));
  await waitForScripts(page);
  await save(page).press('Enter');
  await expect(page).toHaveURL(/\/watchlist\/searches\?answer=saved/);
  await waitForScripts(page);
  await expect(rows(page)).toContainText(/Kia, Under \$40,000\s*\d+ cars? now/);
  await page.getByRole('button', { name: 'Alert me to new matches' }).press('Enter');
  await expect(page.getByText('One more step')).toBeVisible();
  await page.getByLabel(/^Text 04/).check();
  await page.getByLabel(/^Yes, Banksia Used Cars can send me alerts/).check();
  await page.getByRole('button', { name: 'Turn on alerts', exact: true }).press('Enter');
  await expect(page.getByRole('region', { name: 'Your alerts' })).toContainText('match a search');
  await expect(page).toHaveURL(/\/watchlist\/searches\?notices=on/);
  expect(await findBarriers(page)).toEqual([]);
  await rows(page).getByRole('link').click();
  await expect(page.getByText('You’ve saved this search.')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('banksia-used at 390: a search that finds nothing waits for the sign-in, is named and deleted [B1.15, B2.11]', async ({
    page,
  }) => {
    await page.goto(siteUrl('banksia-used', '/search/?make=Ferrari'));
    await expect(page.getByText('Can’t find the right car?')).toBeVisible();
    await save(page).click();
    const phone = makePhone();
    await page.getByLabel('Your mobile number').fill(phone);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByLabel('Your 6-digit code').fill(await readCode(phone));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByLabel('Name').fill('One day');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(rows(page)).toContainText('Not in stock right now: Ferrari.');
    await page.getByText('Rename: One day').click();
    await page.getByLabel('New name').fill('Some day');
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await expect(rows(page)).toContainText('Some day');
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: 'No searches saved yet' })).toBeVisible();
  });
});

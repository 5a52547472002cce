import { expect, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { signIn } from './support/sign-in.ts';
import { siteUrl, waitForScripts } from './support/sites.ts';

const wheel = '/spin-to-win';
const payment = '/online-payment';
const outcome = /^(You’ve won |No prize this time)/;

test('saltbush-caravans at 390: everyone sees the odds, a phone number spins the wheel once, and the result shows when it stops [L2.15]', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl('saltbush-caravans', wheel));
  await expect(page.getByRole('row', { name: /^A week with a shade annexe/ })).toContainText('1 in 50');
  await expect(page.getByRole('link', { name: 'Sign in to spin the wheel' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await signIn(page, request, 'saltbush-caravans');
  await page.goto(siteUrl('saltbush-caravans', wheel));
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Email address').fill('ann@example.com');
  await page.getByLabel('I agree to the').check();
  await page.getByRole('button', { name: 'Spin the wheel' }).press('Enter');
  const result = page.getByRole('heading', { level: 2, name: outcome, includeHidden: true });
  await expect(result).toBeAttached();
  await expect(result).toBeHidden();
  await expect(page.getByRole('status').first()).toHaveText(outcome);
  await expect(result).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  const words = await result.textContent();
  await expect(page).toHaveURL(siteUrl('saltbush-caravans', wheel));
  await page.reload();
  await expect(page.locator('[data-turning]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: outcome })).toHaveText(words ?? '');
  await expect(page.getByRole('button', { name: 'Spin the wheel' })).toHaveCount(0);
});

test('kingfisher-mazda at 1280: the wheel is gated, and with reduced motion the result shows immediately [L2.15, L6.01]', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(siteUrl('kingfisher-mazda', wheel));
  await expect(page).toHaveURL(/\/sign-in\?type=spin-to-win&redirect=%2Fspin-to-win/);
  await signIn(page, request, 'kingfisher-mazda');
  await page.goto(siteUrl('kingfisher-mazda', wheel));
  await page.getByLabel('First name').fill('Ann');
  // The browser accepts this address, but no mail can be delivered to it.
  await page.getByLabel('Email address').fill('ann@nowhere');
  await page.getByLabel('I agree to the').check();
  await page.getByRole('button', { name: 'Spin the wheel' }).press('Enter');
  await waitForScripts(page);
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveValue('Ann');
  await expect(page.getByLabel('I agree to the')).toBeChecked();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByLabel('Email address').fill('ann@example.com');
  await page.getByRole('button', { name: 'Spin the wheel' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: outcome })).toBeVisible({ timeout: 2_000 });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('a payment is found by code and name on banksia-used, and is gated on wattle-group [L2.16, L6.01]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl('banksia-used', payment));
  await page.getByLabel('Payment code').fill('k7qf 3xw9 8htp 2mrd');
  await page.getByLabel('Last name').fill('Example');
  await page.getByRole('button', { name: 'Find my payment' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('We can’t find a payment with that code and last name.');
  await waitForScripts(page);
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('Payment code')).toHaveValue('k7qf 3xw9 8htp 2mrd');
  await expect(page.getByLabel('Last name')).toHaveValue('Example');
  expect(await findBarriers(page)).toEqual([]);
  const unknown = await page.goto(siteUrl('banksia-used', `${payment}?token=K7QF-3XW9-8HTP-2MRD`));
  expect(unknown?.status()).toBe(404);
  await page.goto(siteUrl('wattle-group', payment));
  await expect(page).toHaveURL(/\/sign-in\?type=online-payment&redirect=%2Fonline-payment/);
});

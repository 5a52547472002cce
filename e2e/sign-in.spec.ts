import { expect, type Page, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { makePhone, readCode, signIn } from './support/sign-in.ts';
import { siteUrl, waitForScripts } from './support/sites.ts';

const garage = '/mybigboxcars';
const atSignIn = /\/sign-in\?type=my-garage&redirect=%2Fmybigboxcars(?!.*412)/;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const codeField = (page: Page) => page.getByLabel('Your 6-digit code');
const submit = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });

const askForCode = async (page: Page): Promise<string> => {
  const phone = makePhone();
  await page.goto(siteUrl('banksia-used', garage));
  await expect(page).toHaveURL(atSignIn);
  await page.getByLabel('Your mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(codeField(page)).toBeVisible();
  await expect(page).toHaveURL(atSignIn);
  return phone;
};

const findWrongCode = (code: string): string => code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));

for (const width of [390, 1280]) {
  test(`banksia-used at ${width}: a gate, a wrong code, the right one, the garage, and signing out [L2.17, L4.17, L6.02, D.28]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const phone = await askForCode(page);
    await waitForScripts(page);
    await expect(codeField(page)).toBeFocused();
    await expect(page.getByText(`04•• ••• ${phone.slice(-3)}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send a new code' })).toBeDisabled();
    const code = await readCode(phone);
    await codeField(page).fill(findWrongCode(code));
    await submit(page).press('Enter');
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('That code isn’t right. You have 4 tries left.');
    await expect(alert).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    expect(await findBarriers(page)).toEqual([]);
    await codeField(page).fill(code);
    await submit(page).press('Enter');
    await expect(page).toHaveURL(siteUrl('banksia-used', garage));
    const devices = page.getByRole('region', { name: 'Your devices' });
    await expect(devices.getByRole('listitem')).toContainText('This device');
    await waitForScripts(page);
    expect(await findBarriers(page)).toEqual([]);
    await devices.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page).toHaveURL(siteUrl('banksia-used'));
    await page.goto(siteUrl('banksia-used', garage));
    await expect(page).toHaveURL(atSignIn);
  });
}

test('gated pages open only to visitors who signed in on that site [L6.01, L4.19]', async ({ page, request }) => {
  await page.goto(siteUrl('wattle-group', '/finance'));
  await expect(page).toHaveURL(siteUrl('wattle-group', '/finance'));
  await signIn(page, request, 'wattle-group');
  // The page's text, calculator and rates are open to everyone. Only the form needs a sign-in.
  await page.goto(siteUrl('banksia-used', '/finance'));
  await expect(heading(page)).toHaveText('Finance');
  await expect(page.getByRole('region', { name: 'Finance Calculator' })).toContainText('% p.a.');
  await page.getByRole('link', { name: 'Sign in to enquire' }).click();
  await expect(heading(page)).toHaveText('Sign in to apply for finance');
  await expect(page.locator('input[name="redirect"]')).toHaveValue('/finance#finance-form');
  // The page itself rejects a number that can't be right, and keeps it as typed. The server checks all other numbers.
  await waitForScripts(page);
  const number = page.getByLabel('Your mobile number');
  await number.fill('0412 345 67');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(number).toBeFocused();
  await expect(number).toHaveValue('0412 345 67');
  await expect(page.getByRole('alert')).toHaveText('Please enter an Australian mobile number, such as 0412 345 678.');
  await number.evaluate((field: HTMLInputElement) => field.removeAttribute('pattern'));
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page).toHaveURL(/redirect=%2Ffinance%23finance-form&.*problem=phone$/);
  const { pathname, search } = new URL(page.url());
  await signIn(page, request, 'banksia-used');
  await page.goto(siteUrl('banksia-used', pathname + search));
  await expect(page).toHaveURL(siteUrl('banksia-used', '/finance#finance-form'));
  await expect(page.getByRole('button', { name: 'Send finance enquiry' })).toBeVisible();
});

const measureRoomUnder = (page: Page): Promise<number> =>
  page.getByRole('alert').evaluate((box) => {
    const words = document.createRange();
    words.selectNodeContents(box.querySelector('a:last-of-type') ?? box);
    return box.getBoundingClientRect().bottom - Math.max(...[...words.getClientRects()].map(({ bottom }) => bottom));
  });

test('an error box has the same space below its text, whether a line or a list [L2.52]', async ({ page }) => {
  await page.goto(siteUrl('banksia-used', '/sign-in?problem=phone'));
  const alone = await measureRoomUnder(page);
  await page.goto(siteUrl('banksia-used', '/sell-my-car?fault=tooLong#problem'));
  expect(await measureRoomUnder(page)).toBeCloseTo(alone, 0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('banksia-used: every step of signing in and out is a form [D.28]', async ({ page }) => {
    const phone = await askForCode(page);
    await expect(page.getByText('Didn’t get it? You can request a new code after 30 seconds.')).toBeVisible();
    await page.getByRole('button', { name: 'Send a new code' }).click();
    await expect(page.getByRole('alert')).toContainText('You can request a new one after 30 seconds.');
    await codeField(page).fill(await readCode(phone));
    await submit(page).click();
    await expect(heading(page)).toHaveText('Garage');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.goto(siteUrl('banksia-used', garage));
    await expect(page).toHaveURL(atSignIn);
  });
});

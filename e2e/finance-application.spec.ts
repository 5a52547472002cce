import { expect, type Page, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { signInHere } from './support/sign-in.ts';
import { listCars, siteUrl } from './support/sites.ts';

const goOn = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name }).click();
const fill = (page: Page, name: string | RegExp, text: string) => page.getByRole('textbox', { name }).fill(text);
const choose = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).check();

const switchScripts = async (page: Page) => {
  const devTools = await page.context().newCDPSession(page);
  return (isOn: boolean) => devTools.send('Emulation.setScriptExecutionDisabled', { value: !isOn });
};

const colourOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => getComputedStyle(element).color);

test('banksia-used at 390: from lender quotes through sign-in and six steps, without scripts, to the result and its document [L2.13, L2.14, L6.01, D.41, L1.02]', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [car] = await listCars(request, 'banksia-used', 'status = in_stock AND has_nvic = true AND price > 20000');
  const quotes = `/personalised/finance?car_id=${car?.id}`;
  await page.goto(siteUrl('banksia-used', quotes));
  await expect(page.getByText('We’ll keep your answers in the meantime.')).toBeVisible();
  expect(await findBarriers(page, 'main')).toEqual([]);
  await choose(page, 'Renting');
  await choose(page, /^Good/);
  await choose(page, '5 years');
  await goOn(page, /^Sign in to see my rates/);
  await expect(page).toHaveURL(/\/sign-in\?type=car-finance&redirect=%2Fpersonalised%2Ffinance%3Fcar_id%3D\d+%23/);
  expect(page.url()).not.toMatch(/renting|good/i);
  await signInHere(page);
  await expect(page.getByRole('radio', { name: 'Renting' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Update my rates' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your quotes, side by side' })).toContainText('Plainfield Loans');
  expect(await findBarriers(page, 'main')).toEqual([]);
  const setScripts = await switchScripts(page);
  await setScripts(false);
  await goOn(page, /^Apply with Tidewater/);

  await expect(page.getByRole('heading', { level: 2, name: 'About you' })).toBeVisible();
  await goOn(page, /^Continue/);
  await expect(page.getByRole('alert')).toBeFocused();
  await fill(page, 'First name', 'Ann');
  await fill(page, 'Last name', 'Example');
  await fill(page, 'Email address', 'ann@example.com');
  await fill(page, 'Phone number', '0412 345 678');
  await fill(page, 'Postcode', '4105');
  await goOn(page, /^Continue/);
  await expect(page.getByRole('textbox', { name: 'Which pension or benefit?' })).toBeHidden();
  await goOn(page, /^Continue/);
  await expect(page.getByRole('alert')).toBeFocused();
  await setScripts(true);
  expect(await findBarriers(page, 'main')).toEqual([]);
  expect(await colourOf(page, 'finance-employment-error')).not.toBe(await colourOf(page, 'finance-open'));
  await setScripts(false);
  await choose(page, 'Full time');
  await fill(page, /^Employer/, 'Moorooka Mills');
  await fill(page, 'Occupation', 'Miller');
  await fill(page, 'Years in this job', '3');
  await goOn(page, /^Continue/);
  await fill(page, 'Your income before tax', '120,000');
  await goOn(page, /^Continue/);
  await choose(page, 'On my own');
  await fill(page, 'Children and other dependants', '0');
  await fill(page, /^Your share/, '350');
  await fill(page, 'All other living costs', '400');
  await goOn(page, /^Continue/);
  await expect(page.getByRole('textbox', { name: /^How much/ })).toHaveValue(/^\d+$/);
  await expect(page.getByRole('radio', { name: '5 years' })).toBeChecked();
  await goOn(page, /^Continue/);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await setScripts(true);
  await goOn(page, /^Submit application/);
  const outcome = page.getByRole('region', { name: /^(Approval looks|Let’s talk)/ });
  await expect(outcome).toContainText('It is not an approval or an offer of credit');
  await expect(outcome).toContainText('with Tidewater Finance');
  await expect(outcome).toContainText(/a month est\..*p\.a\. interest.*p\.a\. comparison/s);
  expect(await findBarriers(page, 'main')).toEqual([]);
  const printed = `/apply-for-finance/summary.pdf?car_id=${car?.id}`;
  await expect(outcome.getByRole('link', { name: 'View summary (PDF)' })).toHaveAttribute('href', printed);
  expect(await page.evaluate(async (url) => (await fetch(url)).headers.get('content-type'), printed)).toBe(
    'application/pdf',
  );
});

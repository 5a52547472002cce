import { expect, type Page, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { signIn } from './support/sign-in.ts';
import { listCars, siteUrl } from './support/sites.ts';

const goOn = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name }).click();
const fill = (page: Page, name: string | RegExp, text: string) => page.getByRole('textbox', { name }).fill(text);
const choose = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).check({ force: true });

test('banksia-used at 390: from the quotes of lenders, behind the sign-in, by six steps to how it looks [L2.13, L2.14, L6.01, D.41, L1.02]', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [car] = await listCars(request, 'banksia-used', 'status = in_stock AND has_nvic = true AND price > 20000');
  const quotes = siteUrl('banksia-used', `/personalised/finance?car_id=${car?.id}`);
  await page.goto(quotes);
  await expect(page).toHaveURL(/\/sign-in\?type=car-finance&redirect=%2Fpersonalised%2Ffinance/);
  await signIn(page, request, 'banksia-used');
  await page.goto(quotes);
  await choose(page, 'Renting');
  await choose(page, /^Good/);
  await choose(page, '5 years');
  await goOn(page, /^Show my rates/);
  await expect(page.getByRole('region', { name: 'Your quotes, side by side' })).toContainText('Plainfield Loans');
  expect(await findBarriers(page, 'main')).toEqual([]);
  await goOn(page, /^Apply with Tidewater/);

  await expect(page.getByRole('heading', { level: 2, name: 'Who are you?' })).toBeVisible();
  await goOn(page, /^Go on/);
  await expect(page.getByRole('alert')).toBeFocused();
  await fill(page, 'First name', 'Ann');
  await fill(page, 'Last name', 'Example');
  await fill(page, 'Email address', 'ann@example.com');
  await fill(page, 'Phone number', '0412 345 678');
  await fill(page, 'Postcode', '4105');
  await goOn(page, /^Go on/);
  await expect(page.getByRole('textbox', { name: 'Which pension or benefit?' })).toBeHidden();
  await choose(page, 'Full time');
  await fill(page, /^Employer/, 'Moorooka Mills');
  await fill(page, 'What do you do there?', 'Miller');
  await fill(page, 'Years there', '3');
  expect(await findBarriers(page, 'main')).toEqual([]);
  await goOn(page, /^Go on/);
  await fill(page, 'Your income before tax', '120,000');
  await goOn(page, /^Go on/);
  await choose(page, 'On my own');
  await fill(page, 'Children and others you keep', '0');
  await fill(page, /^Your share/, '350');
  await fill(page, 'All other living costs', '400');
  await goOn(page, /^Go on/);
  await expect(page.getByRole('textbox', { name: /^How much/ })).toHaveValue(/^\d+$/);
  await expect(page.getByRole('radio', { name: '5 years' })).toBeChecked();
  await goOn(page, /^Go on/);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await goOn(page, /^See how it looks/);
  const outcome = page.getByRole('region', { name: /^(This looks|Let us talk)/ });
  await expect(outcome).toContainText('It is not an approval or an offer of credit');
  await expect(outcome).toContainText('with Tidewater Finance');
  await expect(outcome).toContainText(/a month est\..*p\.a\. interest.*p\.a\. comparison/s);
  expect(await findBarriers(page, 'main')).toEqual([]);
});

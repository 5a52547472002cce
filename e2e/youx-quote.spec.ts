import { expect, type Page, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { type SiteSlug, siteUrl, waitForScripts } from './support/sites.ts';
import { findDemoSlug, section, side } from './support/vehicle-page.ts';

type Record = Readonly<{ [name: string]: unknown }>;

const address = '**/api/youx/quote';
const block = (page: Page) => section(page, 'Finance Available For This Vehicle!');
const calculator = (page: Page) => section(page, 'Finance Calculator');
const quoted = /a week est\.\$\d+p\.a\. interest7\.49%p\.a\. comparison8\.61%/;

const isQuoted = ({ status, price, make, dealership_slug: dealer }: Record): boolean =>
  status === 'in_stock' && Number(price) > 500 && make !== 'Polestar' && dealer !== 'wattle-used-cars-ipswich';
const hasEstimate = ({ finance_lenders: lenders, year }: Record): boolean => {
  const { harbourline } = (lenders ?? {}) as { readonly harbourline?: Record };
  const figures = ['interestRate', 'comparisonRate', 'paymentWeek'].map((name) => harbourline?.[name]);
  return Number(year) > 2015 && figures.every((figure) => typeof figure === 'number');
};
const hasQuote = ({ youxQuote }: Record): boolean => youxQuote !== undefined && youxQuote !== null;
const isMissing = (record: Record): boolean => isQuoted(record) && !hasQuote(record) && !hasEstimate(record);
const isEstimated = (record: Record): boolean => isQuoted(record) && !hasQuote(record) && hasEstimate(record);
const isKnown = (record: Record): boolean => isQuoted(record) && hasQuote(record) && hasEstimate(record);

const openAt = async (page: Page, site: SiteSlug, matches: (record: Record) => boolean): Promise<unknown[]> => {
  const calls: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/youx/quote')) calls.push(request.postDataJSON());
  });
  await page.goto(siteUrl(site, `/cars/${findDemoSlug(site, matches)}`));
  await waitForScripts(page);
  await block(page).scrollIntoViewIfNeeded();
  return calls;
};

const listRates = async (page: Page): Promise<readonly string[]> => {
  const words = await page.locator('body').innerText();
  const pairs = words.replaceAll(/\s+/g, ' ').matchAll(/p\.a\. interest ([\d.]+%) p\.a\. comparison ([\d.]+%)/g);
  return [...new Set([...pairs].map(([, rate, comparison]) => `${rate} ${comparison}`))];
};

for (const width of [390, 1280]) {
  test(`wattle-group at ${width}: a missing quote is requested once, for block and calculator [B1.08, B4.58, B7.12]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const calls = await openAt(page, 'wattle-group', isMissing);
    await expect(block(page)).toContainText(quoted);
    await expect(block(page)).toContainText('Example5 year termNo depositNo balloonTotal payable');
    const [repayment = ''] = /\$[\d,]+/.exec(await block(page).innerText()) ?? [];
    await calculator(page).scrollIntoViewIfNeeded();
    await expect(calculator(page)).toContainText(`a week${repayment}p.a. interest7.49%`);
    expect(await listRates(page)).toEqual(['7.49% 8.61%']);
    expect(calls).toEqual([
      {
        car_id: expect.any(Number),
        selfAssessedCreditScore: 'GREAT',
        purchasePrice: expect.any(Number),
        loanTerm: 5,
        year: expect.any(Number),
        vin: expect.any(String),
        nvic: expect.any(String),
        whoIsHelping: '',
      },
    ]);
    expect(await findBarriers(page, 'section[aria-labelledby="finance-offer"]')).toEqual([]);
  });
}

test('a late quote leaves the settings that the shopper has changed [B3.17, B4.58]', async ({ page }) => {
  const answered = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await answered.promise;
    await route.continue();
  });
  await openAt(page, 'wattle-group', isMissing);
  await calculator(page).scrollIntoViewIfNeeded();
  const deposit = calculator(page).getByLabel('Deposit', { exact: true }).and(page.getByRole('textbox'));
  await deposit.fill('5000');
  await deposit.blur();
  await expect(page).toHaveURL(/deposit=5000/);
  answered.resolve();
  await expect(block(page)).toContainText(quoted);
  await expect(deposit).toHaveValue('5,000');
});

for (const [name, status, body] of [
  ['the call fails', 503, {}],
  ['there is none', 204, undefined],
  ['the figures are missing', 200, { weeklyRepaymentAmount: 199.5, comparisonRate: 8.61, advertisedRate: 7.49 }],
] as const) {
  test(`the example stays, silently, when ${name} [B7.13]`, async ({ page }) => {
    const words: string[] = [];
    page.on('pageerror', ({ message }) => words.push(message));
    page.on('console', (message) => {
      // The browser itself reports a failed request.
      if (!message.text().startsWith('Failed to load resource')) words.push(message.text());
    });
    await page.route(address, (route) => route.fulfill(body === undefined ? { status } : { status, json: body }));
    const answer = page.waitForResponse(address);
    await openAt(page, 'wattle-group', isMissing);
    await answer;
    await expect(block(page)).toContainText('p.a. interest7.49%p.a. comparison8.61%');
    await expect(block(page)).toContainText('ExampleNo deposit');
    await expect(block(page)).not.toContainText('a week');
    expect(words.filter((text) => !/auto ?gauge/i.test(text))).toEqual([]);
  });
}

test("our own example is not requested against a lender's estimate [B4.58, D.59]", async ({ page }) => {
  const calls = await openAt(page, 'wattle-group', isEstimated);
  await page.waitForLoadState('networkidle');
  expect(await listRates(page)).toHaveLength(1);
  expect(calls).toEqual([]);
});

for (const width of [390, 1280]) {
  test(`at ${width} the stock's own quote is the page's one rate, without a request [B3.09, B4.58]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const calls = await openAt(page, 'wattle-group', isKnown);
    await expect(block(page)).toContainText('Quoted by youx');
    await expect(block(page)).not.toContainText(/p\.a\. interest/);
    await expect(side(page)).toContainText(/a week est\.\$\d+p\.a\. interest\d\.\d\d%p\.a\. comparison\d\.\d\d%/);
    await calculator(page).scrollIntoViewIfNeeded();
    expect(await listRates(page)).toHaveLength(1);
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
  });
}

for (const width of [390, 1280]) {
  test(`kingfisher-mazda at ${width}: requests no quote, and names its lender's fees [B4.58, B9.42]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const calls = await openAt(page, 'kingfisher-mazda', isQuoted);
    await expect(block(page)).toContainText(
      'Northgate Motor Finance fees: establishment $395, security registration $6, agency $912.25, administration $8 a month.',
    );
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
    expect(await findBarriers(page, 'section[aria-labelledby="finance-offer"]')).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the example and the stock’s quote are shown [B4.58, B9.38]', async ({ page }) => {
    await page.goto(siteUrl('wattle-group', `/cars/${findDemoSlug('wattle-group', isMissing)}`));
    await expect(block(page)).toContainText('ExampleNo deposit');
    await page.goto(siteUrl('wattle-group', `/cars/${findDemoSlug('wattle-group', isKnown)}`));
    await expect(block(page)).toContainText('Quoted by youx');
  });
});

import { expect, type Page, test } from '@playwright/test';
import { findBarriers } from './support/find-barriers.ts';
import { type SiteSlug, siteUrl, waitForScripts } from './support/sites.ts';
import { findDemoSlug, section, side } from './support/vehicle-page.ts';

type Record = Readonly<{ [name: string]: unknown }>;

const address = '**/api/youx/quote';
const block = (page: Page) => section(page, 'Finance Available For This Vehicle!');
const quote = (page: Page) => block(page).locator('[data-youx]');

const isQuoted = ({ status, price, make, dealership_slug: dealer }: Record): boolean =>
  status === 'in_stock' && Number(price) > 0 && make !== 'Polestar' && dealer !== 'wattle-used-cars-ipswich';
const rateOf = ({ finance_lenders: lenders }: Record): number | undefined =>
  (lenders as { harbourline?: { interestRate?: number } } | undefined)?.harbourline?.interestRate;
/** A vehicle without a stored quote. The lender's rate differs from the site's example, so that a quote shows more than the block. */
const isMissing = (record: Record): boolean =>
  isQuoted(record) && record.youxQuote === undefined && (rateOf(record) ?? 0) > 7.49;
const isRepeated = (record: Record): boolean =>
  isQuoted(record) && record.youxQuote === undefined && rateOf(record) === 7.49;
const isKnown = (record: Record): boolean =>
  isQuoted(record) && record.youxQuote !== undefined && record.youxQuote !== null;

/** Stubs another block's request, which would log a message otherwise. */
const comparison = {
  fill: 0.7,
  listing_price: 30_000,
  market_range_min: 29_000,
  market_range_max: 33_000,
  confidence: 0.8,
  description: 'Compared with twelve.',
};

/** Opens a vehicle and scrolls to the block. Returns the bodies of the quote requests. */
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

for (const width of [390, 1280]) {
  test(`wattle-group at ${width}: a missing quote is requested once and shows both rates [B1.08, B4.58, B7.12]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const calls = await openAt(page, 'wattle-group', (record) => isMissing(record) && typeof record.nvic === 'string');
    await expect(quote(page)).toHaveText(
      /^Example repayment.*a week est\.\$\d+.*p\.a\. interest7\.49%.*p\.a\. comparison8\.61%.*5 year term, no deposit/,
    );
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await block(page).scrollIntoViewIfNeeded();
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
    expect(await findBarriers(page, 'section:has([data-youx])')).toEqual([]);
  });
}

test('the figures of a response appear without layout shift [B3.09, B4.58]', async ({ page }) => {
  const answered = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await answered.promise;
    await route.fulfill({ json: { weeklyRepaymentAmount: 199.5, comparisonRate: 8.61, advertisedRate: 7.99 } });
  });
  await openAt(page, 'wattle-group', isMissing);
  await expect(quote(page)).toContainText('a week est.…');
  const before = await quote(page).boundingBox();
  answered.resolve();
  await expect(quote(page)).toContainText('a week est.$200');
  await expect(quote(page)).toContainText('p.a. interest7.99%p.a. comparison8.61%');
  expect((await quote(page).boundingBox())?.height).toBe(before?.height);
});

for (const [name, status, body] of [
  ['the call fails', 503, {}],
  ['there is none', 204, undefined],
  ['a figure is missing', 200, { comparisonRate: 8.61, advertisedRate: 7.49 }],
] as const) {
  test(`the placeholder, not yet in view, disappears silently when ${name} [B7.13]`, async ({ page }) => {
    const words: string[] = [];
    page.on('pageerror', ({ message }) => words.push(message));
    page.on('console', (message) => {
      // The browser itself reports a failed request.
      if (!message.text().startsWith('Failed to load resource')) words.push(message.text());
    });
    await page.route('**/autogauge', (route) => route.fulfill({ json: comparison }));
    // On a low screen the block requests its quote before it's in view.
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.route(address, (route) => route.fulfill(body === undefined ? { status } : { status, json: body }));
    await page.goto(siteUrl('wattle-group', `/cars/${findDemoSlug('wattle-group', isMissing)}`));
    await waitForScripts(page);
    await quote(page).evaluate((box) => scrollTo(0, box.getBoundingClientRect().top + scrollY - innerHeight - 300));
    await expect(block(page)).toContainText('Get Finance Now');
    await expect(quote(page)).toHaveCount(0);
    expect(words).toEqual([]);
  });
}

test('a quote that would repeat the block’s figures has no placeholder and is not requested [B4.58]', async ({
  page,
}) => {
  const calls = await openAt(page, 'wattle-group', isRepeated);
  await expect(side(page)).toContainText('7.49%');
  await expect(side(page)).toContainText('8.61%');
  await expect(block(page)).not.toContainText(/7\.49%|8\.61%/);
  await page.waitForLoadState('networkidle');
  expect([await quote(page).count(), calls]).toEqual([0, []]);
});

for (const width of [390, 1280]) {
  for (const [name, answer, words] of [
    ['no answer', { status: 204 }, 'There’s no other quote for this vehicle.'],
    ['the figures above it', null, 'This quote matches the figures above.'],
  ] as const) {
    test(`at ${width}, ${name} to a shopper who looks at its place: it says so, and nothing moves [B4.58, B7.13]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const looked = Promise.withResolvers<void>();
      await page.route(address, async (route) => {
        await looked.promise;
        const said = await side(page).locator('dl', { hasText: 'p.a. interest' }).innerText();
        const [weekly = '', advertised = '', comparison = ''] = said.match(/(?<=\$)[\d,]+|[\d.]+(?=%)/g) ?? [];
        const json = {
          weeklyRepaymentAmount: Number(weekly.replace(',', '')),
          advertisedRate: Number(advertised),
          comparisonRate: Number(comparison),
        };
        await route.fulfill(answer ?? { json });
      });
      await openAt(page, 'wattle-group', isMissing);
      await expect(quote(page)).toContainText('a week est.…');
      await quote(page).evaluate((box) => box.scrollIntoView({ block: 'center' }));
      const measure = async () => [
        await quote(page).evaluate((box) => box.getBoundingClientRect().height),
        await block(page).evaluate((box) => box.getBoundingClientRect().height),
      ];
      const before = await measure();
      looked.resolve();
      await expect(quote(page)).toContainText(words);
      expect(await measure()).toEqual(before);
      expect(await findBarriers(page, 'section:has([data-youx])')).toEqual([]);
    });
  }
}

test("the stock's own quote is shown without a request [B3.09, B4.58]", async ({ page }) => {
  const calls = await openAt(page, 'wattle-group', isKnown);
  await expect(quote(page)).toContainText('Quoted by youx');
  await expect(quote(page)).toContainText(/a week est\.\$\d+p\.a\. interest\d\.\d\d%p\.a\. comparison\d\.\d\d%/);
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
});

for (const width of [390, 1280]) {
  test(`kingfisher-mazda at ${width}: requests no quote, and names its lender's fees [B4.58, B9.42]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const calls = await openAt(page, 'kingfisher-mazda', isQuoted);
    await expect(block(page)).toContainText(
      'Northgate Motor Finance fees: establishment $395, security registration $6, agency $912.25, monthly administration $8 a month.',
    );
    await page.waitForLoadState('networkidle');
    expect([await quote(page).count(), calls]).toEqual([0, []]);
    expect(await findBarriers(page, 'section[aria-labelledby="finance-offer"]')).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no placeholder stays forever, and the stock’s quote is shown [B4.58]', async ({ page }) => {
    await page.goto(siteUrl('wattle-group', `/cars/${findDemoSlug('wattle-group', isMissing)}`));
    await expect(quote(page)).toBeHidden();
    await page.goto(siteUrl('wattle-group', `/cars/${findDemoSlug('wattle-group', isKnown)}`));
    await expect(quote(page)).toContainText('Quoted by youx');
  });
});

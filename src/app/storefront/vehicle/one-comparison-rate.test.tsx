import fc from 'fast-check';

import { expect, it } from 'vitest';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildVehiclePage } from '#src/app/storefront/vehicle/build-vehicle-page.ts';
import { FinanceCalculator } from '#src/calculators/web/finance/finance-calculator.tsx';
import { createYouxSource } from '#src/finance/server/create-youx-source.ts';
import { FinanceOffer } from '#src/finance/web/finance-offer.tsx';
import { readText } from '#src/ui/testing/read-text.ts';
import { makeTestLender } from '#src/vehicle/testing/make-test-lender.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';

const dollars = fc.integer({ min: 0, max: 200_000 }).map((cents) => cents / 100);
const fee = fc.record({ label: fc.constant('a fee'), dollars, every: fc.constantFrom('loan', 'month') });
const provider = fc.record({
  name: fc.constant('Wattle Finance'),
  establishmentFeeDollars: fc.option(dollars),
  fees: fc.array(fee, { maxLength: 4 }),
});
const ratePercent = fc.integer({ min: 10, max: 2500 }).map((hundredths) => hundredths / 100);

/** What the lender says of the vehicle is no estimate: one of both rates is missing. */
const withoutEstimate = (feeCents: number | null) => ({
  lender: makeTestLender({ comparisonRatePercent: null, establishmentFeesCents: feeCents }),
});
const vehicles = [
  makeTestVehicle({ priceCents: 2_000_000 }),
  makeFullVehicle({ financeLenders: withoutEstimate(null) }),
  makeFullVehicle({ financeLenders: withoutEstimate(129_550) }),
];

const ratesIn = (words: string) => /p\.a\. interest ([\d.]+%) p\.a\. comparison ([\d.]+%)/.exec(words)?.slice(1);

it("a page's finance block, its calculator and its quote name one comparison rate for one loan, whatever the lender charges [B9.38] [B9.42]", async () => {
  await fc.assert(
    fc.asyncProperty(provider, ratePercent, fc.constantFrom(...vehicles), async (lender, rate, vehicle) => {
      const context = makeTestContext({
        finance: { provider: 'lender', providers: { lender }, example: { ratePercent: rate } },
        calculators: { finance: { startFrom: 'site', rate: { minPercent: 0.1, maxPercent: 25, startPercent: rate } } },
      });
      const { financeOffer, financeCalculator } = buildVehiclePage(vehicle, [], context);
      if (financeOffer === null || financeCalculator === null) throw new Error('the page has both');
      const block = ratesIn(readText(drawOnSite(<FinanceOffer offer={financeOffer} />, context)));
      const calculator = readText(drawOnSite(<FinanceCalculator calculator={financeCalculator} />, context));
      const config = context.site.config.finance;
      const answer = await createYouxSource({ readSecret: () => undefined })({ siteSlug: 'wattle', vehicle, config });
      expect(block).toEqual(ratesIn(calculator));
      expect(answer).toMatchObject({ quote: { comparisonRatePercent: Number.parseFloat(block?.[1] ?? '') } });
    }),
    { numRuns: 60 },
  );
});

import fc from 'fast-check';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildVehiclePage } from '#src/app/storefront/vehicle/build-vehicle-page.ts';
import { createYouxSource } from '#src/finance/server/create-youx-source.ts';
import { FinanceCalculator } from '#src/finance/web/calculator/finance-calculator.tsx';
import { FinanceOffer } from '#src/finance/web/finance-offer.tsx';
import { readText } from '#src/ui/testing/read-text.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
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

/** The figures that a page's finance block and its calculator show before anything is set. */
const drawBoth = (vehicle: Vehicle, config: { readonly finance: object; readonly calculator: object }) => {
  const context = makeTestContext({ finance: { ...config.finance, calculator: config.calculator } });
  const { financeOffer, financeCalculator } = buildVehiclePage(vehicle, [], context);
  if (financeOffer === null || financeCalculator === null) throw new Error('the page has both');
  const draw = (part: ReactNode) => readText(drawOnSite(part, context));
  return {
    site: context.site,
    block: draw(<FinanceOffer offer={financeOffer} />),
    calculator: draw(<FinanceCalculator calculator={financeCalculator} />),
  };
};

const ratesIn = (words: string) => /p\.a\. interest ([\d.]+%) p\.a\. comparison ([\d.]+%)/.exec(words)?.slice(1);
const repaymentIn = (words: string) => /a week (?:est\. )?(\$[\d,]+)/.exec(words)?.[1];

it('names one comparison rate for one loan in block, calculator and quote, whatever the lender charges [B9.38] [B9.42]', async () => {
  await fc.assert(
    fc.asyncProperty(provider, ratePercent, fc.constantFrom(...vehicles), async (lender, rate, vehicle) => {
      const finance = { provider: 'lender', providers: { lender }, example: { ratePercent: rate } };
      const bounds = { minPercent: 0.1, maxPercent: 25, startPercent: rate };
      const { site, block, calculator } = drawBoth(vehicle, {
        finance,
        calculator: { startFrom: 'site', rate: bounds },
      });
      const question = { siteSlug: site.slug, vehicle, config: site.config.finance };
      const answer = await createYouxSource({ readSecret: () => undefined })(question);
      expect(ratesIn(block)).toEqual(ratesIn(calculator));
      expect(answer).toMatchObject({ quote: { comparisonRatePercent: Number.parseFloat(ratesIn(block)?.[1] ?? '') } });
    }),
    { numRuns: 60 },
  );
});

it('names one repayment for one loan in block and calculator, whatever the lender charges [B9.36] [B9.42]', () => {
  fc.assert(
    fc.property(provider, ratePercent, (lender, rate) => {
      const figures = makeTestLender({ interestRatePercent: rate, paymentWeekCents: null });
      const { block, calculator } = drawBoth(makeFullVehicle({ financeLenders: { lender: figures } }), {
        finance: { provider: 'lender', providers: { lender } },
        calculator: {
          startFrom: 'lender',
          amount: { start: 'price', stepDollars: 10 },
          rate: { minPercent: 0.1, maxPercent: 25 },
        },
      });
      expect(repaymentIn(block)).toMatch(/^\$[\d,]{3,6}$/);
      expect(repaymentIn(calculator)).toBe(repaymentIn(block));
    }),
    { numRuns: 60 },
  );
});

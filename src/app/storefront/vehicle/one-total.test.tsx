import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildVehiclePage } from '#src/app/storefront/vehicle/build-vehicle-page.ts';
import { FinanceCalculator } from '#src/finance/web/calculator/finance-calculator.tsx';
import { FinanceOffer } from '#src/finance/web/finance-offer.tsx';
import { readText } from '#src/ui/testing/read-text.ts';
import type { FinanceLender } from '#src/vehicle/rules/fields/finance-lender.ts';
import { makeTestLender } from '#src/vehicle/testing/make-test-lender.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';

const cents = (min: number, max: number) => fc.integer({ min, max });
const fee = fc.record({
  label: fc.constant('a fee'),
  dollars: cents(0, 90_000).map((one) => one / 100),
  every: fc.constantFrom('loan', 'month'),
});
const anyProvider = fc.record({
  name: fc.constant('Wattle Finance'),
  establishmentFeeDollars: fc.option(cents(0, 150_000).map((one) => one / 100)),
  fees: fc.array(fee, { maxLength: 3 }),
  requires: fc.constantFrom([], ['paymentWeek'], ['paymentMonth']),
  rounding: fc.constantFrom('up', 'nearest'),
  rateRange: fc.constantFrom(null, { minPercent: 9.95, maxPercent: 12 }),
  termListYears: fc.constantFrom([], [3, 6]),
});
/** What lenders say of a loan, also what does not follow from their own rate and fees. */
const anyLender = fc
  .record({
    termYears: fc.option(fc.constantFrom(1, 2.5, 4, 5, 7, 10)),
    interestRatePercent: cents(0, 2500).map((hundredths) => hundredths / 100),
    comparisonRatePercent: cents(0, 3000).map((hundredths) => hundredths / 100),
    paymentWeekCents: fc.option(cents(10_000, 60_000)),
    paymentMonthCents: fc.option(cents(40_000, 250_000)),
    depositCents: fc.option(cents(0, 500_000)),
    balloonCents: fc.option(cents(0, 900_000)),
    establishmentFeesCents: fc.option(cents(0, 120_000)),
  })
  .map((fields) => makeTestLender(fields));
const anyVehicle = (lender: FinanceLender) =>
  fc.constantFrom(
    makeFullVehicle({ financeLenders: { lender } }),
    makeTestVehicle({ priceCents: 2_000_050, financeLenders: { lender } }),
    makeTestVehicle({ priceCents: 13_000_000, financeLenders: { lender } }),
  );

const find = (pattern: RegExp, words: string): readonly string[] => {
  const found = pattern.exec(words)?.slice(1);
  if (found === undefined) throw new Error(`no ${pattern} in ${words}`);
  return found;
};

it("a page's finance block, its calculator, the chart and its spoken text name one repayment, both rates and one total for one loan [B2.50] [B3.16] [B9.31] [B9.34] [B9.40]", () => {
  fc.assert(
    fc.property(
      anyProvider,
      anyLender.chain((lender) => anyVehicle(lender)),
      fc.constantFrom(['weekly', 'fortnightly', 'monthly'], ['fortnightly', 'weekly', 'monthly']),
      (provider, vehicle, frequencies) => {
        const context = makeTestContext({
          finance: { provider: 'lender', providers: { lender: provider }, calculator: { frequencies } },
        });
        const { financeOffer, financeCalculator } = buildVehiclePage(vehicle, [], context);
        if (financeOffer === null || financeCalculator === null) throw new Error('the page has both');
        // A provider that must name a repayment and does not gives no estimate: two cells, without a repayment.
        fc.pre(financeOffer.cells.length === 3);
        const block = readText(drawOnSite(<FinanceOffer offer={financeOffer} />, context));
        const markup = drawOnSite(<FinanceCalculator calculator={financeCalculator} />, context);
        const words = readText(markup);
        const [period = '', ...figures] = find(
          /a (week|month) est\. (\$[\d,]+) p\.a\. interest ([\d.]+%) p\.a\. comparison ([\d.]+%)/,
          block,
        );
        const cells = new RegExp(
          `a ${period} (\\$[\\d,]+) p\\.a\\. interest ([\\d.]+%) p\\.a\\. comparison ([\\d.]+%)`,
        );
        expect(find(cells, words)).toEqual(figures);
        expect(find(/Total (\$[\d,]+) over/, words)).toEqual(find(/Total payable (\$[\d,]+) over/, block));
        const [cost] = find(/Interest and fees, (-?\$[\d,]+) in all/, words);
        expect(find(/interest and fees come to (-?\$[\d,]+)\./, markup)).toEqual([cost]);
        expect(find(/<td>(-?\$[\d,]+)<\/td><\/tr><\/tbody>/, markup)).toEqual([cost]);
      },
    ),
    { numRuns: 60 },
  );
});

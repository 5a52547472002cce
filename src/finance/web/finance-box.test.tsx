import { expect, it } from 'vitest';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildVehiclePage } from '#src/app/storefront/vehicle/build-vehicle-page.ts';
import { drawText } from '#src/ui/testing/draw-text.ts';
import { FinanceBox } from './finance-box.tsx';

const context = makeTestContext({
  finance: { provider: 'lender', providers: { lender: { name: 'Wattle Finance' } }, loanNote: 'Based on $30,000.' },
});
const say = (vehicle = makeFullVehicle()) => {
  const { finance } = buildVehiclePage(vehicle, false, context);
  return finance === null ? null : drawText(<FinanceBox finance={finance} vehicleId={7} disclaimerCharacters={197} />);
};

it('shows the repayment with both rates [B5.05] [B9.40]', () => {
  expect(say()).toMatch(/^a week est\. \$199 p\.a\. interest 7\.49% p\.a\. comparison 8\.61%/);
});

it('shows the terms of the estimate, the comparison-rate warning and the lender’s disclaimer [B9.39]', () => {
  const words = say();
  expect(words).toContain('Wattle Finance, 5 year term, no deposit, no balloon');
  expect(words).toContain('Based on $30,000.');
  expect(words).toContain(
    'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. Different terms, fees or other loan amounts might result in a different comparison rate.',
  );
  expect(words).toMatch(/Approved applicants only\.$/);
});

it('shows nothing without both rates [B5.05]', () => {
  const lender = makeFullVehicle().financeLenders?.lender;
  if (lender === undefined) throw new Error('the full vehicle has a lender');
  expect(say(makeFullVehicle({ financeLenders: { lender: { ...lender, comparisonRatePercent: null } } }))).toBeNull();
  expect(say(makeFullVehicle({ financeLenders: { lender: { ...lender, disclaimer: null } } }))).toMatch(
    /comparison rate\.$/,
  );
});

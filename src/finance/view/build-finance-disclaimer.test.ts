import { expect, it } from 'vitest';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { financeConfig } from '../rules/config.ts';
import { buildFinanceDisclaimer } from './build-finance-disclaimer.ts';

const config = financeConfig.parse({ provider: 'lender', providers: { lender: { name: 'L' } } });
const at = { now: new Date('2026-11-21T00:00:00Z'), timeZone: 'Australia/Brisbane' };
const lender = makeFullVehicle().financeLenders?.lender;

it("is the lender's own text, else the terms as shares of the price [L9.03] [B7.10]", () => {
  if (lender === undefined) throw new Error('the full vehicle has a lender');
  expect(buildFinanceDisclaimer(makeFullVehicle(), config, at)).toBe('Approved applicants only.');
  const silent = { ...lender, disclaimer: null, depositCents: 400_000, balloonCents: 1_200_000 };
  const vehicle = makeFullVehicle({ priceCents: 4_000_000, financeLenders: { lender: silent } });
  expect(buildFinanceDisclaimer(vehicle, config, at)).toBe('5 year term, 10.0% deposit, 30.0% final payment');
  expect(buildFinanceDisclaimer(makeFullVehicle({ financeLenders: null }), config, at)).toBeNull();
});

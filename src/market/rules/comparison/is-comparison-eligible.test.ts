import { expect, it } from 'vitest';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { marketConfig } from '../config.ts';
import { hasPriceComparison, isComparisonEligible } from './is-comparison-eligible.ts';

const eligible = { priceCents: 20_001 };

it('compares vehicles in stock, unsold, not reserved and above 200 dollars [B5.13]', () => {
  expect(isComparisonEligible(makeTestVehicle(eligible))).toBe(true);
  expect(isComparisonEligible(makeTestVehicle({ ...eligible, status: 'coming_soon' }))).toBe(true);
  expect(isComparisonEligible(makeTestVehicle({ priceCents: 20_000 }))).toBe(false);
  expect(isComparisonEligible(makeTestVehicle())).toBe(false);
  expect(isComparisonEligible(makeTestVehicle({ ...eligible, isSold: true }))).toBe(false);
  expect(isComparisonEligible(makeTestVehicle({ ...eligible, isReserved: true }))).toBe(false);
  expect(isComparisonEligible(makeTestVehicle({ ...eligible, status: 'sold' }))).toBe(false);
  expect(isComparisonEligible(makeTestVehicle({ ...eligible, status: 'in_transit' }))).toBe(false);
});

it('is switched on by the Autogauge plugin or by the autograb flag, not by Car Analysis alone [D.60]', () => {
  const isOn = (switches: object): boolean =>
    hasPriceComparison(makeTestVehicle(eligible), marketConfig.parse(switches));
  expect(isOn({ plugins: ['Autogauge'] })).toBe(true);
  expect(isOn({ autograb: true })).toBe(true);
  expect(isOn({ plugins: ['Car Analysis'] })).toBe(false);
  expect(isOn({})).toBe(false);
});

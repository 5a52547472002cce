import { expect, it } from 'vitest';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { buildMarketBadgeView } from './build-market-badge-view.ts';

const config = makeTestContext().site.config.market;
const say = (fields: Partial<Vehicle>, siteState = 'NSW') =>
  buildMarketBadgeView(makeFullVehicle(fields), config, siteState)?.longText;

it.each([
  ['ACT', 'ACT'],
  ['NSW', 'New South Wales'],
  ['NT', 'Northern Territory'],
  ['qld', 'Queensland'],
  ['SA', 'South Australian'],
  ['TAS', 'Tasmanian'],
  ['VIC', 'Victorian'],
  ['Wa', 'Western Australian'],
])('compares a vehicle in %s with the %s average [B4.26]', (state, name) => {
  expect(say({ state })).toBe(`$1,380 below the ${name} average`);
});

it("falls back to the site's state, and doesn't name an unknown state [B4.26]", () => {
  expect(say({ state: null })).toBe('$1,380 below the New South Wales average');
  expect(say({ state: null }, 'TAS')).toBe('$1,380 below the Tasmanian average');
  expect(say({ state: 'Fiji' })).toBe('$1,380 below the state average');
});

it('compares with the national average when the state has none [B4.26]', () => {
  expect(say({ market: { stateAverageCents: null, nationalAverageCents: 4_400_000 } })).toBe(
    '$1,010 below the national average',
  );
});

it('shows no badge for a vehicle without averages or out of stock [B4.26]', () => {
  expect(say({ market: null })).toBeUndefined();
  expect(say({ status: 'in_transit' })).toBeUndefined();
});

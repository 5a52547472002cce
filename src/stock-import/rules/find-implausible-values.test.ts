import { expect, it } from 'vitest';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { findImplausibleValues } from './find-implausible-values.ts';

const nowMs = Date.UTC(2026, 10, 21, 12);
const doubtsOf = (fields: Partial<Vehicle>) =>
  findImplausibleValues(makeTestVehicle(fields), nowMs).map(({ verdict, field }) => [verdict, field]);

const inHours = (hours: number): string => new Date(nowMs + hours * 3_600_000).toISOString();

it('finds nothing implausible about an ordinary car', () => {
  expect(
    doubtsOf({
      priceCents: 3_499_000,
      beforePriceCents: 0,
      odometerKm: 45_000,
      createdAt: inHours(-1),
      soldAtSeconds: nowMs / 1000,
      buildMonth: '2026-11',
    }),
  ).toEqual([]);
});

it.each<[string, Partial<Vehicle>, string, Partial<Vehicle>]>([
  ['an id beyond 2^52', { id: 2 ** 52 + 1 }, 'id', { id: 2 ** 52 }],
  ['created_at more than a day ahead', { createdAt: inHours(25) }, 'created_at', { createdAt: inHours(23) }],
  ['updated_at more than a day ahead', { updatedAt: inHours(25) }, 'updated_at', { updatedAt: inHours(23) }],
  [
    'sold more than a day ahead',
    { soldAtSeconds: nowMs / 1000 + 90_000 },
    'sold_date_timestamp',
    { soldAtSeconds: nowMs / 1000 + 80_000 },
  ],
  ['a VIN with a character too few', { vin: '6T1BF3EK1AU12345' }, 'vin', { vin: '6T1BF3EK1AU123456' }],
  ['more than 999,000 km', { odometerKm: 999_001 }, 'km', { odometerKm: 999_000 }],
  [
    'more than 999,000 km, but of trucks',
    { odometerKm: 1_000_001 },
    'km',
    { odometerKm: 1_000_001, itemType: 'truck' },
  ],
  [
    'less than 500 km of a used car of three years',
    { odometerKm: 499, carType: 'used', year: 2023 },
    'km',
    { odometerKm: 500, carType: 'used', year: 2023 },
  ],
  [
    'less than 500 km, but of a newer car',
    { odometerKm: 1, carType: 'used', year: 2023 },
    'km',
    { odometerKm: 1, carType: 'used', year: 2024 },
  ],
  ['a word for a plate', { regoPlate: 'PENDING' }, 'regplate', { regoPlate: 'ABC 123' }],
])('drops %s [B3.03]', (_, fields, field, closest) => {
  expect(doubtsOf(fields)).toEqual([['dropped', field]]);
  expect(doubtsOf(closest)).toEqual([]);
});

it('refuses a year more than two ahead', () => {
  expect(doubtsOf({ year: 2029 })).toEqual([['refused', 'year']]);
  expect(doubtsOf({ year: 2028 })).toEqual([]);
});

it.each<[string, Partial<Vehicle>, string, Partial<Vehicle>]>([
  ['a wrong check digit', { vin: '1M8GDM9A1KP042788' }, 'vin', { vin: '1M8GDM9AXKP042788' }],
  ['a rego that has expired', { regoExpiry: '2026-11-19' }, 'rego_expiry', { regoExpiry: '2026-11-20' }],
  ['a price under 100 dollars', { priceCents: 9999 }, 'price', { priceCents: 10_000 }],
  ['a cent', { priceCents: 1 }, 'price', { priceCents: 0 }],
  ['9 dollars, but not of the 10 that stand for no price', { priceCents: 900 }, 'price', { priceCents: 1000 }],
  ['a was-price under 100 dollars', { beforePriceCents: 9999 }, 'before_price', { beforePriceCents: 10_000 }],
  ['an offer under 100 dollars', { offerPriceCents: 9999 }, 'offer_price', { offerPriceCents: 10_000 }],
  ['a month of build ahead', { buildMonth: '2027-01' }, 'build_date', { buildMonth: '2026-12' }],
  ['a month of compliance ahead', { complianceMonth: '2027-01' }, 'compliance_date', { complianceMonth: '2026-12' }],
])('warns of %s', (_, fields, field, closest) => {
  expect(doubtsOf(fields)).toEqual([['warned', field]]);
  expect(doubtsOf(closest)).toEqual([]);
});

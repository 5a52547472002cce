import { expect, it } from 'vitest';
import { makeTestVehicle } from '../../testing/make-test-vehicle.ts';
import { buildCarFields } from '../build-car-fields.ts';
import { checkFreshness } from './check-freshness.ts';

const shown = buildCarFields(
  makeTestVehicle({ priceCents: 3_000_000, photoCount: 7, updatedAt: '2026-11-20T00:00:00.000Z' }),
);

it('detects a changed price, photo count, status or update time [B7.11] [D.56]', () => {
  expect(checkFreshness(shown, { ...shown })).toBe('fresh');
  expect(checkFreshness(shown, { ...shown, price: 29_990 })).toBe('changed');
  expect(checkFreshness(shown, { ...shown, price: null })).toBe('changed');
  expect(checkFreshness(shown, { ...shown, photos_count: 8 })).toBe('changed');
  expect(checkFreshness(shown, { ...shown, updated_at: '2026-11-21T00:00:00.000Z' })).toBe('changed');
  expect(checkFreshness(shown, { ...shown, status: 'coming_soon' })).toBe('changed');
});

it('reports a vehicle sold in the meantime, once [B7.11] [D.56]', () => {
  expect(checkFreshness(shown, { ...shown, status: 'sold' })).toBe('sold');
  expect(checkFreshness({ ...shown, status: 'sold' }, { ...shown, status: 'sold' })).toBe('fresh');
});

import { describe, expect, it } from 'vitest';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import type { Vehicle } from '../vehicle.ts';
import { getStockStatus, hasPage, isInStock, isListed } from './stock-status.ts';

describe('status', () => {
  it('counts in_stock and coming_soon as in stock, sold as sold [B4.02]', () => {
    expect(isInStock({ status: 'in_stock' })).toBe(true);
    expect(isInStock({ status: 'coming_soon' })).toBe(true);
    expect(isInStock({ status: 'sold' })).toBe(false);
    expect(getStockStatus({ status: 'sold' })).toBe('sold');
  });

  it('reads an unknown status as unavailable [D.05]', () => {
    expect(getStockStatus({ status: 'in_transit' })).toBe('unavailable');
    expect(getStockStatus({ status: 'constructor' })).toBe('unavailable');
    expect(isInStock({ status: 'in_transit' })).toBe(false);
  });
});

const now = new Date('2026-11-21T02:00:00Z');
const check = (fields: Partial<Vehicle>, itemTypes: readonly Vehicle['itemType'][] = ['car']): boolean =>
  isListed(makeTestVehicle(fields), { itemTypes, soldWindowDays: 3 }, now);
const isOpen = (fields: Partial<Vehicle>): boolean =>
  hasPage(makeTestVehicle(fields), { itemTypes: ['car'], soldWindowDays: 3 }, now);
const soldDaysAgo = (days: number): Partial<Vehicle> => ({
  status: 'sold',
  soldAtSeconds: now.getTime() / 1000 - days * 86_400,
});

it('lists what the site sells and shows, and sold vehicles within the window [B1.02] [B4.16] [B4.17]', () => {
  expect(check({})).toBe(true);
  expect(check(soldDaysAgo(2))).toBe(true);
  expect(check({ itemType: 'caravan' }, ['car', 'caravan'])).toBe(true);
});

it('lists no other kind, nothing hidden and nothing sold before the window [B1.02] [B4.16] [B4.17]', () => {
  expect(check({ itemType: 'caravan' })).toBe(false);
  expect(check({ isShownOnWebsite: false })).toBe(false);
  expect(check(soldDaysAgo(4))).toBe(false);
});

it('lists no unknown status, but has a page of it [D.05]', () => {
  expect(check({ status: 'in_transit' })).toBe(false);
  expect(isOpen({ status: 'in_transit' })).toBe(true);
  expect(isOpen({ status: 'in_transit', isShownOnWebsite: false })).toBe(false);
  expect(isOpen(soldDaysAgo(2))).toBe(true);
  expect(isOpen(soldDaysAgo(4))).toBe(false);
});

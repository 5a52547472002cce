import { describe, expect, it } from 'vitest';
import { cardConfig } from '../../rules/card/card-config.ts';
import { isCertified } from '../../rules/status/stock-status.ts';
import type { Vehicle } from '../../rules/vehicle.ts';
import { makeTestVehicle } from '../../testing/make-test-vehicle.ts';
import { chooseCardTag } from './build-card-tag-view.ts';

const now = new Date('2026-11-21T00:00:00Z');
const plain = cardConfig.parse({});
const full = cardConfig.parse({ hasFuelTag: true, certifiedMake: 'Mazda', greenTags: ['Runout Sale'] });
const tagOf = (fields: Partial<Vehicle>, config = full) => chooseCardTag(makeTestVehicle(fields), config, now);
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

const everything = {
  make: 'Mazda',
  simpleFuel: 'Hybrid',
  isReserved: true,
  isCertified: true,
  tag: 'Price drop',
  status: 'coming_soon',
  createdAt: daysAgo(1),
} satisfies Partial<Vehicle>;

describe('chooseCardTag', () => {
  it('picks the first of fuel, reserved, certified, own, coming soon, new, none [B4.05]', () => {
    const left: Partial<Vehicle> = { ...everything };
    const kinds = [];
    for (const without of [
      {},
      { simpleFuel: 'Petrol' },
      { isReserved: false },
      { isCertified: false },
      { tag: null },
      { status: 'in_stock' },
      { createdAt: daysAgo(30) },
    ]) {
      Object.assign(left, without);
      kinds.push(tagOf(left)?.kind ?? 'none');
    }
    expect(kinds).toEqual(['hybrid', 'reserved', 'certified', 'own', 'comingSoon', 'new', 'none']);
  });

  it('shows the configured sold tag on a sold car, whatever else holds [B4.03]', () => {
    expect(tagOf({ ...everything, status: 'sold' })).toEqual({ kind: 'sold', text: 'JUST SOLD' });
    const own = cardConfig.parse({ soldTagText: 'SOLD' });
    expect(tagOf({ status: 'sold', tag: 'Price drop' }, own)).toEqual({ kind: 'sold', text: 'SOLD' });
  });

  it('shows fuel tags for electric and hybrid cars on sites that enable them [B4.06]', () => {
    expect(tagOf({ simpleFuel: 'Electric' })).toEqual({ kind: 'electric', text: 'Electric' });
    expect(tagOf({ simpleFuel: 'Plug-in Hybrid Electric' })).toEqual({ kind: 'hybrid', text: 'Hybrid' });
    expect(tagOf({ simpleFuel: 'Diesel' })).toBeNull();
    expect(tagOf({ simpleFuel: 'Electric' }, plain)).toBeNull();
  });

  it('shows Reserved on a reserved car [B4.07]', () => {
    expect(tagOf({ isReserved: true })).toEqual({ kind: 'reserved', text: 'Reserved' });
  });

  it('shows the certified logo on certified used cars of the one make [B4.08]', () => {
    const certified = { make: 'Mazda', isCertified: true };
    expect(tagOf(certified)?.kind).toBe('certified');
    expect(tagOf({ ...certified, carType: 'demo' })).toBeNull();
    expect(tagOf({ ...certified, make: 'Kia' })).toBeNull();
    expect(tagOf(certified, plain)).toBeNull();
  });

  it("shows the car's own tag in red, or in green where the site says so [B4.09]", () => {
    expect(tagOf({ tag: 'Test Drive Only' })).toEqual({ kind: 'own', text: 'Test Drive Only', colour: 'red' });
    expect(tagOf({ tag: 'RUNOUT SALE' })).toMatchObject({ colour: 'green' });
    expect(tagOf({ tag: 'Runout Sale' }, plain)).toMatchObject({ colour: 'red' });
  });

  it('shows COMING SOON unless a higher tag applies [B4.10]', () => {
    expect(tagOf({ status: 'coming_soon' })).toEqual({ kind: 'comingSoon', text: 'COMING SOON' });
    expect(tagOf({ status: 'coming_soon', isReserved: true })?.kind).toBe('reserved');
  });

  it("shows 'New' for 8 days, or for the days of the site [B4.11]", () => {
    expect(tagOf({ createdAt: daysAgo(8) })).toEqual({ kind: 'new', text: 'New' });
    expect(tagOf({ createdAt: daysAgo(8.01) })).toBeNull();
    expect(tagOf({ createdAt: daysAgo(8) }, cardConfig.parse({ newWindowDays: 3 }))).toBeNull();
  });

  it('words the tag of newly listed cars by condition where the site does [B4.11]', () => {
    const worded = cardConfig.parse({ newTagText: { demo: 'Just arrived', used: 'Just listed' } });
    const textOf = (carType: Vehicle['carType'], config = worded) =>
      tagOf({ carType, createdAt: daysAgo(1) }, config)?.text;
    expect([textOf('new'), textOf('demo'), textOf('used')]).toEqual(['New', 'Just arrived', 'Just listed']);
    expect([textOf('new', plain), textOf('demo', plain), textOf('used', plain)]).toEqual(['New', 'New', 'New']);
  });

  it('shows no tag when nothing applies [B4.12], nor for an unknown status [D.05]', () => {
    expect(tagOf({})).toBeNull();
    expect(tagOf({ status: 'in_transit', createdAt: daysAgo(1) })).toBeNull();
  });
});

it('shows the certified badge only on certified, unsold cars of the configured make [B4.13]', () => {
  const car = makeTestVehicle({ make: 'Mazda', isCertified: true });
  expect(isCertified(car, full)).toBe(true);
  expect(isCertified({ ...car, make: 'Kia' }, full)).toBe(false);
  expect(isCertified({ ...car, isCertified: false }, full)).toBe(false);
  expect(isCertified(car, plain)).toBe(false);
  expect(isCertified({ ...car, status: 'sold' }, full)).toBe(false);
  expect(isCertified({ ...car, carType: 'new' }, full)).toBe(false);
});

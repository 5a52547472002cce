import { describe, expect, it } from 'vitest';
import { makeTestVehicle } from '../../testing/make-test-vehicle.ts';
import { buildCardAttributes } from '../../view/card/build-card-parts.ts';
import { describePlace } from '../../view/information/describe-place.ts';
import { choosePhone } from '../choose-phone.ts';
import { chooseVehicleNoun } from '../choose-vehicle-noun.ts';
import { findFuelGroup } from '../find-fuel-group.ts';
import { hasLeftListing } from '../status/stock-status.ts';
import { cardButtons, cardConfig } from './card-config.ts';
import { chooseCardButtons } from './choose-card-buttons.ts';

const labels = { new: 'New', demo: 'Demo', used: 'Pre-Owned' };
const all = cardButtons;

describe('chooseCardButtons', () => {
  it('offers the buttons that the site switched on, in its order [B2.25]', () => {
    expect(chooseCardButtons(makeTestVehicle(), all, true)).toEqual(all);
    expect(chooseCardButtons(makeTestVehicle(), ['enquire', 'viewDetails'], true)).toEqual(['enquire', 'viewDetails']);
  });

  it('gives a car in stock the full card with enquiry and finance [B4.01]', () => {
    expect(chooseCardButtons(makeTestVehicle(), all, true)).toEqual(expect.arrayContaining(['enquire', 'getFinance']));
  });

  it('offers only similar vehicles when sold [B4.04] or otherwise not in stock [B2.26]', () => {
    expect(chooseCardButtons(makeTestVehicle({ status: 'sold' }), all, true)).toEqual(['findSimilar']);
    expect(chooseCardButtons(makeTestVehicle({ status: 'in_transit' }), all, true)).toEqual(['findSimilar']);
  });

  it('neither sells reserved vehicles nor offers test drives of coming ones [L2.50]', () => {
    expect(chooseCardButtons(makeTestVehicle({ isReserved: true }), all, true)).toEqual([
      'viewDetails',
      'getFinance',
      'bookTestDrive',
      'enquire',
    ]);
    expect(chooseCardButtons(makeTestVehicle({ status: 'coming_soon' }), all, true)).toEqual([
      'viewDetails',
      'getFinance',
      'enquire',
    ]);
  });

  it('neither reserves nor sells a vehicle without a price [D.40]', () => {
    expect(chooseCardButtons(makeTestVehicle(), all, false)).toEqual([
      'viewDetails',
      'getFinance',
      'bookTestDrive',
      'enquire',
    ]);
  });
});

describe('buildCardAttributes', () => {
  const car = makeTestVehicle({ simpleBody: 'SUV', odometerKm: 21_480, simpleTransmission: 'Automatic' });
  const values = (names: Parameters<typeof buildCardAttributes>[1]) =>
    buildCardAttributes(car, names, labels).map(({ value }) => value);

  it('shows car type, body, kilometres, transmission and stock number by default [B9.10] [B9.14]', () => {
    expect(values(cardConfig.parse({}).attributes)).toEqual(['Pre-Owned', 'SUV', '21,480 km', 'Automatic', 'W10451']);
  });

  it('drops the stock number where the site leaves it out [B9.11]', () => {
    expect(values(['car_type', 'simple_body', 'km', 'simple_transmission'])).not.toContain('W10451');
  });

  it('skips unknown attributes [B9.10]', () => {
    expect(buildCardAttributes(makeTestVehicle(), ['simple_body', 'km', 'seats'], labels)).toEqual([]);
  });
});

it('describes the place by city and state, else by location [B2.57]', () => {
  expect(describePlace(makeTestVehicle({ city: 'Windsor', state: 'QLD' }))).toBe('Windsor, QLD');
  expect(describePlace(makeTestVehicle({ city: 'Windsor', locationName: 'Wattle Windsor' }))).toBe('Wattle Windsor');
  expect(describePlace(makeTestVehicle())).toBeNull();
});

it('names vehicles by their kind, and vehicles on mixed sites [D.53] [B2.23]', () => {
  expect(chooseVehicleNoun(['caravan']).many).toBe('caravans');
  expect(chooseVehicleNoun(['car', 'truck']).many).toBe('vehicles');
});

it('groups fuels, with plug-in hybrids as hybrids', () => {
  const group = (simpleFuel: string) => findFuelGroup({ simpleFuel, fuel: null });
  expect(['Unleaded Petrol', 'Diesel', 'Electric', 'Plug-in Hybrid Electric', 'Steam'].map(group)).toEqual([
    'Petrol',
    'Diesel',
    'Electric',
    'Hybrid',
    'Steam',
  ]);
  expect(findFuelGroup({ simpleFuel: null, fuel: 'Petrol - Premium ULP' })).toBe('Petrol');
});

it('calls the number of the car type, else of the location, else the main one [B9.53]', () => {
  const byCarType = { new: '1', demo: null, used: null };
  expect(choosePhone({ carType: 'new' }, { main: '3', byCarType, location: '2' })).toBe('1');
  expect(choosePhone({ carType: 'used' }, { main: '3', byCarType, location: '2' })).toBe('2');
  expect(choosePhone({ carType: 'used' }, { main: '3', byCarType, location: null })).toBe('3');
});

it("removes a car's page after the sold window, or when it is not shown [B4.17]", () => {
  const now = new Date('2026-11-21T00:00:00Z');
  const sold = (days: number) =>
    makeTestVehicle({ status: 'sold', soldAtSeconds: now.getTime() / 1000 - days * 86_400 });
  expect([2, 3, 3.01].map((days) => hasLeftListing(sold(days), 3, now))).toEqual([false, false, true]);
  const undated = { status: 'sold', soldAtSeconds: null, updatedAt: '2026-11-20T00:00:00.000Z' };
  expect(hasLeftListing(makeTestVehicle(undated), 3, now)).toBe(true);
  expect(hasLeftListing(makeTestVehicle({ isShownOnWebsite: false }), 3, now)).toBe(true);
  expect(hasLeftListing(makeTestVehicle(), 3, now)).toBe(false);
});

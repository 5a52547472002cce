import { expect, it } from 'vitest';
import { makeTestSpecifications } from '../testing/make-test-specifications.ts';
import { makeTestVehicle } from '../testing/make-test-vehicle.ts';
import { buildLoadBarView } from './build-load-bar-view.ts';
import { buildTowMargin } from './build-tow-margin.ts';

const van = (aggregateTrailerMassKg: number | null) =>
  makeTestVehicle({
    itemType: 'caravan',
    specifications: makeTestSpecifications({ tareKg: 1600, aggregateTrailerMassKg }),
  });

it('says what a caravan leaves of what a car can tow [B3.08]', () => {
  expect(buildTowMargin(van(2080), 2500)).toEqual({ text: 'Leaves 420 kg of your 2,500 kg', isOver: false });
  expect(buildTowMargin(van(2500), 2500)).toEqual({ text: 'Takes all of your 2,500 kg', isOver: false });
  expect(buildTowMargin(van(2620), 2500)).toEqual({ text: '120 kg over your 2,500 kg', isOver: true });
});

it('says nothing without a limit, and nothing of a caravan whose ATM nobody knows [B3.08]', () => {
  expect(buildTowMargin(van(2080), null)).toBeNull();
  expect(buildTowMargin(van(null), 2500)).toBeNull();
  expect(buildTowMargin(makeTestVehicle(), 2500)).toBeNull();
});

it('ends the bar of a caravan at what the car can tow, never before its own rating [B3.08]', () => {
  const percentsOf = (limitKg: number | null) => {
    const bar = buildLoadBarView(van(2000), limitKg);
    return [bar?.tarePercent, bar?.ratingPercent];
  };
  expect(percentsOf(null)).toEqual([80, 100]);
  expect(percentsOf(2500)).toEqual([64, 80]);
  expect(percentsOf(1800)).toEqual([80, 100]);
});

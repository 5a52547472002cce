import { expect, it } from 'vitest';
import { tradeInConfig } from './config.ts';
import { findIneligibility } from './find-ineligibility.ts';

it('gives no estimate over 7 years or 100,000 km, or over what the site says [L5.17]', () => {
  const find = (year: number, odometerKm: number | null, changes: object = {}) =>
    findIneligibility({ year, odometerKm }, tradeInConfig.parse(changes), 2026);
  expect(find(2019, 100_000)).toBeUndefined();
  expect(find(2019, null)).toBeUndefined();
  expect(find(2018, 10)).toBe('tooOld');
  expect(find(2024, 100_001)).toBe('tooFar');
  expect(find(2018, 120_000, { maxAgeYears: 8, maxOdometerKm: 120_000 })).toBeUndefined();
  expect(find(2017, 120_000, { maxAgeYears: 8, maxOdometerKm: 120_000 })).toBe('tooOld');
});

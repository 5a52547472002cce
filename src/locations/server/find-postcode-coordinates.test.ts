import { expect, it } from 'vitest';
import { calculateDistanceKm } from '../rules/calculate-distance-km.ts';
import { findPostcodeCoordinates } from './find-postcode-coordinates.ts';

it.each([
  ['4000', -27.47, 153.02],
  ['4171', -27.45, 153.06],
  ['2000', -33.87, 151.21],
  ['3000', -37.81, 144.96],
  ['6944', -31.86, 115.9],
  ['7000', -42.88, 147.33],
  ['2899', -29.03, 167.95],
  ['0872', -23.7, 133.88],
])('finds %s to within 3 km', (postcode, latitude, longitude) => {
  const found = findPostcodeCoordinates(postcode);
  expect(found && calculateDistanceKm(found, { latitude, longitude })).toBeLessThan(3);
});

it.each(['9999', '3989', '6958', '0001', '', '40'])('finds nothing for %j', (postcode) => {
  expect(findPostcodeCoordinates(postcode)).toBeUndefined();
});

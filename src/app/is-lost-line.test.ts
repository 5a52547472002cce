import { expect, it } from 'vitest';
import { isLostLine } from './is-lost-line.ts';

it.each([
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
  'Failed to fetch dynamically imported module: https://www.dealer.example/assets/vehicle-route.js',
])('knows a line that broke by what the browser says: %s', (message) => {
  expect(isLostLine(new TypeError(message))).toBe(true);
});

it('takes no other fault for one', () => {
  expect(isLostLine(new TypeError("Cannot read properties of undefined (reading 'price')"))).toBe(false);
  expect(isLostLine(new Error('Failed to fetch'))).toBe(false);
  expect(isLostLine({ status: 503 })).toBe(false);
});

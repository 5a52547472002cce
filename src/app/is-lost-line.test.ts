import { expect, it } from 'vitest';
import { isLostLine } from './is-lost-line.ts';

it.each([
  ['data in Chrome', 'Failed to fetch'],
  ['data in Firefox', 'NetworkError when attempting to fetch resource.'],
  ['data in Safari', 'Load failed'],
  ['data in Safari 16', 'The Internet connection appears to be offline.'],
  ['a module in Chrome', 'Failed to fetch dynamically imported module: https://www.dealer.example/assets/vehicle.js'],
  ['a module in Firefox', 'error loading dynamically imported module: https://www.dealer.example/assets/vehicle.js'],
  ['a module in Safari', 'Importing a module script failed.'],
])('knows a line that broke by what the browser says of %s: %s', (_what, message) => {
  expect(isLostLine(new TypeError(message))).toBe(true);
});

it.each([
  ['Chrome', 'network error'],
  ['Firefox', 'Error in input stream'],
  ['Safari', 'Load failed'],
])("knows a line that broke in the middle of a page's data, in %s", (_browser, message) => {
  const error = new Error('Unable to decode turbo-stream response', { cause: new TypeError(message) });
  expect(isLostLine(error)).toBe(true);
});

it('takes no other fault for one', () => {
  expect(isLostLine(new TypeError("Cannot read properties of undefined (reading 'price')"))).toBe(false);
  expect(isLostLine(new Error('Failed to fetch'))).toBe(false);
  expect(isLostLine(new Error('Unable to decode turbo-stream response', { cause: new SyntaxError() }))).toBe(false);
  expect(isLostLine({ status: 503 })).toBe(false);
});

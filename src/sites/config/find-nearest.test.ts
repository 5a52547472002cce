import { expect, it } from 'vitest';
import { findNearest } from './find-nearest.ts';

const names = ['hosts', 'home', 'timeZone', 'pageSize'];

it('finds the name that was meant, through a few wrong letters and any case', () => {
  expect(findNearest('timezone', names)).toBe('timeZone');
  expect(findNearest('pageSzies', names)).toBe('pageSize');
  expect(findNearest('hots', names)).toBe('hosts');
});

it('guesses nothing when no name is near', () => {
  expect(findNearest('colour', names)).toBeUndefined();
  expect(findNearest('x', [])).toBeUndefined();
});

import { expect, it } from 'vitest';
import { isStatusEmptied, statusBrake } from './is-status-emptied.ts';

it.each([
  [{ filled: 30, of: 30 }, { filled: 0, of: 30 }, true],
  [{ filled: 30, of: 30 }, { filled: 14, of: 30 }, true],
  [{ filled: 30, of: 30 }, { filled: 15, of: 30 }, false],
  [{ filled: 3, of: 3 }, { filled: 1, of: 3 }, false],
  [{ filled: 2, of: 2 }, { filled: 0, of: 2 }, true],
  // Only cars that are sold or on hold have a status in this system.
  [{ filled: 4, of: 30 }, { filled: 0, of: 30 }, false],
  [{ filled: 30, of: 30 }, { filled: 0, of: 0 }, false],
  [null, { filled: 0, of: 30 }, false],
])('knows a status column that was emptied: %o, then %o', (last, now, expected) => {
  expect(isStatusEmptied(last, now)).toBe(expected);
});

it('reports the vehicles that stay off sale', () => {
  const statusless = [{ key: 'u1', stockNumber: 'U1' }];
  expect(statusBrake.listHeld({ statusless })).toMatchObject([{ kind: 'statusEmptied', stockNumbers: ['U1'] }]);
  expect(statusBrake.listHeld({ statusless: [] })).toEqual([]);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hourMs, minuteMs } from '#src/lib/durations.ts';
import { chooseFetchPauseMs, chooseFilePauseMs } from './choose-fetch-pause.ts';

describe('chooseFetchPauseMs', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [4, 8],
    [9, 256],
  ])('waits, after failure %i, for %i minutes', (failures, minutes) => {
    expect(chooseFetchPauseMs(failures, 0.5)).toBe(minutes * minuteMs);
  });

  it('waits for six hours at most, and never less than 45 seconds', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (failures, chance) => {
          const pauseMs = chooseFetchPauseMs(failures, chance);
          expect(pauseMs).toBeGreaterThanOrEqual(0.75 * minuteMs);
          expect(pauseMs).toBeLessThanOrEqual(6 * hourMs);
        },
      ),
    );
  });

  it('waits longer after each failure, whatever the chance', () => {
    const chance = fc.double({ min: 0, max: 0.999, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), chance, chance, (failures, one, other) => {
        expect(chooseFetchPauseMs(failures + 1, one)).toBeGreaterThan(chooseFetchPauseMs(failures, other));
      }),
    );
  });

  it('differs by chance', () => {
    expect([0, 0.5, 0.99].map((chance) => chooseFetchPauseMs(1, chance))).toEqual([45_000, 60_000, 74_700]);
  });
});

describe('chooseFilePauseMs', () => {
  it.each([
    [1, true, 30, 1],
    [20, true, 30, 1],
    [2, false, 30, 2],
    [20, false, 30, 5],
    [20, false, 3, 3],
  ])(
    'waits, after failure %i of a file (conditional: %s, every %i minutes), for %i minutes',
    (failures, isConditional, everyMinutes, minutes) => {
      expect(chooseFilePauseMs({ failures, isConditional, everyMinutes }, 0.5)).toBe(minutes * minuteMs);
    },
  );
});

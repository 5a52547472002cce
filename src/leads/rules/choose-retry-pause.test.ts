import { expect, it } from 'vitest';
import { chooseRetryPause, readRetryAfter } from './choose-retry-pause.ts';

const pauseOf = (attempts: number, chance: number, askedPauseMs = 0): number => {
  const choice = chooseRetryPause({ attempts, ageMs: 0, chance, askedPauseMs });
  if (choice.kind === 'giveUp') throw new Error('it gave up');
  return choice.pauseMs;
};

it('doubles the pause each time, up to an hour', () => {
  expect([1, 2, 3, 4, 10, 11, 60].map((attempts) => pauseOf(attempts, 0.5))).toEqual([
    5_000, 10_000, 20_000, 40_000, 2_560_000, 3_600_000, 3_600_000,
  ]);
});

it('adds 25% jitter both ways', () => {
  expect([pauseOf(1, 0), pauseOf(1, 0.999_999)]).toEqual([3_750, 6_250]);
});

it('gives up three days after the lead came in, and not before', () => {
  const threeDaysMs = 259_200_000;
  const tried = { attempts: 80, chance: 0, askedPauseMs: 0 };
  expect(chooseRetryPause({ ...tried, ageMs: threeDaysMs - 1 }).kind).toBe('wait');
  expect(chooseRetryPause({ ...tried, ageMs: threeDaysMs })).toEqual({ kind: 'giveUp' });
});

it('respects a longer Retry-After, up to a day, and never retries sooner', () => {
  const dayMs = 86_400_000;
  expect([1_000, 60_000, dayMs, dayMs + 1, Number.POSITIVE_INFINITY].map((asked) => pauseOf(1, 0.5, asked))).toEqual([
    5_000,
    60_000,
    dayMs,
    dayMs,
    dayMs,
  ]);
});

const now = new Date('2026-11-20T23:30:00Z');

it.each([
  ['120', 120_000],
  ['0', 0],
  ['9'.repeat(400), Number.POSITIVE_INFINITY],
  ['Fri, 20 Nov 2026 23:31:00 GMT', 60_000],
  ['Fri, 20 Nov 2026 23:29:00 GMT', 0],
  ['Fri, 40 Nov 2026 23:31:00 GMT', 0],
  ['2026-11-20T23:31:00Z', 0],
  ['tomorrow', 0],
  ['-5', 0],
  ['1.5', 0],
  ['', 0],
])('reads %s as a pause of %d ms', (header, pauseMs) => {
  expect(readRetryAfter(header, now)).toBe(pauseMs);
});

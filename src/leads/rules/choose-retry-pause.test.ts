import { expect, it } from 'vitest';
import { chooseRetryPause } from './choose-retry-pause.ts';

const pauseOf = (attempts: number, chance: number): number => {
  const choice = chooseRetryPause({ attempts, ageMs: 0, chance });
  if (choice.kind === 'giveUp') throw new Error('it gave up');
  return choice.pauseMs;
};

it('waits twice as long each time, up to an hour', () => {
  expect([1, 2, 3, 4, 10, 11, 60].map((attempts) => pauseOf(attempts, 0.5))).toEqual([
    5_000, 10_000, 20_000, 40_000, 2_560_000, 3_600_000, 3_600_000,
  ]);
});

it('spreads by a quarter both ways what failed together', () => {
  expect([pauseOf(1, 0), pauseOf(1, 0.999_999)]).toEqual([3_750, 6_250]);
});

it('gives up three days after the lead came in, and not before', () => {
  const threeDaysMs = 259_200_000;
  expect(chooseRetryPause({ attempts: 80, ageMs: threeDaysMs - 1, chance: 0 }).kind).toBe('wait');
  expect(chooseRetryPause({ attempts: 80, ageMs: threeDaysMs, chance: 0 })).toEqual({ kind: 'giveUp' });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bucketsPerDoubling, countAnswers, findPercentileMinutes, lastBucket } from './answer-buckets.ts';

const findAnswerBucket = (minutes: number): number =>
  Math.min(lastBucket, Math.floor(bucketsPerDoubling * Math.log2(Math.max(1, minutes))));

const bucketsOf = (times: readonly number[]) => {
  const buckets = new Map<number, number>();
  for (const minutes of times) {
    const bucket = findAnswerBucket(minutes);
    buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1);
  }
  return buckets;
};

it('finds each percentile within 9% of the exact one', () => {
  const time = fc.double({ min: 1, max: 38 * 24 * 60, noNaN: true });
  const times = fc.array(time, { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(times, fc.constantFrom(0.5, 0.9), (all, share) => {
      const sorted = all.toSorted((one, other) => one - other);
      const exact = sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
      const found = findPercentileMinutes(bucketsOf(all), share) ?? Number.NaN;
      expect(Math.abs(found / exact - 1)).toBeLessThan(0.0906);
    }),
  );
});

it('counts answers within a minute and after months in the outer buckets', () => {
  const buckets = bucketsOf([-5, 0, 0.5, 1, 1_000_000]);
  expect([...buckets]).toEqual([
    [0, 4],
    [63, 1],
  ]);
  expect(countAnswers(buckets)).toBe(5);
});

it('has no percentile without answers', () => {
  expect(findPercentileMinutes(new Map(), 0.5)).toBeNull();
});

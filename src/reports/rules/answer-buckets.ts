/** Each bucket ends at 2^(1/4) times its start (19% more). */
export const bucketsPerDoubling = 4;

/** Number of the last bucket, which starts at 38 days. */
export const lastBucket = 63;

/**
 * The number of answers by bucket of response time. The first bucket starts at one minute, but also counts faster
 * answers.
 */
export type AnswerBuckets = ReadonlyMap<number, number>;

const minutesOf = (bucket: number): number => 2 ** ((bucket + 0.5) / bucketsPerDoubling);

export const countAnswers = (buckets: AnswerBuckets): number => [...buckets.values()].reduce((sum, n) => sum + n, 0);

/**
 * Returns minutes, accurate to within 9%, or null if there are no answers. Answers within a minute become 1.1 minutes,
 * and answers after more than 45 days become 42 days.
 * @param share 0.5 for the median
 */
export const findPercentileMinutes = (buckets: AnswerBuckets, share: number): number | null => {
  const total = countAnswers(buckets);
  let passed = 0;
  for (const [bucket, count] of [...buckets].toSorted(([one], [other]) => one - other)) {
    passed += count;
    if (passed >= total * share) return minutesOf(bucket);
  }
  return null;
};

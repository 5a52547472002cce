/** Each bucket ends 2^(1/4), or 19%, after its start, so a percentile is at most 9% from the exact time. */
export const bucketsPerDoubling = 4;

/** It begins at 38 days. */
export const lastBucket = 63;

/** How many answers took how long, by bucket. Answers within a minute count as a minute. */
export type AnswerBuckets = ReadonlyMap<number, number>;

const minutesOf = (bucket: number): number => 2 ** ((bucket + 0.5) / bucketsPerDoubling);

export const countAnswers = (buckets: AnswerBuckets): number => [...buckets.values()].reduce((sum, n) => sum + n, 0);

/**
 * Returns minutes, within 9% (a minute at least, 38 days at most); null without answers.
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

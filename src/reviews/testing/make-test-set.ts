import type { Review, ReviewSet } from '#src/sites/model/publications.ts';

export const makeTestReview = (changes: Partial<Review> = {}): Review => ({
  id: 'one',
  customerName: 'Sam Field',
  text: 'They did what they said.',
  rating: null,
  day: '2026-10-05',
  reply: null,
  imageUrl: null,
  ...changes,
});

/** @spec L9.29 */
export const makeTestSet = (changes: Partial<ReviewSet> = {}): ReviewSet => ({
  source: 'Google',
  sourceUrl: null,
  locationSlug: null,
  count: 35,
  averageRating: '4.5',
  reviews: Array.from({ length: 35 }, (_, at) =>
    makeTestReview({ id: `review-${at + 1}`, text: `Review number ${at + 1}.`, rating: at % 2 === 0 ? 4 : 5 }),
  ),
  ...changes,
});

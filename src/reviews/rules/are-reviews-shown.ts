import type { ReviewsConfig } from './config.ts';

/** Whether reviews with an average show: only above the site's minimum, and never where reviews are hidden. @spec L5.18, L5.19, D.44 */
export const areReviewsShown = (
  averageRating: number,
  { isHidden, minimumRating }: Pick<ReviewsConfig, 'isHidden' | 'minimumRating'>,
): boolean => !isHidden && averageRating > minimumRating;

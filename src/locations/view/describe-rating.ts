import { formatCount } from '#src/lib/text/noun.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';

/** @spec L2.62, L9.26, L9.27 */
export interface RatingView {
  readonly figure: string;
  readonly countText: string;
}

/** @spec L2.62, L9.26, L9.27 */
export const describeRating = (reviews: SiteLocation['reviews']): RatingView | null =>
  reviews === null || reviews.count === 0
    ? null
    : {
        figure: reviews.averageRating.toFixed(1),
        countText: formatCount(reviews.count, { one: 'Google review', many: 'Google reviews' }),
      };

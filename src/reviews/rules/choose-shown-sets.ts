import type { ReviewSet } from '#src/sites/model/review-set.ts';
import { areReviewsShown } from './are-reviews-shown.ts';
import type { ReviewsConfig } from './config.ts';

/** The sets of reviews that show, that of the whole dealer before those of its places. @spec L5.18, L5.19, D.44 */
export const chooseShownSets = (
  sets: readonly ReviewSet[],
  config: Pick<ReviewsConfig, 'isHidden' | 'minimumRating'>,
): readonly ReviewSet[] => {
  const shown = sets.filter(({ averageRating }) => areReviewsShown(Number(averageRating), config));
  const isOfDealer = ({ locationSlug }: ReviewSet): boolean => locationSlug === null;
  return [...shown.filter(isOfDealer), ...shown.filter((set) => !isOfDealer(set))];
};

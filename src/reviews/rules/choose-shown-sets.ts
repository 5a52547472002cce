import type { ReviewSet } from '#src/sites/model/publications.ts';
import type { ReviewsConfig } from './config.ts';

/** Whether reviews with an average show: only above the site's minimum, and never where reviews are hidden. @spec L5.18, L5.19, D.44 */
export const areReviewsShown = (
  averageRating: number,
  { isHidden, minimumRating }: Pick<ReviewsConfig, 'isHidden' | 'minimumRating'>,
): boolean => !isHidden && averageRating > minimumRating;

/** The sets of reviews that show, that of the whole dealer before those of its places. @spec L5.18, L5.19, D.44 */
export const chooseShownSets = (
  sets: readonly ReviewSet[],
  config: Pick<ReviewsConfig, 'isHidden' | 'minimumRating'>,
): readonly ReviewSet[] => {
  const shown = sets.filter(({ averageRating }) => areReviewsShown(Number(averageRating), config));
  const isOfDealer = ({ locationSlug }: ReviewSet): boolean => locationSlug === null;
  return [...shown.filter(isOfDealer), ...shown.filter((set) => !isOfDealer(set))];
};

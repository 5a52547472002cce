import { StarRating } from '#src/ui/star-rating.tsx';
import type { ReviewSetView } from '../view/build-review-sets.ts';
import styles from './review-summary.module.css';

/** Shows the average, its stars and the number of reviews. @spec L9.25 to L9.28 */
export const ReviewSummary = ({
  set,
}: {
  readonly set: Pick<ReviewSetView, 'rating' | 'ratingText' | 'countText'>;
}) => (
  <div className={styles.summary}>
    <p className={styles.figure}>
      {set.ratingText}
      <span className="visually-hidden"> out of 5 stars</span>
    </p>
    <div>
      <StarRating rating={set.rating} heightPx={24} isSilent />
      <p className={styles.count}>{set.countText}</p>
    </div>
  </div>
);

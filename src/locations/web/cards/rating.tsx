import { Icon } from '#src/ui/icon.tsx';
import type { RatingView } from '../../view/describe-rating.ts';
import styles from './rating.module.css';

const star = 'm12 3 2.8 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.7 3.1 1.2-6.3L2.9 9.6l6.3-.8z';

/** @spec L2.62, L2.63, L2.64 */
export const Rating = ({ rating }: { readonly rating: RatingView }) => (
  <p className={styles.rating}>
    <Icon name={{ strokes: star }} size="small" />
    <span>
      <b>{rating.figure}</b>
      <span className="visually-hidden"> out of 5</span> from {rating.countText}
    </span>
  </p>
);

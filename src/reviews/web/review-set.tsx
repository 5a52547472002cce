import { Icon } from '#src/ui/icon.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import type { ReviewSetView } from '../view/build-review-sets.ts';
import { ReviewCard } from './review-card.tsx';
import styles from './review-set.module.css';
import { ReviewSummary } from './review-summary.tsx';

/** Draws a review set: summary, newest reviews, and a link to all of them. @spec L1.07, L2.73 */
export const ReviewSet = ({ set }: { readonly set: ReviewSetView }) => (
  <section className={styles.set} id={set.id} aria-labelledby={`${set.id}-title`}>
    <div className={styles.head}>
      <h2 id={`${set.id}-title`}>{set.name}</h2>
      <ReviewSummary set={set} />
    </div>
    {set.reviews.length > 0 && (
      <ul className={styles.reviews}>
        {set.reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
    )}
    {set.sourceUrl !== null && (
      <p>
        <a className={styles.all} href={set.sourceUrl} rel="noopener">
          {set.sourceLabel}
          <Icon name={pageIcons.external} size="small" />
        </a>
      </p>
    )}
  </section>
);

import { ReviewSet } from '#src/reviews/web/review-set.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import type { ReviewsPageView } from './build-reviews-page.ts';
import styles from './reviews-page.module.css';

/** What customers wrote, by place. @spec L1.07, L2.73 */
export const ReviewsPage = ({ view }: { readonly view: ReviewsPageView }) => (
  <div className={`page-width ${styles.page}`}>
    <Breadcrumb crumbs={view.crumbs} />
    <h1>{view.title}</h1>
    {view.sets.length > 1 && (
      <nav aria-label="Reviews by place">
        <ul className={styles.places}>
          {view.sets.map(({ id, name, ratingText }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {name} <b>{ratingText}</b>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    )}
    {view.sets.map((set) => (
      <ReviewSet key={set.id} set={set} />
    ))}
  </div>
);

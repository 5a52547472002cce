import { ReviewSet } from '#src/reviews/web/review-set.tsx';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { LinkRow } from '#src/ui/link-row.tsx';
import type { ReviewsPageView } from './build-reviews-page.ts';
import styles from './reviews-page.module.css';

/** @spec L1.07, L2.73 */
export const ReviewsPage = ({ view }: { readonly view: ReviewsPageView }) => (
  <div className={`page-width ${styles.page}`}>
    <Breadcrumb crumbs={view.crumbs} />
    <h1>{view.title}</h1>
    {view.sets.length > 1 && (
      <LinkRow
        label="Reviews by location"
        links={view.sets.map(({ id, name, ratingText }) => ({ label: name, note: ratingText, href: `#${id}` }))}
      />
    )}
    {view.sets.map((set) => (
      <ReviewSet key={set.id} set={set} />
    ))}
  </div>
);

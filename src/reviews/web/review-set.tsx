import { buildImageUrl } from '#src/lib/image-url.ts';
import type { ReviewSetView, ReviewView } from '#src/reviews/view/build-review-sets.ts';
import { Icon } from '#src/ui/icon.tsx';
import { MoreText } from '#src/ui/more-text.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import { StarRating } from '#src/ui/star-rating.tsx';
import cardStyles from './review-card.module.css';
import styles from './review-set.module.css';
import summaryStyles from './review-summary.module.css';

const maxCharacters = 280;

const Portrait = ({ review }: { readonly review: ReviewView }) =>
  review.imageUrl === null ? (
    <span className={cardStyles.portrait} aria-hidden="true">
      {review.initials}
    </span>
  ) : (
    <img
      className={cardStyles.portrait}
      src={buildImageUrl(review.imageUrl, 160)}
      alt=""
      width={44}
      height={44}
      loading="lazy"
    />
  );

/** @spec L2.73, L3.13 */
const ReviewCard = ({ review }: { readonly review: ReviewView }) => {
  const { customerName, text, rating, day, dateText, agoText, reply } = review;
  return (
    <article className={cardStyles.card}>
      <header className={cardStyles.head}>
        <Portrait review={review} />
        <div>
          <h3>{customerName}</h3>
          <p className={cardStyles.date}>
            <time dateTime={day} title={dateText}>
              {agoText}
            </time>
          </p>
        </div>
      </header>
      <StarRating rating={rating} />
      <MoreText text={text} maxCharacters={maxCharacters} more="Read more" less="Read less" />
      {reply !== null && (
        <div className={cardStyles.reply}>
          <p className={cardStyles.date}>
            Our reply, <time dateTime={reply.day}>{reply.dateText}</time>
          </p>
          <MoreText text={reply.text} maxCharacters={maxCharacters} more="Read more" less="Read less" />
        </div>
      )}
    </article>
  );
};

/** @spec L9.25 to L9.28 */
const ReviewSummary = ({ set }: { readonly set: Pick<ReviewSetView, 'rating' | 'ratingText' | 'countText'> }) => (
  <div className={summaryStyles.summary}>
    <p className={summaryStyles.figure}>
      {set.ratingText}
      <span className="visually-hidden"> out of 5 stars</span>
    </p>
    <div>
      <StarRating rating={set.rating} heightPx={24} isSilent />
      <p className={summaryStyles.count}>{set.countText}</p>
    </div>
  </div>
);

/** @spec L1.07, L2.73 */
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

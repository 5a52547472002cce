import { buildImageUrl } from '#src/lib/image-url.ts';
import { MoreText } from '#src/ui/more-text.tsx';
import { StarRating } from '#src/ui/star-rating.tsx';
import type { ReviewView } from '../view/build-review-sets.ts';
import styles from './review-card.module.css';

/** Longer reviews and replies are cut until Read more. */
const maxCharacters = 280;

const Portrait = ({ review }: { readonly review: ReviewView }) =>
  review.imageUrl === null ? (
    <span className={styles.portrait} aria-hidden="true">
      {review.initials}
    </span>
  ) : (
    <img
      className={styles.portrait}
      src={buildImageUrl(review.imageUrl, 160)}
      alt=""
      width={44}
      height={44}
      loading="lazy"
    />
  );

/** Draws a customer's review and the dealer's reply. @spec L2.73, L3.13 */
export const ReviewCard = ({ review }: { readonly review: ReviewView }) => {
  const { customerName, text, rating, day, dateText, agoText, reply } = review;
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <Portrait review={review} />
        <div>
          <h3>{customerName}</h3>
          <p className={styles.date}>
            <time dateTime={day} title={dateText}>
              {agoText}
            </time>
          </p>
        </div>
      </header>
      <StarRating rating={rating} />
      <MoreText text={text} maxCharacters={maxCharacters} more="Read more" less="Read less" />
      {reply !== null && (
        <div className={styles.reply}>
          <p className={styles.date}>
            Our reply, <time dateTime={reply.day}>{reply.dateText}</time>
          </p>
          <MoreText text={reply.text} maxCharacters={maxCharacters} more="Read more" less="Read less" />
        </div>
      )}
    </article>
  );
};

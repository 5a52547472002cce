import { buildImageUrl, buildSrcSet } from '#src/lib/image-url.ts';
import type { FormSubject } from './build-form-subject.ts';
import styles from './form-subject-card.module.css';

interface FormSubjectCardProps {
  readonly subject: FormSubject;
  readonly place: 'page' | 'dialog';
}

/** @spec B1.05, L2.32 */
export const FormSubjectCard = ({ subject, place }: FormSubjectCardProps) => {
  const { picture, vehicle, facts, price, href, hasPage } = subject;
  return (
    <aside className={styles.subject} data-place={place} aria-label="Vehicle">
      {picture !== null && (
        <img
          src={buildImageUrl(picture.url, 480)}
          srcSet={buildSrcSet(picture.url, 800)}
          sizes="(width < 64rem) 96px, 400px"
          alt=""
          width={400}
          height={267}
        />
      )}
      <div>
        <p className={styles.title}>{hasPage ? <a href={href}>{vehicle.title}</a> : vehicle.title}</p>
        <p className={styles.facts}>{facts}</p>
        {price !== null && (
          <p className={styles.price}>
            <b>{price.text}</b> {price.qualifier !== null && <small>{price.qualifier}</small>}
          </p>
        )}
      </div>
    </aside>
  );
};

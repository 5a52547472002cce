import { SkeletonCard } from '#src/vehicle/web/card/skeleton-card.tsx';
import styles from './similar-cards.module.css';

/** As many as a wide screen shows side by side. */
const places = [1, 2, 3, 4] as const;

/** Holds the room of similar vehicles while they load. Without scripts none come. @spec B2.20, B2.53 */
export const SimilarSkeletons = () => (
  <div className={styles.cards} data-waiting aria-hidden="true">
    {places.map((place) => (
      <SkeletonCard key={place} />
    ))}
  </div>
);

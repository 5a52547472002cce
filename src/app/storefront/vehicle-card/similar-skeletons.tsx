import cards from './similar-cards.module.css';
import styles from './similar-skeletons.module.css';

/** As many as a wide screen shows side by side. */
const places = [1, 2, 3, 4] as const;

/**
 * Holds the room of similar vehicles while they load; without scripts none come. Shares no script with the search's skeletons, which
 * would cost every search a file. @spec B2.20, B2.53
 */
export const SimilarSkeletons = () => (
  <div className={cards.cards} data-waiting aria-hidden="true">
    {places.map((place) => (
      <div key={place} className={styles.frame}>
        <div className={styles.card}>
          <i />
          <i />
          <i />
          <i />
        </div>
      </div>
    ))}
  </div>
);

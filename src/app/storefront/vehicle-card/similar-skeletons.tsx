import cards from './similar-cards.module.css';
import styles from './similar-skeletons.module.css';

const places = [1, 2, 3, 4] as const;

/**
 * Separate from the search page's skeletons, because sharing them would add a script to every search page.
 * @spec B2.20, B2.53
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

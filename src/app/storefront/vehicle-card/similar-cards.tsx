import type { VehicleCardView } from './build-vehicle-card.ts';
import styles from './similar-cards.module.css';
import { VehicleCard } from './vehicle-card.tsx';

/** @spec B2.53 */
export const SimilarCards = ({ cards }: { readonly cards: readonly VehicleCardView[] }) => (
  <ul className={styles.cards}>
    {cards.map((card) => (
      <li key={card.id}>
        <VehicleCard card={card} sizes="(width < 40rem) 80vw, 22rem" />
      </li>
    ))}
  </ul>
);

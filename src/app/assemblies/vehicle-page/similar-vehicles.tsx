import { Icon } from '#src/ui/icon.tsx';
import { VehicleCard } from '../vehicle-card/vehicle-card.tsx';
import styles from './similar-vehicles.module.css';
import { useSimilarCards } from './use-similar-cards.ts';
import type { SimilarView } from './vehicle-page-view.ts';

interface SimilarVehiclesProps {
  readonly slug: string;
  readonly similar: SimilarView;
}

/** Vehicles like this one; they come when the shopper comes near, and a search says the same without scripts. @spec B2.53, B9.21, B9.23 */
export const SimilarVehicles = ({ slug, similar }: SimilarVehiclesProps) => {
  const { region, cards } = useSimilarCards(slug, similar.cards);
  return (
    <section ref={region} className={styles.similar} aria-labelledby="similar">
      <div className="page-width">
        <div className={styles.head}>
          <h2 id="similar">{similar.heading}</h2>
          <a href={similar.moreHref}>
            {similar.moreLabel}
            <Icon name="arrowRight" />
          </a>
        </div>
        {cards.length > 0 && (
          <ul className={styles.cards}>
            {cards.map((card) => (
              <li key={card.id}>
                <VehicleCard card={card} sizes="(width < 40rem) 80vw, 22rem" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
};

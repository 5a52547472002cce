import styles from './card-title.module.css';
import type { VehicleCardView } from './vehicle-card-view.ts';

/** Year, make and model over the badge line. The link covers the whole card. @spec B2.17 */
export const CardTitle = ({ card }: { readonly card: VehicleCardView }) => (
  <div className={styles.title}>
    <h3>
      <a href={card.href}>{card.title}</a>
    </h3>
    {card.subtitle !== null && <p>{card.subtitle}</p>}
  </div>
);

import type { MarketBadgeView } from '#src/market/view/market-badge-view.ts';
import type { Figure } from '../view/figure.ts';
import styles from './card-facts.module.css';

interface CardFactsProps {
  readonly attributes: readonly Figure[];
  /** Stands before the facts where the layout shows them as chips. */
  readonly marketBadge?: MarketBadgeView | null;
}

/** The attributes of a car, as chips or as one line of words. @spec B9.10, B4.26 */
export const CardFacts = ({ attributes, marketBadge = null }: CardFactsProps) => {
  if (attributes.length === 0 && marketBadge === null) return null;
  return (
    <ul className={styles.facts}>
      {marketBadge !== null && <li className={styles.saving}>{marketBadge.text}</li>}
      {attributes.map(({ name, label, value }) => (
        <li key={name} data-name={name}>
          <span className="visually-hidden">{`${label}: `}</span>
          {value}
        </li>
      ))}
    </ul>
  );
};

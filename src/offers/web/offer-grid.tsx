import type { OfferView } from '../view/build-offer-view.ts';
import { OfferCard } from './offer-card.tsx';
import styles from './offer-grid.module.css';

const sizes = '(width < 42rem) 94vw, (width < 64rem) 46vw, 30rem';

interface OfferGridProps {
  readonly offers: readonly OfferView[];
  /** True when the first card has the page's first picture. */
  readonly isFirst: boolean;
  /** One level below the surrounding heading. */
  readonly level: 2 | 3;
}

/** Draws offers side by side. @spec L1.04 */
export const OfferGrid = ({ offers, isFirst, level }: OfferGridProps) => (
  <ul className={styles.grid}>
    {offers.map((offer, at) => (
      <OfferCard key={offer.id} offer={offer} sizes={sizes} isFirst={isFirst && at === 0} level={level} />
    ))}
  </ul>
);

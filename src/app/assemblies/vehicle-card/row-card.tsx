import { CardActions } from './card-actions.tsx';
import { CardFacts } from './card-facts.tsx';
import { CardFinance } from './card-finance.tsx';
import type { CardLayoutProps } from './card-layout.ts';
import { CardPrice } from './card-price.tsx';
import { CardTitle } from './card-title.tsx';
import { LoadBar } from './load-bar.tsx';
import { Plate } from './plate.tsx';
import styles from './row-card.module.css';

/** A row with a plate of ruled figures when wide, two columns when not, a stacked sheet on a phone. */
export const RowCard = ({ card, picture }: CardLayoutProps) => (
  <div className={styles.frame}>
    <article className={styles.card} data-load={card.loadBar !== null || undefined}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.middle}>
        <CardTitle card={card} />
        {card.plate.length > 0 ? <Plate figures={card.plate} /> : <CardFacts attributes={card.attributes} />}
      </div>
      {card.loadBar !== null && (
        <div className={styles.load}>
          <LoadBar load={card.loadBar} />
        </div>
      )}
      {card.finance !== null && (
        <div className={styles.finance}>
          <CardFinance finance={card.finance} />
        </div>
      )}
      <div className={styles.price}>
        <CardPrice card={card} />
        {card.marketBadge !== null && <p className={styles.saving}>{card.marketBadge.text}</p>}
        {card.similarText !== null && <p className={styles.note}>{card.similarText}</p>}
      </div>
      <div className={styles.actions}>
        <CardActions buttons={card.buttons} title={card.title} />
      </div>
    </article>
  </div>
);

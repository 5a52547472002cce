import { CardActions } from './card-actions.tsx';
import { CardFacts } from './card-facts.tsx';
import { CardFinance } from './card-finance.tsx';
import type { CardLayoutProps } from './card-layout.ts';
import { CardPrice } from './card-price.tsx';
import { CardTitle } from './card-title.tsx';
import styles from './roomy-card.module.css';

/** A roomy box: title and one line of facts, then a huge price with the saving beside it. */
export const RoomyCard = ({ card, picture }: CardLayoutProps) => (
  <article className={styles.card}>
    {picture}
    <div className={styles.body}>
      <CardTitle card={card} />
      <CardFacts attributes={card.attributes} />
      <div className={styles.money}>
        <CardPrice card={card} />
        {card.marketBadge !== null && card.wasPrice === null && (
          <p className={styles.saving}>{card.marketBadge.text}</p>
        )}
      </div>
      {card.finance !== null && <CardFinance finance={card.finance} />}
      {card.similarText !== null && <p className={styles.note}>{card.similarText}</p>}
      <CardActions buttons={card.buttons} title={card.title} />
    </div>
  </article>
);

import styles from './boxed-card.module.css';
import { CardActions } from './card-actions.tsx';
import { CardFacts } from './card-facts.tsx';
import { CardFinance } from './card-finance.tsx';
import type { CardLayoutProps } from './card-layout.ts';
import { CardPrice } from './card-price.tsx';
import { CardTitle } from './card-title.tsx';

/** One white box: picture, price, title, chips, the three figures, actions. */
export const BoxedCard = ({ card, picture }: CardLayoutProps) => (
  <article className={styles.card}>
    {picture}
    <div className={styles.body}>
      <CardPrice card={card} />
      <CardTitle card={card} />
      <CardFacts attributes={card.attributes} marketBadge={card.marketBadge} />
      {card.finance !== null && <CardFinance finance={card.finance} />}
      {card.similarText !== null && <p className={styles.note}>{card.similarText}</p>}
      <CardActions buttons={card.buttons} title={card.title} />
    </div>
  </article>
);

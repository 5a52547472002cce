import { CardActions } from './card-actions.tsx';
import { CardFacts } from './card-facts.tsx';
import { CardFinance } from './card-finance.tsx';
import type { CardLayoutProps } from './card-layout.ts';
import { CardPrice } from './card-price.tsx';
import { CardTitle } from './card-title.tsx';
import styles from './editorial-card.module.css';

/** No box: the photograph, then a caption with the price at its right, facts as one line, figures between hairlines. */
export const EditorialCard = ({ card, picture }: CardLayoutProps) => (
  <article className={styles.card}>
    {picture}
    <div className={styles.caption}>
      <CardTitle card={card} />
      <CardPrice card={card} />
    </div>
    <CardFacts attributes={card.attributes} marketBadge={card.marketBadge} />
    {card.finance !== null && <CardFinance finance={card.finance} />}
    {card.similarText !== null && <p className={styles.note}>{card.similarText}</p>}
    <CardActions buttons={card.buttons} title={card.title} />
  </article>
);

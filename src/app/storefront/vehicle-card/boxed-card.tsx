import { CardFinance } from '#src/finance/web/card-finance.tsx';
import { Price } from '#src/pricing/web/price.tsx';
import linkBox from '#src/ui/link-box.module.css';
import { CardActions } from '#src/vehicle/web/card/card-actions.tsx';
import { CardFacts } from '#src/vehicle/web/card/card-facts.tsx';
import { CardTitle } from '#src/vehicle/web/card/card-title.tsx';
import styles from './boxed-card.module.css';
import type { CardLayoutProps } from './card-layout.ts';

/** One white box: picture, price, title, chips, the three figures, actions. */
export const BoxedCard = ({ card, picture }: CardLayoutProps) => (
  <article className={`${linkBox.box} ${styles.card}`}>
    {picture}
    <div className={styles.body} data-one-action={card.buttons.length === 1 || undefined}>
      <Price place="card" price={card.price} wasPrice={card.wasPrice} soldText={card.soldText} />
      <CardTitle title={card.title} condition={card.condition} subtitle={card.subtitle} href={card.href} />
      <CardFacts attributes={card.attributes} savingText={card.marketBadge?.text ?? null} />
      {card.finance !== null && <CardFinance finance={card.finance} />}
      {card.similarText !== null && <p className={styles.note}>{card.similarText}</p>}
      <CardActions buttons={card.buttons} title={card.title} cardHref={card.href} />
    </div>
  </article>
);

import { CardFinance } from '#src/finance/web/card-finance.tsx';
import { Price } from '#src/pricing/web/price.tsx';
import linkBox from '#src/ui/link-box.module.css';
import { CardActions } from '#src/vehicle/web/card/card-actions.tsx';
import { CardFacts } from '#src/vehicle/web/card/card-facts.tsx';
import { CardTitle } from '#src/vehicle/web/card/card-title.tsx';
import type { CardLayoutProps } from './card-layout.ts';
import styles from './roomy-card.module.css';

/** A roomy box: title and one line of facts, then a huge price with the saving beside it. */
export const RoomyCard = ({ card, picture }: CardLayoutProps) => (
  <article className={`${linkBox.box} ${styles.card}`}>
    {picture}
    <div className={styles.body}>
      <CardTitle title={card.title} condition={card.condition} subtitle={card.subtitle} href={card.href} />
      <CardFacts attributes={card.attributes} />
      <div className={styles.money}>
        <Price place="card" price={card.price} wasPrice={card.wasPrice} soldText={card.soldText} />
        {card.marketBadge !== null && card.wasPrice === null && (
          <p className={styles.saving}>{card.marketBadge.text}</p>
        )}
      </div>
      {card.finance !== null && <CardFinance finance={card.finance} />}
      {card.similarText !== null && <p className={styles.note}>{card.similarText}</p>}
      <CardActions buttons={card.buttons} title={card.title} cardHref={card.href} />
    </div>
  </article>
);

import { CardFinance } from '#src/finance/web/card-finance.tsx';
import { Price } from '#src/pricing/web/price.tsx';
import linkBox from '#src/ui/link-box.module.css';
import { CardActions } from '#src/vehicle/web/card/card-actions.tsx';
import { CardFacts } from '#src/vehicle/web/card/card-facts.tsx';
import { CardTitle } from '#src/vehicle/web/card/card-title.tsx';
import { LoadBar } from '#src/vehicle/web/load-bar.tsx';
import { Plate } from '#src/vehicle/web/plate.tsx';
import type { CardLayoutProps } from './card-layout.ts';
import styles from './row-card.module.css';

/** A row with a plate of ruled figures when wide, two columns when not, a stacked sheet on a phone. */
export const RowCard = ({ card, picture }: CardLayoutProps) => (
  <div className={styles.frame}>
    <article
      className={`${linkBox.box} ${styles.card}`}
      data-load={card.loadBar !== null || undefined}
      data-one-action={card.buttons.length === 1 || undefined}
    >
      <div className={styles.picture}>{picture}</div>
      <div className={styles.middle}>
        <CardTitle title={card.title} condition={card.condition} subtitle={card.subtitle} href={card.href} />
        {card.plate.length > 0 ? (
          <Plate figures={card.plate} place="card" />
        ) : (
          <CardFacts attributes={card.attributes} />
        )}
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
        <Price place="card" price={card.price} wasPrice={card.wasPrice} soldText={card.soldText} />
        {card.marketBadge !== null && <p className={styles.saving}>{card.marketBadge.text}</p>}
        {card.similarText !== null && <p className={styles.note}>{card.similarText}</p>}
      </div>
      <div className={styles.actions}>
        <CardActions buttons={card.buttons} title={card.title} cardHref={card.href} />
      </div>
    </article>
  </div>
);

import { Icon } from '#src/ui/icon.tsx';
import type { MoneyView } from '../view/build-price-view.ts';
import styles from './price.module.css';

interface PriceProps extends MoneyView {
  readonly place: 'card' | 'page';
  readonly soldText?: string | null;
  readonly marketText?: string | null;
}

/** @spec B4.20, B4.25, B4.26, D.07 */
export const Price = ({ price, wasPrice, place, soldText = null, marketText = null }: PriceProps) => {
  if (price === null) return soldText === null ? null : <p className={styles.sold}>{soldText}</p>;
  return (
    <div className={`${styles.price} ${styles[place]}`} data-kind={price.kind}>
      <p className={styles.now}>
        <b>{price.text}</b>
        {price.qualifier !== null && <span>{price.qualifier}</span>}
      </p>
      {price.buyText !== null && <p className={styles.buy}>{price.buyText}</p>}
      {wasPrice !== null && (
        <p className={styles.was}>
          {/* Boxed and editorial cards hide 'Was', but screen readers still read it. */}
          {place === 'card' ? <span className={styles.wasLabel}>Was </span> : 'Was '}
          <s>{wasPrice.text}</s> <b>{wasPrice.savingText}</b>
        </p>
      )}
      {marketText !== null && (
        <p className={styles.market}>
          <Icon name="tag" size="small" />
          {marketText}
        </p>
      )}
    </div>
  );
};

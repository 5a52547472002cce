import type { MoneyView } from '../view/price-view.ts';
import styles from './card-price.module.css';

/** What stands in the place of the price, with the earlier price and the price type; a sold car says when. @spec B4.20, B4.25 */
export const CardPrice = ({ price, wasPrice, soldText }: MoneyView & { readonly soldText: string | null }) => {
  if (price === null) return soldText === null ? null : <p className={styles.sold}>{soldText}</p>;
  return (
    <div className={styles.price} data-kind={price.kind}>
      <p className={styles.now}>
        <b>{price.text}</b>
        {price.qualifier !== null && <span>{price.qualifier}</span>}
      </p>
      {wasPrice !== null && (
        <p className={styles.was}>
          <span className={styles.wasLabel}>Was </span>
          <s>{wasPrice.text}</s> <b>{wasPrice.savingText}</b>
        </p>
      )}
    </div>
  );
};

import { Icon } from '#src/ui/icon.tsx';
import type { MoneyView } from '../view/price-view.ts';
import styles from './price-block.module.css';

interface PriceBlockProps extends MoneyView {
  /** How the market stands: '$1,380 below the Queensland average'. */
  readonly marketText: string | null;
}

/** What the vehicle costs: the figure, what it includes, what it was, and how the market stands. @spec B4.20, B4.25, B4.26, D.07 */
export const PriceBlock = ({ price, wasPrice, marketText }: PriceBlockProps) => {
  if (price === null) return null;
  return (
    <div className={styles.price} data-kind={price.kind}>
      <p className={styles.now}>
        <b>{price.text}</b>
        {price.qualifier !== null && <span>{price.qualifier}</span>}
      </p>
      {wasPrice !== null && (
        <p className={styles.was}>
          Was <s>{wasPrice.text}</s> <b>{wasPrice.savingText}</b>
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

import { useEffect, useState } from 'react';
import { formatNumber } from '#src/lib/format-number.ts';
import { countSales, salesRefreshMs } from '../rules/count-sales.ts';
import type { SalesCounterView } from '../view/build-sales-counter.ts';
import styles from './sales-counter.module.css';

const useSalesCount = (countOfPage: number): number => {
  const [count, setCount] = useState(countOfPage);
  useEffect(() => {
    const update = (): void => setCount(countSales(new Date()));
    update();
    const timer = setInterval(update, salesRefreshMs);
    return () => clearInterval(timer);
  }, []);
  return count;
};

/** @spec B1.21, B9.48, B9.49 */
export const SalesCounter = ({ counter }: { readonly counter: SalesCounterView }) => {
  const { label, note } = counter;
  const count = useSalesCount(counter.count);
  return (
    <div className={styles.counter}>
      <p className={styles.figure}>
        <strong>{formatNumber(count)}</strong> <span>{label}</span>
      </p>
      <p className={styles.note}>{note}</p>
    </div>
  );
};

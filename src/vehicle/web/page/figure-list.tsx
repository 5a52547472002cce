import type { Figure } from '../../view/figure.ts';
import styles from './figure-list.module.css';

const unbroken = /\S{16}/;

interface FigureListProps {
  readonly figures: readonly Figure[];
  readonly previewCount?: number;
}

/** @spec B2.44, B2.46 */
export const FigureList = ({ figures, previewCount = figures.length }: FigureListProps) => (
  <dl className={styles.list}>
    {figures.map(({ name, label, value }, at) => (
      <div key={name} data-more={at >= previewCount ? '' : undefined} data-long={unbroken.test(value) || undefined}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

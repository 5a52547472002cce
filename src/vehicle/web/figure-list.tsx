import type { Figure } from '../rules/figure.ts';
import styles from './figure-list.module.css';

/** Values longer than this get a line of their own where columns are narrow, in characters: a VIN has 17. */
const longValue = 16;

interface FigureListProps {
  readonly figures: readonly Figure[];
  /** Figures after this many wait for the button of an Expander; all show when it is left out. */
  readonly previewCount?: number;
}

/** Facts with their names, as rows. @spec B2.44, B2.46 */
export const FigureList = ({ figures, previewCount = figures.length }: FigureListProps) => (
  <dl className={styles.list}>
    {figures.map(({ name, label, value }, at) => (
      <div key={name} data-more={at >= previewCount ? '' : undefined} data-long={value.length > longValue || undefined}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

import { Icon } from '#src/ui/icon.tsx';
import type { TowMarginView } from '../view/build-tow-margin.ts';
import styles from './tow-margin.module.css';

const tick = { strokes: 'm5 12.5 5 5 9-11' };

/** @spec B3.08 */
export const TowMargin = ({ margin }: { readonly margin: TowMarginView }) => (
  <p className={styles.margin} data-over={margin.isOver || undefined}>
    <Icon name={margin.isOver ? 'close' : tick} size="small" />
    {margin.text}
  </p>
);

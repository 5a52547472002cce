import { Icon } from '#src/ui/icon.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import styles from './spin-controls.module.css';

/** @spec B2.70 */
export const SpinHint = ({ goal }: { readonly goal: string }) => (
  <p className={styles.hint} data-no-print>
    <Icon name={pageIcons.turn} />
    <span data-by="touch">{`Swipe to ${goal}`}</span>
    <span data-by="mouse">{`Drag to ${goal}`}</span>
  </p>
);

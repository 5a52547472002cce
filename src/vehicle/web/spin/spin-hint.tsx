import { Icon } from '#src/ui/icon.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import styles from './spin-controls.module.css';

/** Explains how to turn the picture, until the shopper has. @spec B2.70 */
export const SpinHint = ({ text }: { readonly text: string }) => (
  <p className={styles.hint} data-no-print>
    <Icon name={pageIcons.turn} />
    {text}
  </p>
);

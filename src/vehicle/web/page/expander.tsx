import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import styles from './expander.module.css';

interface ExpanderProps {
  readonly moreLabel: string;
  readonly lessLabel: string;
  /** Parts with `data-more` show only when expanded, and parts with `data-less` only when collapsed. */
  readonly children: ReactNode;
}

/** @spec B2.45, B2.46, B4.51 */
export const Expander = ({ moreLabel, lessLabel, children }: ExpanderProps) => (
  <div className={styles.expander}>
    {children}
    <details className={styles.toggle}>
      <summary>
        <span className={styles.more}>{moreLabel}</span>
        <span className={styles.less}>{lessLabel}</span>
        <Icon name="chevronDown" size="small" />
      </summary>
    </details>
  </div>
);

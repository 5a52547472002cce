import type { ReactNode } from 'react';
import styles from './page-section.module.css';

interface PageSectionProps {
  readonly id: string;
  readonly anchor?: string;
  readonly title: string;
  readonly isPrinted?: boolean;
  readonly children: ReactNode;
}

/** @spec B2.44 */
export const PageSection = ({ id, anchor, title, isPrinted = true, children }: PageSectionProps) => (
  <section id={anchor} className={styles.section} aria-labelledby={id} data-no-print={!isPrinted || undefined}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

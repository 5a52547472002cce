import type { ReactNode } from 'react';
import styles from './page-section.module.css';

interface PageSectionProps {
  /** Id of the heading, which labels the section. */
  readonly id: string;
  /** Anchor of the section. */
  readonly anchor?: string;
  readonly title: string;
  /** False for sections that are useless on paper. */
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

import type { ReactNode } from 'react';
import styles from './page-section.module.css';

interface PageSectionProps {
  /** Names the section for its heading. */
  readonly id: string;
  /** Where links to the section lead. */
  readonly anchor?: string;
  readonly title: string;
  /** False for what persuades on the screen and only takes room on paper. */
  readonly isPrinted?: boolean;
  readonly children: ReactNode;
}

/** A section of the page under its title. @spec B2.44 */
export const PageSection = ({ id, anchor, title, isPrinted = true, children }: PageSectionProps) => (
  <section id={anchor} className={styles.section} aria-labelledby={id} data-no-print={!isPrinted || undefined}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

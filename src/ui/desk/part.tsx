import type { ReactNode } from 'react';
import styles from './desk.module.css';

/** A part of a record's page, under a small heading. */
export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.part} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

interface SectionProps {
  /** The heading's id on the page. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a page of settings. */
export const Section = ({ id, title, children }: SectionProps) => (
  <section className={styles.section} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

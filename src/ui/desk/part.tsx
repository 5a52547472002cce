import type { ReactNode } from 'react';
import styles from './desk.module.css';

export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.part} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export const Section = ({ id, title, children }: SectionProps) => (
  <section className={styles.section} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

import type { ReactNode } from 'react';
import styles from './section-head.module.css';

interface SectionHeadProps {
  /** Names the section for its heading. */
  readonly id: string;
  readonly title: string;
  /** The way to more of it, at the other end of the line. */
  readonly children?: ReactNode;
}

export const SectionHead = ({ id, title, children }: SectionHeadProps) => (
  <div className={styles.head}>
    <h2 id={id}>{title}</h2>
    {children}
  </div>
);

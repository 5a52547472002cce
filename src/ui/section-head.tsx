import type { ReactNode } from 'react';
import styles from './section-head.module.css';

interface SectionHeadProps {
  /** Id of the heading, which labels the section. */
  readonly id: string;
  readonly title: string;
  /** A link to more, at the other end of the line. */
  readonly children?: ReactNode;
}

export const SectionHead = ({ id, title, children }: SectionHeadProps) => (
  <div className={styles.head}>
    <h2 id={id}>{title}</h2>
    {children}
  </div>
);

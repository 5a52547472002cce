import type { ReactNode, Ref } from 'react';
import styles from './problem-box.module.css';

interface ProblemBoxProps {
  /** For an address that leads to it: a browser that follows an anchor looks at no `autofocus`, and focuses what the anchor names. */
  readonly id?: string;
  /** Lets a caller move the focus back to the box. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** What is wrong with a form, over it: it takes the focus, with scripts and without. @spec L2.52, L8.01 */
export const ProblemBox = ({ ref, id, children }: ProblemBoxProps) => (
  <div ref={ref} id={id} className={styles.box} role="alert" tabIndex={-1} autoFocus>
    {children}
  </div>
);

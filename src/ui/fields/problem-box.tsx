import type { ReactNode, Ref } from 'react';
import styles from './problem-box.module.css';

interface ProblemBoxProps {
  /**
   * If the page's address has an anchor, this id must be the same: the browser then focuses the anchor's target and
   * ignores `autofocus`.
   */
  readonly id?: string;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** @spec L2.52, L8.01 */
export const ProblemBox = ({ ref, id, children }: ProblemBoxProps) => (
  <div ref={ref} id={id} className={styles.box} role="alert" tabIndex={-1} autoFocus>
    {children}
  </div>
);

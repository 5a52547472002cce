import styles from './done-step.module.css';
import { Icon } from './icon.tsx';
import { pageIcons } from './page-icons.ts';

interface DoneStepProps {
  /** Where an address leads to it; left out where none does. */
  readonly id?: string;
  readonly heading: string;
  readonly text: string;
  /** The page with the step open again; null where nothing can be changed any more. */
  readonly changeHref: string | null;
}

/** A step of growing answers that is finished: one line, and the way back to it. @spec L2.57, D.41 */
export const DoneStep = ({ id, heading, text, changeHref }: DoneStepProps) => (
  <section id={id} className={styles.done} aria-label={heading}>
    <Icon name={pageIcons.check} size="small" />
    <p>
      <span>{heading}</span>
      <b>{text}</b>
    </p>
    {changeHref !== null && (
      <a href={changeHref} aria-label={`Change: ${heading}`}>
        Change
      </a>
    )}
  </section>
);

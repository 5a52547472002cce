import styles from './done-step.module.css';
import { Icon } from './icon.tsx';
import { pageIcons } from './page-icons.ts';

interface DoneStepProps {
  readonly id?: string;
  readonly heading: string;
  readonly text: string;
  readonly changeHref: string | null;
}

/** @spec L2.57, D.41 */
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

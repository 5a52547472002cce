import { Icon } from '#src/ui/icon.tsx';
import { pageIcons } from '#src/ui/page-icons.ts';
import type { DoneStepView } from '../view/trade-in-flow-view.ts';
import styles from './trade-in-flow.module.css';

interface DoneStepProps {
  readonly id: string;
  readonly heading: string;
  readonly done: DoneStepView;
}

/** A step that is finished: one line, and the way back to it. @spec L2.57 */
export const DoneStep = ({ id, heading, done: { text, changeHref } }: DoneStepProps) => (
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

import ui from '#src/ui/button.module.css';
import type { ButtonView } from '../../view/button-view.ts';
import styles from './card-actions.module.css';

const chooseClass = (name: ButtonView['name'], isPrimary: boolean): string => {
  if (isPrimary) return `${ui.filled} ${styles.main}`;
  return name === 'findSimilar' ? `${ui.outlined} ${styles.main}` : `${ui.plain} ${styles.quiet}`;
};

/** The buttons of a card: one filled or outlined, the others plain. @spec B2.25, B2.26 */
export const CardActions = ({
  buttons,
  title,
  cardHref,
}: {
  readonly buttons: readonly ButtonView[];
  readonly title: string;
  /** A button that leads to the card's own page is skipped by the Tab key. */
  readonly cardHref: string;
}) => (
  <div className={styles.actions}>
    {buttons.map(({ name, label, href, isPrimary }) => (
      <a key={name} className={chooseClass(name, isPrimary)} href={href} tabIndex={href === cardHref ? -1 : undefined}>
        {label}
        <span className="visually-hidden">{`: ${title}`}</span>
      </a>
    ))}
  </div>
);

import styles from './card-actions.module.css';
import type { ButtonView } from './vehicle-card-view.ts';

/** The buttons of a card: one filled or outlined, the others quiet. @spec B2.25, B2.26 */
export const CardActions = ({
  buttons,
  title,
}: {
  readonly buttons: readonly ButtonView[];
  readonly title: string;
}) => (
  <div className={styles.actions}>
    {buttons.map(({ name, label, href, isPrimary }) => (
      <a
        key={name}
        className={isPrimary ? styles.filled : name === 'findSimilar' ? styles.outlined : styles.quiet}
        href={href}
      >
        {label}
        <span className="visually-hidden">{`: ${title}`}</span>
      </a>
    ))}
  </div>
);

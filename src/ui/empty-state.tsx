import buttons from './button.module.css';
import styles from './empty-state.module.css';
import { Icon, type IconName } from './icon.tsx';

interface EmptyStateProps {
  readonly icon: IconName;
  readonly heading: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly href: string };
}

export const EmptyState = ({ icon, heading, text, action }: EmptyStateProps) => (
  <div className={styles.empty}>
    <div className={styles.drawing} aria-hidden="true">
      <span />
      <span>
        <Icon name={icon} size="large" />
      </span>
      <span />
    </div>
    <h2>{heading}</h2>
    <p>{text}</p>
    <a className={buttons.filled} href={action.href}>
      {action.label}
    </a>
  </div>
);

import styles from './desk.module.css';

interface BadgeProps {
  readonly text: string;
  readonly tone: 'new' | 'open' | 'won' | 'lost' | 'warning';
}

export const Badge = ({ text, tone }: BadgeProps) => (
  <span className={styles.badge} data-tone={tone}>
    {text}
  </span>
);

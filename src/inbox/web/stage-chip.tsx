import styles from './stage-chip.module.css';

export const StageChip = ({
  text,
  tone,
}: {
  readonly text: string;
  readonly tone: 'new' | 'open' | 'won' | 'lost';
}) => (
  <span className={styles.chip} data-tone={tone}>
    {text}
  </span>
);

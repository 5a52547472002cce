import { Badge } from '#src/ui/desk/badge.tsx';
import styles from './stage-chip.module.css';

interface StageChipProps {
  readonly text: string;
  readonly tone: 'new' | 'open' | 'won' | 'lost';
}

export const StageChip = (props: StageChipProps) => (
  <span className={styles.chip}>
    <Badge {...props} />
  </span>
);

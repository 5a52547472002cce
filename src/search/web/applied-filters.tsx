import { Icon } from '#src/ui/icon.tsx';
import type { SearchControlsView } from '../view/search-controls-view.ts';
import styles from './applied-filters.module.css';

export const AppliedFilters = ({ chips, clearHref }: Pick<SearchControlsView, 'chips' | 'clearHref'>) => (
  <ul className={styles.chips} aria-label="Selected filters">
    {chips.map(({ label, removeLabel, removeHref }) => (
      <li key={removeLabel}>
        <a className={styles.chip} href={removeHref} aria-label={removeLabel}>
          {label}
          <Icon name="close" size="small" />
        </a>
      </li>
    ))}
    <li>
      <a className={styles.clear} href={clearHref}>
        Clear all
      </a>
    </li>
  </ul>
);

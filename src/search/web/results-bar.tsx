import { Icon } from '#src/ui/icon.tsx';
import type { SearchControlsView } from '../view/search-controls-view.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { filterPanelId } from './filter-panel.tsx';
import styles from './results-bar.module.css';
import { SortMenu } from './sort-menu.tsx';

interface ResultsBarProps {
  readonly view: SearchControlsView;
  readonly pendingSort: string | null;
  readonly isLoading: boolean;
  /** Shows the filter button on a phone. A bar of pills has its own. */
  readonly hasFilterButton: boolean;
}

const describeCount = ({ chips, announcement, countText }: SearchControlsView): string =>
  chips.length > 0 ? announcement : countText;

export const ResultsBar = ({ view, pendingSort, isLoading, hasFilterButton }: ResultsBarProps) => (
  <div className={styles.bar} data-results-bar>
    <p className={styles.count} role="status">
      {isLoading ? <span className={styles.updating}>Updating results…</span> : describeCount(view)}
    </p>
    <div className={styles.tools}>
      {hasFilterButton && (
        <button type="button" className={styles.open} popoverTarget={filterPanelId}>
          <Icon name="filter" />
          Filters
          {view.chips.length > 0 && ` (${view.chips.length})`}
        </button>
      )}
      <SortMenu sortForm={view.sortForm} sortOptions={view.sortOptions} pendingSort={pendingSort} />
    </div>
    {view.chips.length > 0 && (
      <div className={styles.chips}>
        <AppliedFilters chips={view.chips} clearHref={view.clearHref} />
      </div>
    )}
  </div>
);

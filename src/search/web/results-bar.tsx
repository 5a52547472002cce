import { Icon } from '#src/ui/icon.tsx';
import type { SearchControlsView } from '../view/search-controls-view.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { filterPanelId } from './filter-panel.tsx';
import styles from './results-bar.module.css';
import { SortMenu } from './sort-menu.tsx';

interface ResultsBarProps {
  readonly view: SearchControlsView;
  readonly pendingSort: string | null;
  /** Whether another search is on its way: how many it finds is not known. */
  readonly isLoading: boolean;
  /** Whether the button that opens the filters stands here on a phone; a bar of pills has its own. */
  readonly hasFilterButton: boolean;
}

const describeCount = ({ chips, announcement, countText }: SearchControlsView): string =>
  chips.length > 0 ? announcement : countText;

/** How many there are, the way into the filters, the order, and what is chosen. */
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

import { type ChangeEvent, useRef } from 'react';
import buttons from '#src/ui/button.module.css';
import { Icon } from '#src/ui/icon.tsx';
import type { SearchControlsView } from '../view/search-controls-view.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { filterPanelId } from './filter-panel.tsx';
import styles from './results-bar.module.css';
import sort from './sort-menu.module.css';
import { useCountUp } from './use-count-up.ts';

interface SortMenuProps extends Pick<SearchControlsView, 'sortForm' | 'sortOptions'> {
  readonly pendingSort: string | null;
}

const sendForm = (event: ChangeEvent<HTMLSelectElement>) => event.target.form?.requestSubmit();

/** @spec D.18 */
const SortMenu = ({ sortForm, sortOptions, pendingSort }: SortMenuProps) => (
  <form className={sort.sort} action={sortForm.action}>
    {sortForm.hiddenFields.map(({ name, value }) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ))}
    <label htmlFor="sort">Sort by</label>
    <span className={sort.select}>
      <select
        id="sort"
        name="sortBy"
        value={pendingSort ?? sortOptions.find(({ isSelected }) => isSelected)?.value ?? ''}
        onChange={sendForm}
      >
        {sortOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
    <button type="submit" className={buttons.filled}>
      Sort
    </button>
  </form>
);

interface ResultsBarProps {
  readonly view: SearchControlsView;
  readonly pendingSort: string | null;
  readonly isLoading: boolean;
  readonly hasFilterButton: boolean;
}

const describeCount = ({ chips, announcement, countText }: SearchControlsView): string =>
  chips.length > 0 ? announcement : countText;

export const ResultsBar = ({ view, pendingSort, isLoading, hasFilterButton }: ResultsBarProps) => {
  const place = useRef<HTMLParagraphElement>(null);
  const count = isLoading ? null : describeCount(view);
  useCountUp(place, count);
  return (
    <div className={styles.bar} data-results-bar>
      <p ref={place} className={styles.count} role="status">
        {count ?? <span className={styles.updating}>Updating results…</span>}
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
};

import type { ChangeEvent } from 'react';
import buttons from '#src/ui/button.module.css';
import type { SearchControlsView } from '../view/search-controls-view.ts';
import styles from './sort-menu.module.css';

interface SortMenuProps extends Pick<SearchControlsView, 'sortForm' | 'sortOptions'> {
  readonly pendingSort: string | null;
}

const sendForm = (event: ChangeEvent<HTMLSelectElement>) => event.target.form?.requestSubmit();

/** Sorts the results; the button is for browsers without scripts. @spec D.18 */
export const SortMenu = ({ sortForm, sortOptions, pendingSort }: SortMenuProps) => (
  <form className={styles.sort} action={sortForm.action}>
    {sortForm.hiddenFields.map(({ name, value }) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ))}
    <label htmlFor="sort">Sort by</label>
    <span className={styles.select}>
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

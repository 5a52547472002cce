import { Icon } from '#src/ui/icon.tsx';
import type { SearchControlsView } from '../view/search-controls-view.ts';
import styles from './text-search.module.css';

/** Free text over the stock: make, model, feature or stock number. @spec B3.14 */
export const TextSearch = ({ textForm }: Pick<SearchControlsView, 'textForm'>) => (
  <form className={styles.form} action={textForm.action}>
    {textForm.hiddenFields.map(({ name, value }) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ))}
    <label className="visually-hidden" htmlFor="query">
      Search stock
    </label>
    <input
      // A new answer sets the text; what is being typed is not touched.
      key={textForm.query}
      id="query"
      name="query"
      type="search"
      maxLength={200}
      autoComplete="off"
      enterKeyHint="search"
      placeholder="Make, model or stock number"
      defaultValue={textForm.query}
    />
    <button type="submit" aria-label="Search">
      <Icon name="search" />
    </button>
  </form>
);

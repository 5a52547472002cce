import { Icon } from '#src/ui/icon.tsx';
import type { SearchControlsView } from '../view/search-controls-view.ts';
import { SearchField } from './suggestions/search-field.tsx';
import styles from './text-search.module.css';

interface TextSearchProps extends Pick<SearchControlsView, 'textForm'> {
  readonly example: string;
}

/** Searches the stock by free text: make, model, feature or stock number. @spec B3.14 */
export const TextSearch = ({ textForm, example }: TextSearchProps) => (
  <form className={styles.form} action={textForm.action}>
    {textForm.hiddenFields.map(({ name, value }) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ))}
    <label className="visually-hidden" htmlFor="query">
      Search stock
    </label>
    {/* The key resets the text on a new answer, but not while the shopper types. */}
    <SearchField
      key={textForm.query}
      id="query"
      query={textForm.query}
      example={example}
      searchHref={textForm.action}
    />
    <button type="submit" aria-label="Search">
      <Icon name="search" />
    </button>
  </form>
);

import { Icon } from '#src/ui/icon.tsx';
import type { SearchControlsView } from '../view/search-controls-view.ts';
import { SearchField } from './suggestions/search-field.tsx';
import styles from './text-search.module.css';

interface TextSearchProps extends Pick<SearchControlsView, 'textForm'> {
  /** What stands in the empty field, as far as it has room. */
  readonly example: string;
}

/** Free text over the stock: make, model, feature or stock number. @spec B3.14 */
export const TextSearch = ({ textForm, example }: TextSearchProps) => (
  <form className={styles.form} action={textForm.action}>
    {textForm.hiddenFields.map(({ name, value }) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ))}
    <label className="visually-hidden" htmlFor="query">
      Search stock
    </label>
    {/* A new answer sets the text; what is being typed is not touched. */}
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

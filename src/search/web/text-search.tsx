import { type ComponentType, useState } from 'react';
import { maxQueryLength } from '#src/search/rules/max-query-length.ts';
import { Icon } from '#src/ui/icon.tsx';
import type { SearchControlsView } from '../view/search-controls-view.ts';
import type { SuggestionListProps } from './suggestions/suggestion-list.tsx';
import styles from './text-search.module.css';

interface SearchFieldProps {
  readonly id: string;
  readonly query: string;
  readonly example: string;
  readonly searchHref: string;
}

interface FocusedField {
  readonly List: ComponentType<SuggestionListProps>;
  readonly field: HTMLInputElement;
  readonly isSent: () => boolean;
}

const SearchField = ({ id, query, example, searchHref }: SearchFieldProps) => {
  const [focused, setFocused] = useState<FocusedField | null>(null);
  const suggest = (field: HTMLInputElement): void => {
    if (focused !== null) return;
    let isSent = false;
    field.form?.addEventListener('submit', () => (isSent = true), { once: true });
    import('./suggestions/late-parts.ts').then(
      ({ SuggestionList }) => setFocused({ List: SuggestionList, field, isSent: () => isSent }),
      // Without the script, the field still searches.
      () => undefined,
    );
  };
  return (
    <>
      <input
        id={id}
        name="query"
        type="search"
        maxLength={maxQueryLength}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={example}
        defaultValue={query}
        onFocus={(event) => suggest(event.currentTarget)}
      />
      {focused !== null && (
        <focused.List field={focused.field} isOpenAtFirst={!focused.isSent()} searchHref={searchHref} />
      )}
    </>
  );
};

interface TextSearchProps extends Pick<SearchControlsView, 'textForm'> {
  readonly example: string;
}

/** @spec B3.14 */
export const TextSearch = ({ textForm, example }: TextSearchProps) => (
  <form className={styles.form} action={textForm.action}>
    {textForm.hiddenFields.map(({ name, value }) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ))}
    <label className="visually-hidden" htmlFor="query">
      Search stock
    </label>
    {/* The key resets the text when the page has new results, but not while the shopper types. */}
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

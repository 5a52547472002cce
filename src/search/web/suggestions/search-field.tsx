import { type ComponentType, useState } from 'react';
import { maxQueryLength } from '#src/search/rules/max-query-length.ts';
import type { SuggestionListProps } from './suggestion-list.tsx';

interface SearchFieldProps {
  readonly id: string;
  /** The text of the search that the page shows. */
  readonly query: string;
  readonly example: string;
  /** Where a search leads. */
  readonly searchHref: string;
}

interface FocusedField {
  readonly List: ComponentType<SuggestionListProps>;
  readonly field: HTMLInputElement;
  /** Whether the search went off before its suggestions came: they'd cover its results. */
  readonly isSent: () => boolean;
}

/** The field for free text. Without scripts it's a plain field; with them, its first focus brings suggestions. */
export const SearchField = ({ id, query, example, searchHref }: SearchFieldProps) => {
  const [focused, setFocused] = useState<FocusedField | null>(null);
  const suggest = (field: HTMLInputElement): void => {
    if (focused !== null) return;
    let isSent = false;
    field.form?.addEventListener('submit', () => (isSent = true), { once: true });
    import('./late-parts.ts').then(
      ({ SuggestionList }) => setFocused({ List: SuggestionList, field, isSent: () => isSent }),
      // Without its script the field searches as before.
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

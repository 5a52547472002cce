import { type ComponentType, useState } from 'react';
import { maxQueryLength } from '#src/search/rules/max-query-length.ts';
import type { SuggestionListProps } from './suggestion-list.tsx';

interface SearchFieldProps {
  readonly id: string;
  readonly query: string;
  readonly example: string;
  readonly searchHref: string;
}

interface FocusedField {
  readonly List: ComponentType<SuggestionListProps>;
  readonly field: HTMLInputElement;
  /** True if the form was submitted before the suggestions loaded; they would cover the results. */
  readonly isSent: () => boolean;
}

/** A plain field without scripts; with them, its first focus loads suggestions. */
export const SearchField = ({ id, query, example, searchHref }: SearchFieldProps) => {
  const [focused, setFocused] = useState<FocusedField | null>(null);
  const suggest = (field: HTMLInputElement): void => {
    if (focused !== null) return;
    let isSent = false;
    field.form?.addEventListener('submit', () => (isSent = true), { once: true });
    import('./late-parts.ts').then(
      ({ SuggestionList }) => setFocused({ List: SuggestionList, field, isSent: () => isSent }),
      // Without the script the field still searches.
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

import { Suspense, useState } from 'react';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import { maxQueryLength } from '../../rules/suggestions.ts';

interface SearchFieldProps {
  readonly id: string;
  /** The text of the search that the page shows. */
  readonly query: string;
  readonly example: string;
  /** Where a search leads. */
  readonly searchHref: string;
}

const SuggestionList = lazyPart(() => import('./suggestion-list.tsx').then((part) => part.SuggestionList));

/** The field for free text. Without scripts it's a plain field; with them, its first focus brings suggestions. */
export const SearchField = ({ id, query, example, searchHref }: SearchFieldProps) => {
  const [field, setField] = useState<HTMLInputElement | null>(null);
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
        onFocus={(event) => setField(event.currentTarget)}
      />
      {field !== null && (
        <Suspense fallback={null}>
          <SuggestionList field={field} searchHref={searchHref} />
        </Suspense>
      )}
    </>
  );
};

import { type MouseEvent, useEffect, useId, useLayoutEffect, useState } from 'react';
import { buildImageUrl } from '#src/lib/image-url.ts';
import { Icon } from '#src/ui/icon.tsx';
import { listOptionGroups, type OptionGroup, type SuggestionOption } from './list-option-groups.ts';
import { clearRecentSearches, readRecentSearches, storeRecentSearch } from './recent-searches.ts';
import styles from './suggestion-list.module.css';
import { useSuggestions } from './use-suggestions.ts';

export interface SuggestionListProps {
  readonly field: HTMLInputElement;
  readonly isOpenAtFirst: boolean;
  readonly searchHref: string;
}

const describeList = (field: HTMLInputElement, listId: string, isOpen: boolean, activeId: string | null): void => {
  const attributes = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': listId,
    'aria-expanded': String(isOpen),
  };
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
  if (activeId === null) field.removeAttribute('aria-activedescendant');
  else field.setAttribute('aria-activedescendant', activeId);
};

/** Index -1 is the field itself, which comes before the first option and after the last. */
const stepActive = (active: number, key: string, count: number): number => {
  const next = active + (key === 'ArrowDown' ? 1 : -1);
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
};

/** A mouse press would otherwise blur the field and close the list before the click. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

export const SuggestionList = ({ field, isOpenAtFirst, searchHref }: SuggestionListProps) => {
  const id = useId();
  const [typed, setTyped] = useState(field.value);
  const [isOpen, setOpen] = useState(isOpenAtFirst && document.activeElement === field);
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState(readRecentSearches);
  const groups = listOptionGroups(typed, useSuggestions(typed), recent, searchHref);
  const options = groups.flatMap((group) => group.options);
  const isShown = isOpen && options.length > 0;
  const optionId = (option: SuggestionOption): string => `${id}-${options.indexOf(option)}`;
  const activeId = isShown && active >= 0 ? `${id}-${active}` : null;

  useEffect(() => describeList(field, id, isShown, activeId), [field, id, isShown, activeId]);
  useEffect(() => {
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const choose = (): void => {
    storeRecentSearch(field.value);
    setOpen(false);
  };

  // Runs after every render and before paint, so that each key acts on the visible list.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // Takes over letters that were typed while the script loaded.
    setTyped(field.value);
    const onKey = (event: KeyboardEvent): void => {
      // During input-method composition, as for Chinese, Enter completes a character instead of choosing an option.
      if (event.isComposing) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        setOpen(true);
        setActive(isShown ? stepActive(active, event.key, options.length) : active);
      } else if (event.key === 'Escape' && isShown) {
        // The first Escape closes the list. The next one clears the field or closes its dialog.
        event.preventDefault();
        event.stopPropagation();
        setOpen(false);
      } else if (event.key === 'Enter' && activeId !== null) {
        event.preventDefault();
        document.getElementById(activeId)?.click();
      }
    };
    const onInput = (): void => {
      setTyped(field.value);
      setActive(-1);
      // Escape also clears the field, which must not reopen the list.
      setOpen(field.value !== '');
    };
    field.addEventListener('keydown', onKey, { signal });
    field.addEventListener('input', onInput, { signal });
    field.addEventListener('focus', () => setOpen(true), { signal });
    field.addEventListener('click', () => setOpen(true), { signal });
    field.addEventListener('blur', () => setOpen(false), { signal });
    field.form?.addEventListener('submit', choose, { signal });
    return () => listening.abort();
  });

  const clear = (): void => {
    clearRecentSearches();
    setRecent([]);
  };
  const countText = options.length === 1 ? '1 suggestion' : `${options.length} suggestions`;
  return (
    <>
      <p className="visually-hidden" role="status">
        {isShown ? countText : ''}
      </p>
      <div className={styles.panel} hidden={!isShown}>
        <div id={id} role="listbox" aria-label="Suggestions" onMouseDown={keepFocus}>
          {groups.map((group) => (
            <Group key={group.heading} group={group} activeId={activeId} idOf={optionId} onChoose={choose} />
          ))}
        </div>
        {typed.trim() === '' && recent.length > 0 && (
          <button type="button" className={styles.clear} onMouseDown={keepFocus} onClick={clear} tabIndex={-1}>
            Clear recent searches
          </button>
        )}
      </div>
    </>
  );
};

interface GroupProps {
  readonly group: OptionGroup;
  readonly activeId: string | null;
  readonly idOf: (option: SuggestionOption) => string;
  readonly onChoose: () => void;
}

/** A listbox can't contain headings, so each option repeats its heading for screen readers. */
const Group = ({ group: { heading, options }, activeId, idOf, onChoose }: GroupProps) => (
  <>
    <span aria-hidden="true" className={styles.heading}>
      {heading}
    </span>
    {options.map((option) => (
      <a
        key={option.href}
        id={idOf(option)}
        role="option"
        aria-selected={idOf(option) === activeId}
        tabIndex={-1}
        className={styles.option}
        data-pictured={option.pictureUrl !== undefined || undefined}
        href={option.href}
        onClick={onChoose}
      >
        <Picture url={option.pictureUrl} />
        <span className={styles.text}>
          <span className={styles.label}>{option.label}</span>
          <span>{option.note}</span>
        </span>
        <span className="visually-hidden">{heading}</span>
      </a>
    ))}
  </>
);

const Picture = ({ url }: { readonly url: string | null | undefined }) => {
  if (url === undefined) return <Icon name="search" size="small" />;
  return (
    <span className={styles.picture}>
      {url !== null && <img src={buildImageUrl(url, 160)} width="72" height="48" alt="" />}
    </span>
  );
};

import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Icon } from '#src/ui/icon.tsx';
import { DialogBox } from '#src/ui/layers/dialog-box.tsx';
import styles from './search-dialog.module.css';
import { SuggestionList } from './suggestion-list.tsx';

interface SearchDialogProps {
  readonly searchHref: string;
  readonly onClose: () => void;
}

const SearchDialog = ({ searchHref, onClose }: SearchDialogProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  const [field, setField] = useState<HTMLInputElement | null>(null);
  // Otherwise the browser would focus the close button, the dialog's first element.
  useEffect(() => field?.focus(), [field]);
  return (
    <DialogBox ref={ref} className={styles.dialog} onPhone="sheet" aria-label="Search stock" onClose={onClose}>
      <search>
        <form className={styles.form} action={searchHref}>
          <label htmlFor="header-query">Search stock</label>
          <div className={styles.field}>
            <Icon name="search" />
            <input
              ref={setField}
              id="header-query"
              name="query"
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              placeholder="Make, model or stock number"
            />
            {field !== null && <SuggestionList field={field} isOpenAtFirst searchHref={searchHref} />}
          </div>
        </form>
      </search>
    </DialogBox>
  );
};

export const showSearchDialog = (searchHref: string): void => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = (): void => {
    root.unmount();
    place.remove();
  };
  // Renders synchronously, so that a fast typist loses no letters.
  flushSync(() => root.render(<SearchDialog searchHref={searchHref} onClose={close} />));
};

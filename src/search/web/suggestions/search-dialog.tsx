import { useRef } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { DialogBox } from '#src/ui/layers/dialog-box.tsx';
import styles from './search-dialog.module.css';
import { SearchField } from './search-field.tsx';

export interface SearchDialogProps {
  readonly searchHref: string;
  readonly onClose: () => void;
}

/** The search field over whatever page it's opened from, with the keyboard ready. */
export const SearchDialog = ({ searchHref, onClose }: SearchDialogProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  return (
    <DialogBox ref={ref} className={styles.dialog} onPhone="sheet" aria-label="Search stock" onClose={onClose}>
      <search>
        <form className={styles.form} action={searchHref}>
          <label htmlFor="header-query">Search stock</label>
          <div className={styles.field}>
            <Icon name="search" />
            <SearchField id="header-query" query="" example="Make, model or stock number" searchHref={searchHref} />
          </div>
        </form>
      </search>
    </DialogBox>
  );
};

import { accountPaths } from '#src/lib/account-paths.ts';
import buttons from '#src/ui/button.module.css';
import { TextField } from '#src/ui/fields/text-field.tsx';
import action from '#src/ui/quiet-action.module.css';
import { searchFields } from '../../rules/searches/search-form.ts';
import type { SearchRow } from '../../view/searches/build-searches-view.ts';
import styles from './saved-search-row.module.css';

interface RowProps {
  readonly row: SearchRow;
  readonly maxNameLength: number;
}

const Subject = ({ row }: Pick<RowProps, 'row'>) => <span className="visually-hidden">: {row.name}</span>;

const RenameForm = ({ row: { id, name, nameError, isRenamed }, maxNameLength }: RowProps) => (
  <details className={styles.rename} open={isRenamed}>
    <summary className={action.action}>
      Rename
      <span className="visually-hidden">: {name}</span>
    </summary>
    <form method="post" action={accountPaths.savedSearchRename} className={styles.name}>
      <input type="hidden" name={searchFields.id} value={id} />
      <TextField
        id={`name-${id}`}
        label="New name"
        name={searchFields.name}
        defaultValue={name}
        maxLength={maxNameLength}
        autoComplete="off"
        error={nameError}
      />
      <button type="submit" className={buttons.outlined}>
        Rename
      </button>
    </form>
  </details>
);

const FollowForm = ({ row }: Pick<RowProps, 'row'>) =>
  row.follow !== null && (
    <form method="post" action={accountPaths.savedSearchFollow}>
      <input type="hidden" name={searchFields.id} value={row.id} />
      <input type="hidden" name={searchFields.told} value={row.follow.isOn ? 'no' : 'yes'} />
      <button type="submit" className={buttons.outlined}>
        {row.follow.label}
        <Subject row={row} />
      </button>
    </form>
  );

/** @spec B1.15 */
export const SavedSearchRow = ({ row, maxNameLength }: RowProps) => (
  <article className={styles.row}>
    <div className={styles.head}>
      <h2>
        <a href={row.href}>{row.name}</a>
      </h2>
      <p className={styles.count}>{row.countText}</p>
    </div>
    <p className={styles.about}>{row.about}</p>
    {row.note !== null && <p className={styles.note}>{row.note}</p>}
    <div className={styles.actions}>
      <FollowForm row={row} />
      <RenameForm row={row} maxNameLength={maxNameLength} />
      <form method="post" action={accountPaths.savedSearchRemove}>
        <input type="hidden" name={searchFields.id} value={row.id} />
        <button type="submit" className={`${action.action} ${styles.remove}`}>
          Delete
          <Subject row={row} />
        </button>
      </form>
    </div>
  </article>
);

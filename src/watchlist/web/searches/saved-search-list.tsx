import { accountPaths } from '#src/lib/account-paths.ts';
import buttons from '#src/ui/button.module.css';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { ProblemBox } from '#src/ui/fields/problem-box.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { searchFields } from '../../rules/searches/search-form.ts';
import type { SavedSearchesView } from '../../view/searches/build-searches-view.ts';
import styles from './saved-search-list.module.css';
import { SavedSearchRow } from './saved-search-row.tsx';

interface ListProps {
  readonly view: SavedSearchesView;
}

const WantedForm = ({ view: { wanted, maxNameLength } }: ListProps) =>
  wanted !== null && (
    <section className={styles.wanted} aria-labelledby="wanted">
      <h2 id="wanted">Save this search</h2>
      <form method="post" action={accountPaths.savedSearchSave} className={styles.name}>
        <input type="hidden" name={searchFields.query} value={wanted.query} />
        <TextField
          id="wanted-name"
          label="Name"
          name={searchFields.name}
          defaultValue={wanted.name}
          maxLength={maxNameLength}
          autoComplete="off"
          error={null}
        />
        <button type="submit" className={buttons.filled}>
          Save
        </button>
      </form>
    </section>
  );

const Empty = ({ view: { noun, searchHref } }: ListProps) => (
  <div className={styles.empty}>
    <EmptyState
      icon="search"
      heading="No searches saved yet"
      text={`Search our ${noun.many}, then save the search. You’ll see it here on any device once you sign in.`}
      action={{ label: `Search our ${noun.many}`, href: searchHref }}
    />
  </div>
);

/** @spec B1.15 */
export const SavedSearchList = ({ view }: ListProps) => {
  const { status, rows, consentText } = view;
  return (
    <>
      {status !== null &&
        (status.isProblem ? (
          <ProblemBox>{status.text}</ProblemBox>
        ) : (
          <p role="status" className={styles.status}>
            {status.text}
          </p>
        ))}
      <WantedForm view={view} />
      {rows.length === 0 && view.wanted === null && <Empty view={view} />}
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={row.id} id={row.anchor}>
              <SavedSearchRow row={row} maxNameLength={view.maxNameLength} />
            </li>
          ))}
        </ul>
      )}
      {consentText !== null && <p className={styles.consent}>{consentText}</p>}
    </>
  );
};

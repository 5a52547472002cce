import { accountPaths, watchlistFields } from '#src/lib/account-paths.ts';
import { Icon } from '#src/ui/icon.tsx';
import action from '#src/ui/quiet-action.module.css';
import { searchFields } from '../../rules/searches/search-form.ts';
import styles from './save-search.module.css';
import { useIsSaved } from './use-is-saved.ts';

export interface SaveSearchProps {
  readonly siteSlug: string;
  /** The search as it is saved, and what is said of that where it found nothing. */
  readonly saving: { readonly query: string; readonly offer: string | null };
  /** The page's own address, to come back to. */
  readonly back: string;
}

/** Saves the search of the page: a form, so that it does without scripts. @spec B1.15, B2.11 */
export const SaveSearch = ({ siteSlug, saving: { query, offer }, back }: SaveSearchProps) => {
  const isSaved = useIsSaved(siteSlug, query);
  if (isSaved) {
    return (
      <p className={styles.place}>
        You have saved this search.{' '}
        <a className={action.action} href={accountPaths.savedSearches}>
          See your searches
        </a>
      </p>
    );
  }
  return (
    <form method="post" action={accountPaths.savedSearchSave} className={styles.place}>
      <input type="hidden" name={searchFields.query} value={query} />
      <input type="hidden" name={watchlistFields.back} value={back} />
      {offer !== null && <p>{offer}</p>}
      <button type="submit" className={action.action}>
        <Icon name="heart" />
        Save this search
      </button>
    </form>
  );
};

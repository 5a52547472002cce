import { useEffect, useState } from 'react';
import { accountPaths, watchlistFields } from '#src/lib/account-paths.ts';
import { apiPaths } from '#src/lib/api-paths.ts';
import { fetchWithTimeout } from '#src/lib/fetch-with-timeout.ts';
import { readAnswer } from '#src/lib/read-answer.ts';
import { shapes } from '#src/lib/shapes.ts';
import { Icon } from '#src/ui/icon.tsx';
import action from '#src/ui/quiet-action.module.css';
import { searchFields } from '../../rules/searches/search-form.ts';
import { openNotes } from '../create-notes.ts';
import styles from './save-search.module.css';

export interface SaveSearchProps {
  readonly siteSlug: string;
  readonly saving: { readonly query: string; readonly offer: string | null };
  readonly back: string;
}

let asked: Promise<readonly string[]> | undefined;

interface SavedSearchesAnswer {
  readonly searches: readonly string[];
}

const isSavedSearches = shapes.record<SavedSearchesAnswer>({ searches: shapes.listOf(shapes.text) });

/** Returns an empty list if the request fails, so that the page still offers to save the search. @spec B1.15 */
const askSavedSearches = async (): Promise<readonly string[]> => {
  try {
    const response = await fetchWithTimeout(apiPaths.savedSearches);
    return response.status === 401 ? [] : (await readAnswer(response, isSavedSearches)).searches;
  } catch (error) {
    console.warn('loading the saved searches failed', error);
    return [];
  }
};

/** Pages are cached for everyone, so the browser asks which searches are saved. */
const useIsSaved = (siteSlug: string, query: string): boolean => {
  const [saved, setSaved] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!openNotes(siteSlug).hasOwner()) return;
    let isShown = true;
    asked ??= askSavedSearches();
    void asked.then((queries) => {
      if (isShown) setSaved(queries);
    });
    return () => {
      isShown = false;
    };
  }, [siteSlug]);
  return saved.includes(query);
};

/** @spec B1.15, B2.11 */
export const SaveSearch = ({ siteSlug, saving: { query, offer }, back }: SaveSearchProps) => {
  const isSaved = useIsSaved(siteSlug, query);
  if (isSaved) {
    return (
      <p className={styles.place}>
        You’ve saved this search.{' '}
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

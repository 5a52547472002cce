import { useEffect, useState } from 'react';
import { openNotes } from '../open-notes.ts';
import { askSavedSearches } from './ask-saved-searches.ts';

let asked: Promise<readonly string[]> | undefined;

/** Whether a search is among the visitor's own. Its page is everybody's and does not say; it asks once, where somebody had a list. */
export const useIsSaved = (siteSlug: string, query: string): boolean => {
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

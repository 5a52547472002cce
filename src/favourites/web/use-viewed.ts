import { useEffect } from 'react';
import { mostViewed, putFirst, type ViewedEntry } from '../rules/entries.ts';
import { getStoredLists } from './stored-lists.ts';

/** @spec B3.21 */
export const useViewed = (siteSlug: string, entry: ViewedEntry): void => {
  useEffect(() => {
    getStoredLists(siteSlug).viewed.change((entries) => putFirst(entries, entry, mostViewed));
  }, [siteSlug, entry]);
};

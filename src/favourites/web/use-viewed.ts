import { useEffect } from 'react';
import { mostViewed, putFirst, type ViewedEntry } from '../rules/entries.ts';
import { getShelves } from './shelves.ts';

/** Remembers that the vehicle's page was seen. @spec B3.21 */
export const useViewed = (siteSlug: string, entry: ViewedEntry): void => {
  useEffect(() => {
    getShelves(siteSlug).viewed.change((entries) => putFirst(entries, entry, mostViewed));
  }, [siteSlug, entry]);
};

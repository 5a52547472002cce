import { useSyncExternalStore } from 'react';
import { type FavouriteEntry, mostCompared, mostFavourites, mostViewed, type ViewedEntry } from '../rules/entries.ts';
import { createStoredList, type StoredList } from './create-stored-list.ts';

interface StoredLists {
  readonly favourites: StoredList<FavouriteEntry>;
  readonly compared: StoredList<FavouriteEntry>;
  readonly viewed: StoredList<ViewedEntry>;
}

const bySite = new Map<string, StoredLists>();
const open = (): Storage => window.localStorage;

/** @spec B3.20, B3.21 */
export const getStoredLists = (siteSlug: string): StoredLists => {
  const known = bySite.get(siteSlug);
  if (known !== undefined) return known;
  const storedLists: StoredLists = {
    favourites: createStoredList(`favourites:${siteSlug}`, open, mostFavourites),
    compared: createStoredList(`compared:${siteSlug}`, open, mostCompared),
    viewed: createStoredList(`viewed:${siteSlug}`, open, mostViewed),
  };
  bySite.set(siteSlug, storedLists);
  return storedLists;
};

const none: readonly never[] = [];
const getNone = () => none;

/** Returns an empty list on the server and during hydration, because visitors share the rendered page. */
export const useEntries = <Item>({ subscribe, getEntries }: StoredList<Item>): readonly Item[] =>
  useSyncExternalStore<readonly Item[]>(subscribe, getEntries, getNone);

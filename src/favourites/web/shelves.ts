import { useSyncExternalStore } from 'react';
import { type FavouriteEntry, mostCompared, mostFavourites, mostViewed, type ViewedEntry } from '../rules/entries.ts';
import { createShelf, type Shelf } from './create-shelf.ts';

interface Shelves {
  readonly favourites: Shelf<FavouriteEntry>;
  readonly compared: Shelf<FavouriteEntry>;
  readonly viewed: Shelf<ViewedEntry>;
}

const bySite = new Map<string, Shelves>();
const open = (): Storage => window.localStorage;

/** The lists that the browser keeps of a site; another site's are others, on the same address too. @spec B3.20, B3.21 */
export const getShelves = (siteSlug: string): Shelves => {
  const known = bySite.get(siteSlug);
  if (known !== undefined) return known;
  const shelves: Shelves = {
    favourites: createShelf(`favourites:${siteSlug}`, open, mostFavourites),
    compared: createShelf(`compared:${siteSlug}`, open, mostCompared),
    viewed: createShelf(`viewed:${siteSlug}`, open, mostViewed),
  };
  bySite.set(siteSlug, shelves);
  return shelves;
};

const none: readonly never[] = [];
const getNone = () => none;

/** The entries of a shelf as they are now; the page that the server made is everybody's and knows none. */
export const useEntries = <Kept>({ subscribe, getEntries }: Shelf<Kept>): readonly Kept[] =>
  useSyncExternalStore<readonly Kept[]>(subscribe, getEntries, getNone);

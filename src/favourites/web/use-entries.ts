import { useSyncExternalStore } from 'react';
import type { Shelf } from './create-shelf.ts';

const none: readonly never[] = [];
const getNone = () => none;

/** The entries of a shelf as they are now; the page that the server made is everybody's and knows none. */
export const useEntries = <Kept>({ subscribe, getEntries }: Shelf<Kept>): readonly Kept[] =>
  useSyncExternalStore<readonly Kept[]>(subscribe, getEntries, getNone);

import { readEntries } from '../rules/entries.ts';

/** A list that the browser keeps for one site, shared by its tabs. */
export interface StoredList<Kept> {
  readonly getEntries: () => readonly Kept[];
  /** Writes what becomes of the newest list; false when the browser does not keep it and it lasts for this page alone. */
  readonly change: (update: (entries: readonly Kept[]) => readonly Kept[]) => boolean;
  /** Calls back whenever the list changes, in this tab or another. */
  readonly subscribe: (onChange: () => void) => () => void;
}

const none: readonly never[] = [];

/**
 * A list under a key of the storage. Where the storage is full, denied or missing, the list lives in memory.
 * @param openStorage may throw: browsers deny even the look at a storage
 * @param most entries of the list
 */
export const createStoredList = <Kept extends { readonly id: number }>(
  key: string,
  openStorage: () => Storage,
  most: number,
): StoredList<Kept> => {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let entries: readonly Kept[] = none;
  /** True once a write failed: memory then knows more than the storage. */
  let isInMemory = false;

  const read = (): readonly Kept[] => {
    if (isInMemory) return entries;
    try {
      const found = openStorage().getItem(key);
      if (found !== text) {
        text = found;
        entries = readEntries<Kept>(found, most);
      }
    } catch {
      isInMemory = true;
    }
    return entries;
  };

  const write = (next: readonly Kept[]): boolean => {
    entries = next;
    text = JSON.stringify(next);
    try {
      openStorage().setItem(key, text);
      isInMemory = false;
    } catch {
      isInMemory = true;
    }
    return !isInMemory;
  };

  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  const onStorage = (event: StorageEvent): void => {
    // A key of null says that everything was cleared.
    if (event.key === key || event.key === null) tell();
  };

  return {
    getEntries: read,
    change: (update) => {
      const isKept = write(update(read()));
      tell();
      return isKept;
    },
    subscribe: (onChange) => {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
};

import { readEntries } from '../rules/entries.ts';

export interface StoredList<Item> {
  readonly getEntries: () => readonly Item[];
  /** Returns false if the list couldn't be stored. */
  readonly change: (update: (entries: readonly Item[]) => readonly Item[]) => boolean;
  readonly subscribe: (onChange: () => void) => () => void;
}

const none: readonly never[] = [];

/** Falls back to memory if storage is full or denied. `openStorage` may throw. */
export const createStoredList = <Item extends { readonly id: number }>(
  key: string,
  openStorage: () => Storage,
  most: number,
): StoredList<Item> => {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let entries: readonly Item[] = none;
  let isInMemory = false;

  const read = (): readonly Item[] => {
    if (isInMemory) return entries;
    try {
      const found = openStorage().getItem(key);
      if (found !== text) {
        text = found;
        entries = readEntries<Item>(found, most);
      }
    } catch {
      isInMemory = true;
    }
    return entries;
  };

  const write = (next: readonly Item[]): boolean => {
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

  const notify = (): void => {
    for (const listener of listeners) listener();
  };

  const onStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) notify();
  };

  return {
    getEntries: read,
    change: (update) => {
      const isStored = write(update(read()));
      notify();
      return isStored;
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

import { readEntries } from '../rules/entries.ts';

/** A list in the browser's storage for one site, shared by its tabs. */
export interface StoredList<Kept> {
  readonly getEntries: () => readonly Kept[];
  /** Updates the newest list. Returns false when storage failed and the list lasts for this page only. */
  readonly change: (update: (entries: readonly Kept[]) => readonly Kept[]) => boolean;
  readonly subscribe: (onChange: () => void) => () => void;
}

const none: readonly never[] = [];

/**
 * Falls back to memory where the storage is full, denied or missing.
 * @param openStorage may throw: some browsers deny even reading `localStorage`
 */
export const createStoredList = <Kept extends { readonly id: number }>(
  key: string,
  openStorage: () => Storage,
  most: number,
): StoredList<Kept> => {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let entries: readonly Kept[] = none;
  /** True once storage failed: memory then holds the newest list. */
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
    // A null key means that the storage was cleared.
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

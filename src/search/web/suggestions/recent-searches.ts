const storageKey = 'recent-searches';
const mostRecent = 5;

const isText = (value: unknown): value is string => typeof value === 'string';

export const readRecentSearches = (open: () => Storage = () => window.localStorage): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(open().getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isText).slice(0, mostRecent) : [];
  } catch {
    return [];
  }
};

const write = (searches: readonly string[], open: () => Storage): void => {
  try {
    open().setItem(storageKey, JSON.stringify(searches));
  } catch {
    // Storage is blocked or full. Searching works without it.
  }
};

export const storeRecentSearch = (query: string, open: () => Storage = () => window.localStorage): void => {
  const words = query.trim();
  if (words === '') return;
  const isOther = (stored: string): boolean => stored.toLowerCase() !== words.toLowerCase();
  write([words, ...readRecentSearches(open).filter(isOther)].slice(0, mostRecent), open);
};

export const clearRecentSearches = (open: () => Storage = () => window.localStorage): void => write([], open);

const storageKey = 'forecourt.visited';

const maxPages = 20;
const maxPathLength = 300;

/** @spec L7.02 */
export const readVisitedPages = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((path): path is string => typeof path === 'string' && path.startsWith('/')).slice(-maxPages);
  } catch {
    return [];
  }
};

/** @spec L7.02 */
export const recordVisitedPage = (path: string): void => {
  const pages = readVisitedPages();
  const shown = path.slice(0, maxPathLength);
  if (pages.at(-1) === shown) return;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...pages, shown].slice(-maxPages)));
  } catch {
    // If storage is blocked or full, the page isn't recorded.
  }
};

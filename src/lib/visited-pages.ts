/** Where a tab keeps which pages of the site it has shown. */
const storageKey = 'forecourt.visited';

/** Pages that are kept, the latest; a path of each is bounded like that of an event. */
const maxPages = 20;
const maxPathLength = 300;

/** Paths of the pages that this tab has shown, the oldest first; none where the browser keeps nothing. In the browser only. @spec L7.02 */
export const readVisitedPages = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((path): path is string => typeof path === 'string' && path.startsWith('/')).slice(-maxPages);
  } catch {
    return [];
  }
};

/** Keeps that this tab shows a page; the same page again is no other. In the browser only. @spec L7.02 */
export const noteVisitedPage = (path: string): void => {
  const pages = readVisitedPages();
  const shown = path.slice(0, maxPathLength);
  if (pages.at(-1) === shown) return;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...pages, shown].slice(-maxPages)));
  } catch {
    // A browser that keeps nothing tells nothing.
  }
};

import type { MouseEvent } from 'react';

/** Opens the search field over the page in place of the link's own page; while its script can't be had, the link leads there. */
export const openSearch = (event: MouseEvent<HTMLAnchorElement>): void => {
  // A new tab or window is the browser's to open.
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const { href, pathname } = event.currentTarget;
  import('./late-parts.ts').then(
    ({ showSearchDialog }) => showSearchDialog(pathname),
    () => location.assign(href),
  );
};

import type { MouseEvent } from 'react';

/** Opens the search dialog, or follows the link if the dialog's script fails to load. */
export const openSearch = (event: MouseEvent<HTMLAnchorElement>): void => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const { href, pathname } = event.currentTarget;
  import('./late-parts.ts').then(
    ({ showSearchDialog }) => showSearchDialog(pathname),
    () => location.assign(href),
  );
};

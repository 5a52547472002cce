import type { MouseEvent } from 'react';

/** Falls back to following the link when the dialog's script fails to load. */
export const openSearch = (event: MouseEvent<HTMLAnchorElement>): void => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const { href, pathname } = event.currentTarget;
  import('./late-parts.ts').then(
    ({ showSearchDialog }) => showSearchDialog(pathname),
    () => location.assign(href),
  );
};

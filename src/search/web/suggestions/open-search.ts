import type { MouseEvent } from 'react';

export const openSearch = (event: MouseEvent<HTMLAnchorElement>): void => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const { href, pathname } = event.currentTarget;
  import('./late-parts.ts').then(
    ({ showSearchDialog }) => showSearchDialog(pathname),
    () => location.assign(href),
  );
};

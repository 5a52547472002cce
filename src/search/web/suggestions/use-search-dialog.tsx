import { type MouseEvent, type ReactNode, useState } from 'react';

/** A link to the stock that opens the search field over the page instead; while its script can't be had, it's the link. */
export const useSearchDialog = (): readonly [
  dialog: ReactNode,
  open: (event: MouseEvent<HTMLAnchorElement>) => void,
] => {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    // A new tab or window is the browser's to open.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href, pathname } = event.currentTarget;
    import('./late-parts.ts').then(
      ({ SearchDialog }) => setDialog(<SearchDialog searchHref={pathname} onClose={() => setDialog(null)} />),
      () => location.assign(href),
    );
  };
  return [dialog, open];
};

import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import type { SearchDialogProps } from './search-dialog.tsx';

interface SearchDialogPlace {
  readonly open: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Null while it's closed. */
  readonly dialog: ReactNode;
}

/** A link to the stock that opens the search field over the page instead; while its script can't be had, it's the link. */
export const useSearchDialog = (): SearchDialogPlace => {
  const [shown, setShown] = useState<{ Dialog: ComponentType<SearchDialogProps>; searchHref: string } | null>(null);
  return {
    open: (event) => {
      // A new tab or window is the browser's to open.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const { href, pathname } = event.currentTarget;
      import('./search-dialog.tsx').then(
        ({ SearchDialog }) => setShown({ Dialog: SearchDialog, searchHref: pathname }),
        () => location.assign(href),
      );
    },
    dialog: shown && <shown.Dialog searchHref={shown.searchHref} onClose={() => setShown(null)} />,
  };
};

import type { SubmitEvent } from 'react';
import { accountPaths, watchlistFields } from '#src/lib/account-paths.ts';
import { useSite } from '#src/sites/web/use-site.ts';
import buttons from '#src/ui/button.module.css';
import { getWatchlist } from '#src/watchlist/web/get-watchlist.tsx';

interface RemoveWatchedProps {
  readonly id: number;
  readonly name: string;
}

/** @spec B4.36 */
export const RemoveWatched = ({ id, name }: RemoveWatchedProps) => {
  const site = useSite();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    event.currentTarget.closest<HTMLElement>('[data-watchlist]')?.focus({ preventScroll: true });
    void getWatchlist(site).change('remove', { id, name });
  };
  return (
    <form method="post" action={accountPaths.watchlistRemove} onSubmit={onSubmit}>
      <input type="hidden" name={watchlistFields.car} value={id} />
      <button type="submit" className={buttons.plain}>
        Remove
        <span className="visually-hidden">: {name}</span>
      </button>
    </form>
  );
};

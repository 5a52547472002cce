import type { SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import { accountPaths } from '#src/lib/account-paths.ts';
import { ToggleButton } from '#src/ui/toggle-button.tsx';
import { chooseWatchLabel } from '../rules/choose-watch-label.ts';
import { backField, carField } from '../rules/form-fields.ts';
import { getWatchlist, type WatchingSite } from './get-watchlist.tsx';
import { useWatchedIds } from './use-watched-ids.ts';

interface WatchButtonProps {
  readonly site: WatchingSite;
  readonly id: number;
  readonly name: string;
  /** Whether it can still be saved. */
  readonly isOffered: boolean;
  readonly place: 'picture' | 'page';
}

/** Saves a vehicle to the watchlist or takes it off; a form, so that it does without scripts. @spec B1.15, B4.34, B4.37, B4.38 */
export const WatchButton = ({ site, id, name, isOffered, place }: WatchButtonProps) => {
  const { pathname, search } = useLocation();
  const isSaved = useWatchedIds(site).includes(id);
  const label = chooseWatchLabel({ isSaved, isOffered });
  if (label === null) return null;
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    void getWatchlist(site).change(isSaved ? 'remove' : 'save', { id, name });
  };
  return (
    <form
      method="post"
      action={isSaved ? accountPaths.watchlistRemove : accountPaths.watchlistSave}
      onSubmit={onSubmit}
    >
      <input type="hidden" name={carField} value={id} />
      <input type="hidden" name={backField} value={pathname + search} />
      <ToggleButton
        type="submit"
        label={label}
        icon="heart"
        subject={name}
        place={place}
        isOn={isSaved}
        data-keep="watchlist"
      />
    </form>
  );
};

import type { SubmitEvent } from 'react';
import { accountPaths, watchlistFields } from '#src/lib/account-paths.ts';
import { useLocation } from '#src/ui/navigation/page-navigation.ts';
import { ToggleButton } from '#src/ui/toggle-button.tsx';
import { chooseWatchLabel } from '../rules/choose-watch-label.ts';
import { getWatchlist, type WatchingSite } from './get-watchlist.tsx';
import { useWatchedIds } from './use-watched-ids.ts';

interface DrawnVehicle {
  readonly id: number;
  readonly title: string;
  /**
   * Null for a vehicle that isn't in stock. A vehicle can be added to the watchlist if `canFavourite` is true.
   * @spec B4.33, B4.38
   */
  readonly keep: { readonly entry: { readonly name: string }; readonly canFavourite: boolean } | null;
}

export interface WatchButtonProps {
  readonly site: WatchingSite;
  readonly vehicle: DrawnVehicle;
  readonly place: 'picture' | 'page';
}

/** @spec B1.15, B4.34, B4.37, B4.38 */
export const WatchButton = ({ site, vehicle: { id, title, keep }, place }: WatchButtonProps) => {
  const { pathname, search } = useLocation();
  const isSaved = useWatchedIds(site).includes(id);
  const name = keep?.entry.name ?? title;
  const label = chooseWatchLabel({ isSaved, isOffered: keep?.canFavourite ?? false });
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
      <input type="hidden" name={watchlistFields.car} value={id} />
      <input type="hidden" name={watchlistFields.back} value={pathname + search} />
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

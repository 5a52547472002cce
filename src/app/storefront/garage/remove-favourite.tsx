import type { MouseEvent } from 'react';
import { getShelves } from '#src/favourites/web/shelves.ts';
import buttons from '#src/ui/button.module.css';

interface RemoveFavouriteProps {
  readonly siteSlug: string;
  readonly id: number;
  readonly name: string;
}

/** Takes a vehicle out of the garage where no heart does: it is sold, or no longer listed. @spec B3.20, B4.32 */
export const RemoveFavourite = ({ siteSlug, id, name }: RemoveFavouriteProps) => {
  const onClick = (event: MouseEvent): void => {
    // The button goes with the vehicle: its focus stays in the list.
    event.currentTarget.closest<HTMLElement>('[data-garage]')?.focus({ preventScroll: true });
    getShelves(siteSlug).favourites.change((kept) => kept.filter((entry) => entry.id !== id));
  };
  return (
    <button type="button" className={buttons.plain} onClick={onClick}>
      Remove
      <span className="visually-hidden">: {name}</span>
    </button>
  );
};

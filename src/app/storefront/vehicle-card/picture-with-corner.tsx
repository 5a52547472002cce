import { KeepCorner } from '#src/favourites/web/keep-corner.tsx';
import { useSite } from '#src/sites/web/use-site.ts';
import { CardPicture } from '#src/vehicle/web/card/card-parts.tsx';
import type { VehicleCardView } from './build-vehicle-card.ts';
import { WatchPlace } from './watch-place.tsx';

interface PictureWithCornerProps {
  readonly card: VehicleCardView;
  readonly sizes: string;
  readonly isPriority: boolean;
}

/** A card's picture, with the buttons to compare and to save the vehicle in the corner. @spec B4.30, B4.32 */
export const PictureWithCorner = ({ card, sizes, isPriority }: PictureWithCornerProps) => {
  const site = useSite();
  return (
    <CardPicture card={card} sizes={sizes} isPriority={isPriority}>
      <KeepCorner keep={card.keep}>
        {site.watchlist && <WatchPlace site={site} vehicle={card} place="picture" />}
      </KeepCorner>
    </CardPicture>
  );
};

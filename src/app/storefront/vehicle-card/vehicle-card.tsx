import type { ComponentType } from 'react';
import { KeepCorner } from '#src/favourites/web/keep-corner.tsx';
import type { Layout } from '#src/sites/model/layout.ts';
import { useSite } from '#src/sites/web/use-site.ts';
import { CardPicture } from '#src/vehicle/web/card/card-picture.tsx';
import { BoxedCard } from './boxed-card.tsx';
import type { CardLayoutProps } from './card-layout.ts';
import { EditorialCard } from './editorial-card.tsx';
import { RoomyCard } from './roomy-card.tsx';
import { RowCard } from './row-card.tsx';
import type { VehicleCardView } from './vehicle-card-view.ts';
import { WatchPlace } from './watch-place.tsx';

const layouts: Readonly<Record<Layout['card'], ComponentType<CardLayoutProps>>> = {
  boxed: BoxedCard,
  editorial: EditorialCard,
  roomy: RoomyCard,
  row: RowCard,
};

interface VehicleCardProps {
  readonly card: VehicleCardView;
  /** `sizes` of the picture. */
  readonly sizes?: string;
  /** True for the cards that are seen before anything is scrolled. */
  readonly isPriority?: boolean;
}

/** A vehicle in a list, in the layout that the site chose. @spec B2.17 */
export const VehicleCard = ({
  card,
  sizes = '(width < 42rem) 94vw, (width < 64rem) 46vw, 22rem',
  isPriority = false,
}: VehicleCardProps) => {
  const site = useSite();
  const Arrangement = layouts[site.layout.card];
  return (
    <Arrangement
      card={card}
      picture={
        <CardPicture card={card} sizes={sizes} isPriority={isPriority}>
          <KeepCorner keep={card.keep}>
            {site.watchlist && <WatchPlace site={site} vehicle={card} place="picture" />}
          </KeepCorner>
        </CardPicture>
      }
    />
  );
};

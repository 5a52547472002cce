import type { ComponentType } from 'react';
import { KeepCorner } from '#src/favourites/web/keep-corner.tsx';
import { CardFinance } from '#src/finance/web/card-finance.tsx';
import { Price } from '#src/pricing/web/price.tsx';
import type { Layout } from '#src/sites/model/layout.ts';
import { useSite } from '#src/sites/web/use-site.ts';
import linkBox from '#src/ui/link-box.module.css';
import { CardActions } from '#src/vehicle/web/card/card-actions.tsx';
import { CardFacts } from '#src/vehicle/web/card/card-facts.tsx';
import { CardPicture } from '#src/vehicle/web/card/card-picture.tsx';
import { CardTitle } from '#src/vehicle/web/card/card-title.tsx';
import styles from './boxed-card.module.css';
import type { VehicleCardView } from './build-vehicle-card.ts';
import { type CardLayoutProps, EditorialCard, RoomyCard, RowCard } from './card-layouts.tsx';
import { WatchPlace } from './watch-place.tsx';

const BoxedCard = ({ card, picture }: CardLayoutProps) => (
  <article className={`${linkBox.box} ${styles.card}`}>
    {picture}
    <div className={styles.body} data-one-action={card.buttons.length === 1 || undefined}>
      <Price place="card" price={card.price} wasPrice={card.wasPrice} soldText={card.soldText} />
      <CardTitle title={card.title} condition={card.condition} subtitle={card.subtitle} href={card.href} />
      <CardFacts attributes={card.attributes} savingText={card.marketBadge?.text ?? null} />
      {card.finance !== null && <CardFinance finance={card.finance} />}
      {card.similarText !== null && <p className={styles.note}>{card.similarText}</p>}
      <CardActions buttons={card.buttons} title={card.title} cardHref={card.href} />
    </div>
  </article>
);

const layouts: Readonly<Record<Layout['card'], ComponentType<CardLayoutProps>>> = {
  boxed: BoxedCard,
  editorial: EditorialCard,
  roomy: RoomyCard,
  row: RowCard,
};

interface VehicleCardProps {
  readonly card: VehicleCardView;
  readonly sizes?: string;
  readonly isPriority?: boolean;
}

/** Draws a vehicle in a list, in the site's card layout. @spec B2.17 */
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

import type { ComponentType, ReactNode } from 'react';
import { KeepCorner } from '#src/favourites/web/keep-corner.tsx';
import { CardFinance } from '#src/finance/web/card-finance.tsx';
import type { ImageWidth } from '#src/lib/image-url.ts';
import { Price } from '#src/pricing/web/price.tsx';
import type { Layout } from '#src/sites/model/layout.ts';
import { useSite } from '#src/sites/web/use-site.ts';
import { FigureCells } from '#src/ui/figure-cells.tsx';
import linkBox from '#src/ui/link-box.module.css';
import { CardActions, CardFacts, CardPicture, CardTitle } from '#src/vehicle/web/card/card-parts.tsx';
import { LoadBar } from '#src/vehicle/web/load-bar.tsx';
import { Plate } from '#src/vehicle/web/plate.tsx';
import { TowMargin } from '#src/vehicle/web/tow-margin.tsx';
import styles from './boxed-card.module.css';
import type { VehicleCardView } from './build-vehicle-card.ts';
import editorialStyles from './editorial-card.module.css';
import posterStyles from './poster-card.module.css';
import roomyCardStyles from './roomy-card.module.css';
import rowCardStyles from './row-card.module.css';
import { WatchPlace } from './watch-place.tsx';

interface PictureWithCornerProps {
  readonly card: VehicleCardView;
  readonly sizes: string;
  readonly minWidthPx?: ImageWidth;
  readonly isPriority: boolean;
}

/** @spec B4.30, B4.32 */
const PictureWithCorner = ({ card, ...picture }: PictureWithCornerProps) => {
  const site = useSite();
  return (
    <CardPicture card={card} {...picture}>
      <KeepCorner keep={card.keep}>
        {site.watchlist && <WatchPlace site={site} vehicle={card} place="picture" />}
      </KeepCorner>
    </CardPicture>
  );
};

interface CardLayoutProps {
  readonly card: VehicleCardView;
  readonly picture: ReactNode;
}

const EditorialCard = ({ card, picture }: CardLayoutProps) => (
  <article className={`${linkBox.box} ${editorialStyles.card}`}>
    {picture}
    <div className={editorialStyles.caption}>
      <CardTitle {...card} />
      <Price place="card" {...card} marketText={card.marketBadge?.text ?? null} />
    </div>
    <CardFacts attributes={card.attributes} />
    {card.towMargin !== null && <TowMargin margin={card.towMargin} />}
    {card.finance !== null && <CardFinance finance={card.finance} />}
    {card.similarText !== null && <p className={editorialStyles.note}>{card.similarText}</p>}
    <CardActions {...card} />
  </article>
);

const RoomyCard = ({ card, picture }: CardLayoutProps) => (
  <article className={`${linkBox.box} ${roomyCardStyles.card}`}>
    {picture}
    <div className={roomyCardStyles.body}>
      <CardTitle {...card} />
      <CardFacts attributes={card.attributes} />
      {card.towMargin !== null && <TowMargin margin={card.towMargin} />}
      <div className={roomyCardStyles.money}>
        <Price place="card" {...card} />
        {card.marketBadge !== null && card.wasPrice === null && (
          <p className={roomyCardStyles.saving}>{card.marketBadge.text}</p>
        )}
      </div>
      {card.finance !== null && <CardFinance finance={card.finance} />}
      {card.similarText !== null && <p className={roomyCardStyles.note}>{card.similarText}</p>}
      <CardActions {...card} />
    </div>
  </article>
);

const RowCard = ({ card, picture }: CardLayoutProps) => (
  <div className={rowCardStyles.frame}>
    <article
      className={`${linkBox.box} ${rowCardStyles.card}`}
      data-load={card.loadBar !== null || card.towMargin !== null || undefined}
      data-one-action={card.buttons.length === 1 || undefined}
    >
      <div className={rowCardStyles.picture}>{picture}</div>
      <div className={rowCardStyles.middle}>
        <CardTitle {...card} />
        {card.plate.length > 0 ? (
          <Plate figures={card.plate} place="card" />
        ) : (
          <CardFacts attributes={card.attributes} />
        )}
      </div>
      {(card.loadBar !== null || card.towMargin !== null) && (
        <div className={rowCardStyles.load}>
          {card.loadBar !== null && <LoadBar load={card.loadBar} />}
          {card.towMargin !== null && <TowMargin margin={card.towMargin} />}
        </div>
      )}
      {card.finance !== null && (
        <div className={rowCardStyles.finance}>
          <CardFinance finance={card.finance} />
        </div>
      )}
      <div className={rowCardStyles.price}>
        <Price place="card" {...card} />
        {card.marketBadge !== null && <p className={rowCardStyles.saving}>{card.marketBadge.text}</p>}
        {card.similarText !== null && <p className={rowCardStyles.note}>{card.similarText}</p>}
      </div>
      <div className={rowCardStyles.actions}>
        <CardActions {...card} />
      </div>
    </article>
  </div>
);

const BoxedCard = ({ card, picture }: CardLayoutProps) => (
  <article className={`${linkBox.box} ${styles.card}`}>
    {picture}
    <div className={styles.body} data-one-action={card.buttons.length === 1 || undefined}>
      <Price place="card" {...card} marketText={card.marketBadge?.text ?? null} />
      <CardTitle {...card} />
      <CardFacts attributes={card.attributes} />
      {card.towMargin !== null && <TowMargin margin={card.towMargin} />}
      {card.finance !== null && <CardFinance finance={card.finance} />}
      {card.similarText !== null && <p className={styles.note}>{card.similarText}</p>}
      <CardActions {...card} />
    </div>
  </article>
);

const PosterCard = ({ card, picture }: CardLayoutProps) => (
  <article className={`${linkBox.box} ${posterStyles.card}`}>
    {picture}
    <div className={posterStyles.caption}>
      {card.attributes.length > 0 && (
        <div className={posterStyles.facts}>
          <CardFacts attributes={card.attributes} />
        </div>
      )}
      <div className={posterStyles.head}>
        <CardTitle {...card} />
        <Price place="card" {...card} marketText={card.marketBadge?.text ?? null} />
      </div>
      {card.plate.length > 0 && (
        <FigureCells
          className={posterStyles.figures}
          cells={card.plate.map(({ label, value }) => ({ label, figure: value }))}
        />
      )}
      {card.towMargin !== null && <TowMargin margin={card.towMargin} />}
      {card.finance !== null && <CardFinance finance={card.finance} />}
      {card.similarText !== null && <p className={posterStyles.note}>{card.similarText}</p>}
      <CardActions {...card} />
    </div>
  </article>
);

const layouts: Readonly<Record<Layout['card'], ComponentType<CardLayoutProps>>> = {
  boxed: BoxedCard,
  editorial: EditorialCard,
  poster: PosterCard,
  roomy: RoomyCard,
  row: RowCard,
};

interface VehicleCardProps {
  readonly card: VehicleCardView;
  readonly sizes?: string;
  readonly isPriority?: boolean;
}

/** @spec B2.17 */
export const VehicleCard = ({
  card,
  sizes = '(width < 42rem) 94vw, (width < 64rem) 46vw, 22rem',
  isPriority = false,
}: VehicleCardProps) => {
  const Arrangement = layouts[useSite().layout.card];
  return <Arrangement card={card} picture={<PictureWithCorner card={card} sizes={sizes} isPriority={isPriority} />} />;
};

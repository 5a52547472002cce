import { Fragment, Suspense } from 'react';
import { LatePromoCard } from '#src/app/storefront/late-promo-card.tsx';
import { KeepButtons } from '#src/favourites/web/keep-corner.tsx';
import { CardFinance } from '#src/finance/web/card-finance.tsx';
import { Price } from '#src/pricing/web/price.tsx';
import type { PlacedPromo } from '#src/promotions/rules/place-promos.ts';
import type { PromoView } from '#src/promotions/view/build-promo-views.ts';
import type { ResultColumnView } from '#src/search/view/build-result-columns.ts';
import { useSite } from '#src/sites/web/use-site.ts';
import { Icon } from '#src/ui/icon.tsx';
import linkBox from '#src/ui/link-box.module.css';
import { CardActions, CardFacts, CardPicture, CardTitle } from '#src/vehicle/web/card/card-parts.tsx';
import { TowMargin } from '#src/vehicle/web/tow-margin.tsx';
import type { VehicleCardView } from './build-vehicle-card.ts';
import styles from './vehicle-table.module.css';
import { WatchPlace } from './watch-place.tsx';

const pictureSizes = '(width < 48rem) 30vw, 140px';
const priorityRows = 2;
const outlines = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** @spec D.18 */
const ColumnHead = ({ column: { name, label, sort } }: { readonly column: ResultColumnView }) => (
  <th scope="col" data-name={name} aria-sort={sort?.direction ?? undefined}>
    {sort === null ? (
      label
    ) : (
      <a href={sort.href} data-direction={sort.direction ?? undefined}>
        {label}
        <span className="visually-hidden">{`. Sort by ${sort.label}`}</span>
        <Icon name="chevronDown" size="small" />
      </a>
    )}
  </th>
);

const Cell = ({
  card,
  column: { name, label },
}: {
  readonly card: VehicleCardView;
  readonly column: ResultColumnView;
}) => {
  const value = card.plate.find((figure) => figure.name === name)?.value;
  return (
    <td className={styles.figure} data-empty={value === undefined || undefined}>
      {/* Shown if there is no room for a table, so that every figure has its own label. */}
      <span className={styles.label}>{`${label} `}</span>
      {value ?? <span className="visually-hidden">Not known</span>}
    </td>
  );
};

/** @spec B4.30, B4.32 */
const RowKeep = ({ card }: { readonly card: VehicleCardView }) => {
  const site = useSite();
  return (
    <div className={styles.keep}>
      <KeepButtons keep={card.keep} place="page">
        {site.watchlist && <WatchPlace site={site} vehicle={card} place="page" />}
      </KeepButtons>
    </div>
  );
};

interface RowProps {
  readonly card: VehicleCardView;
  readonly figures: readonly ResultColumnView[];
  readonly isPriority: boolean;
}

const VehicleRows = ({ card, figures, isPriority }: RowProps) => (
  <tbody className={styles.vehicle} data-status={card.status}>
    <tr>
      <th scope="rowgroup" rowSpan={2}>
        <div className={`${linkBox.box} ${styles.lead}`}>
          <CardPicture card={card} sizes={pictureSizes} minWidthPx={160} isPriority={isPriority} />
          <div>
            <CardTitle {...card} />
            <CardFacts attributes={card.attributes} />
            {card.towMargin !== null && <TowMargin margin={card.towMargin} />}
          </div>
        </div>
      </th>
      {figures.map((column) => (
        <Cell key={column.name} card={card} column={column} />
      ))}
      <td className={styles.price}>
        <Price place="card" {...card} />
        {card.marketBadge !== null && <p className={styles.saving}>{card.marketBadge.text}</p>}
      </td>
    </tr>
    <tr>
      <td className={styles.foot} colSpan={figures.length + 1}>
        <div>
          {card.finance !== null && <CardFinance finance={card.finance} />}
          {card.similarText !== null && <p>{card.similarText}</p>}
          <RowKeep card={card} />
          <CardActions {...card} />
        </div>
      </td>
    </tr>
  </tbody>
);

interface VehicleTableProps {
  readonly label: string;
  readonly columns: readonly ResultColumnView[];
  readonly cards: readonly VehicleCardView[];
  readonly promos: readonly PlacedPromo<PromoView>[];
  readonly isLoading: boolean;
}

/** @spec B2.17, B2.18, B2.20, D.18 */
export const VehicleTable = ({ label, columns, cards, promos, isLoading }: VehicleTableProps) => {
  const figures = columns.filter(({ name }) => name !== 'vehicle' && name !== 'price');
  const drawPromosAfter = (count: number) =>
    promos
      .filter(({ afterCards }) => afterCards === count)
      .map(({ promo }) => (
        <tbody key={promo.title} className={styles.promo}>
          <tr>
            <td colSpan={columns.length}>
              <ul>
                <Suspense>
                  <LatePromoCard promo={promo} sizes={pictureSizes} />
                </Suspense>
              </ul>
            </td>
          </tr>
        </tbody>
      ));
  return (
    <div className={styles.frame}>
      {cards.length > 0 && (
        <table className={styles.table} aria-label={label} aria-busy={isLoading}>
          <thead>
            <tr data-choices>
              {columns.map((column) => (
                <ColumnHead key={column.name} column={column} />
              ))}
            </tr>
          </thead>
          {drawPromosAfter(0)}
          {cards.map((card, index) => (
            <Fragment key={card.id}>
              <VehicleRows card={card} figures={figures} isPriority={index < priorityRows} />
              {drawPromosAfter(index + 1)}
            </Fragment>
          ))}
        </table>
      )}
      {isLoading && (
        <div className={styles.outlines} aria-hidden="true" data-skeletons>
          {outlines.map((name) => (
            <i key={name} />
          ))}
        </div>
      )}
    </div>
  );
};

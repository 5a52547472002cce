import { Fragment, Suspense } from 'react';
import { LatePromoCard } from '#src/app/storefront/late-promo-card.tsx';
import type { VehicleCardView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import { VehicleCard } from '#src/app/storefront/vehicle-card/vehicle-card.tsx';
import type { PlacedPromo } from '#src/promotions/rules/place-promos.ts';
import type { PromoView } from '#src/promotions/view/build-promo-views.ts';
import type { Layout } from '#src/sites/model/layout.ts';
import { SkeletonCard } from '#src/vehicle/web/card/skeleton-card.tsx';
import styles from './result-list.module.css';

/** `sizes` of a card's picture in the grid, by card layout. */
const pictureSizes: Readonly<Record<Layout['card'], string>> = {
  boxed: '(width < 38rem) 94vw, (width < 64rem) 46vw, 20rem',
  editorial: '(width < 46rem) 92vw, (width < 64rem) 46vw, 27rem',
  roomy: '(width < 44rem) 92vw, (width < 66rem) 46vw, 25rem',
  row: '(width < 42rem) 94vw, (width < 64rem) 45vw, 312px',
};

const priorityCards = 2;
/** Placeholder cards while loading: about a screenful. */
const skeletons = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

interface ResultListProps {
  readonly cards: readonly VehicleCardView[];
  readonly promos?: readonly PlacedPromo<PromoView>[];
  readonly layout: Layout['card'];
  readonly isLoading: boolean;
}

/** Draws the grid of cards. While a search loads, the previous cards stay under placeholders. @spec B2.17, B2.18, B2.20, B4.19 */
export const ResultList = ({ cards, promos = [], layout, isLoading }: ResultListProps) => (
  <>
    {cards.length > 0 && (
      <ul className={styles.cards} aria-busy={isLoading}>
        {cards.map((card, index) => {
          const promo = promos.find(({ afterCards }) => afterCards === index + 1)?.promo;
          return (
            <Fragment key={card.id}>
              <li>
                <VehicleCard card={card} sizes={pictureSizes[layout]} isPriority={index < priorityCards} />
                {isLoading && index < skeletons.length && (
                  <div className={styles.outline} aria-hidden="true" data-skeletons>
                    <SkeletonCard />
                  </div>
                )}
              </li>
              {promo !== undefined && (
                <Suspense>
                  <LatePromoCard promo={promo} sizes={pictureSizes[layout]} />
                </Suspense>
              )}
            </Fragment>
          );
        })}
      </ul>
    )}
    {isLoading && cards.length === 0 && (
      <ul className={styles.cards} aria-hidden="true" data-skeletons>
        {skeletons.map((name) => (
          <li key={name}>
            <SkeletonCard />
          </li>
        ))}
      </ul>
    )}
  </>
);

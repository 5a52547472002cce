import { type ComponentProps, Fragment, Suspense } from 'react';
import { LatePromoCard } from '#src/app/storefront/late-promo-card.tsx';
import type { VehicleCardView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import { LateVehicleTable } from '#src/app/storefront/vehicle-card/late-vehicle-table.tsx';
import { VehicleCard } from '#src/app/storefront/vehicle-card/vehicle-card.tsx';
import { CompareTrayPlace } from '#src/favourites/web/compare-tray-place.tsx';
import { FinanceNote } from '#src/finance/web/finance-note.tsx';
import * as pagePaths from '#src/lib/page-paths.ts';
import type { PlacedPromo } from '#src/promotions/rules/place-promos.ts';
import type { PromoView } from '#src/promotions/view/build-promo-views.ts';
import { FilterBar } from '#src/search/web/filter-bar.tsx';
import { FilterPanel } from '#src/search/web/filter-panel.tsx';
import { LeadLinks } from '#src/search/web/lead-links.tsx';
import { useSearchNavigation } from '#src/search/web/navigation/use-search-navigation.ts';
import { ResultsBar } from '#src/search/web/results-bar.tsx';
import { PendingVehicle, SearchTrouble } from '#src/search/web/search-trouble.tsx';
import { UnpricedNote } from '#src/search/web/unpriced-note.tsx';
import type { Layout } from '#src/sites/model/layout.ts';
import { useSite } from '#src/sites/web/use-site.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import { useLocation } from '#src/ui/navigation/page-navigation.ts';
import { Remembered } from '#src/ui/remembered.tsx';
import { SkeletonCard } from '#src/vehicle/web/card/skeleton-card.tsx';
import type { SearchPageView } from './build-search-page.ts';
import goneStyles from './gone-note.module.css';
import listStyles from './result-list.module.css';
import styles from './search-page.module.css';

const pictureSizes: Readonly<Record<Layout['card'], string>> = {
  boxed: '(width < 38rem) 94vw, (width < 64rem) 46vw, 20rem',
  editorial: '(width < 46rem) 92vw, (width < 64rem) 46vw, 27rem',
  roomy: '(width < 44rem) 92vw, (width < 66rem) 46vw, 25rem',
  poster: '(width < 48rem) 100vw, (width < 75rem) 50vw, 33vw',
  row: '(width < 42rem) 94vw, (width < 64rem) 45vw, 312px',
};

const priorityCards = 2;
const skeletons = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/**
 * The server reuses a card's HTML, but not with a priority picture, which adds a link to the page's head, and not on a
 * site with a watchlist, whose button contains the page's address.
 */
const ResultCard = (props: Required<ComponentProps<typeof VehicleCard>>) => {
  const { watchlist } = useSite();
  const card = <VehicleCard {...props} />;
  return props.isPriority || watchlist !== null ? (
    card
  ) : (
    <Remembered of={props.card} variant={props.sizes}>
      {card}
    </Remembered>
  );
};

interface ResultListProps {
  readonly cards: readonly VehicleCardView[];
  readonly promos?: readonly PlacedPromo<PromoView>[];
  readonly layout: Layout['card'];
  readonly isLoading: boolean;
}

/** @spec B2.17, B2.18, B2.20, B4.19 */
export const ResultList = ({ cards, promos = [], layout, isLoading }: ResultListProps) => (
  <>
    {cards.length > 0 && (
      <ul className={listStyles.cards} aria-busy={isLoading}>
        {cards.map((card, index) => {
          const promo = promos.find(({ afterCards }) => afterCards === index + 1)?.promo;
          return (
            <Fragment key={card.id}>
              <li>
                <ResultCard card={card} sizes={pictureSizes[layout]} isPriority={index < priorityCards} />
                {isLoading && index < skeletons.length && (
                  <div className={listStyles.outline} aria-hidden="true" data-skeletons>
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
      <ul className={listStyles.cards} aria-hidden="true" data-skeletons>
        {skeletons.map((name) => (
          <li key={name}>
            <SkeletonCard />
          </li>
        ))}
      </ul>
    )}
  </>
);

/** Shown only if the URL's fragment names the note, so that one cached page suits everyone. @spec B4.17 */
const GoneNote = () => (
  <p id={pagePaths.goneAnchor} className={goneStyles.note}>
    <b>That one’s gone.</b> The vehicle you were looking for is no longer for sale. Here are some similar ones.
  </p>
);

const loadLateParts = () => import('./late-parts.ts');
const Alternatives = lazyPart(() => loadLateParts().then((parts) => parts.Alternatives));
const NoResults = lazyPart(() => loadLateParts().then((parts) => parts.NoResults));
const PaginationLinks = lazyPart(() => loadLateParts().then((parts) => parts.PaginationLinks));
const TextSearch = lazyPart(() => loadLateParts().then((parts) => parts.TextSearch));
const TypedNote = lazyPart(() => loadLateParts().then((parts) => parts.TypedNote));

const TowingQuestion = lazyPart(() =>
  import('#src/search/web/towing-question.tsx').then((part) => part.TowingQuestion),
);
const SaveSearch = lazyPart(() =>
  import('#src/watchlist/web/searches/save-search.tsx').then((part) => part.SaveSearch),
);

interface SearchPageProps {
  readonly view: SearchPageView;
  /** @spec B4.18, B4.19 */
  readonly hasError: boolean;
}

export const SearchPage = ({ view, hasError }: SearchPageProps) => {
  const { slug, layout } = useSite();
  const { root, isLoading, pendingSort, pendingVehicle } = useSearchNavigation(hasError);
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const hasBar = layout.filters === 'bar';
  const textSearch = (
    <Suspense>
      {/* The key resets the field when typed words have become filters, as a full page load would. */}
      <TextSearch
        key={view.typedNote?.typed}
        textForm={view.textForm}
        example={hasBar ? 'Make or model' : 'Make, model or stock number'}
      />
    </Suspense>
  );
  return (
    <div ref={root} className={styles.page}>
      <a className="skip-link" href="#results">
        Skip to results
      </a>
      <div className={styles.head}>
        <Breadcrumb crumbs={view.breadcrumb} />
        <div className={styles.title}>
          <h1>{view.heading}</h1>
          {!hasBar && textSearch}
        </div>
      </div>
      {view.lead !== null && (
        <div className={styles.before}>
          <LeadLinks lead={view.lead} />
        </div>
      )}
      {view.towing !== null && (
        <div className={styles.before}>
          <Suspense>
            <TowingQuestion towing={view.towing} />
          </Suspense>
        </div>
      )}
      {hasBar && <FilterBar view={view} textSearch={textSearch} />}
      <div className={styles.body}>
        <FilterPanel
          view={view}
          isEveryGroupOpen={hasBar}
          isCounting={isLoading}
          trouble={hasError ? <SearchTrouble address={address} /> : null}
        />
        <section className={styles.results} aria-labelledby="results">
          <h2 id="results" className="visually-hidden" tabIndex={-1}>
            Results
          </h2>
          {/* A new key per search, so the note about a gone vehicle doesn't stay. */}
          <GoneNote key={address} />
          <ResultsBar view={view} pendingSort={pendingSort} isLoading={isLoading} hasFilterButton={!hasBar} />
          {hasError && <SearchTrouble address={address} />}
          {pendingVehicle !== null && <PendingVehicle address={pendingVehicle} />}
          {view.typedNote !== null && !isLoading && (
            <Suspense>
              <TypedNote note={view.typedNote} />
            </Suspense>
          )}
          {view.unpriced !== null && !isLoading && <UnpricedNote unpriced={view.unpriced} />}
          {view.sortNote !== null && <p className={styles.note}>{view.sortNote}</p>}
          {view.noResults !== null && !isLoading && (
            <Suspense>
              <NoResults noResults={view.noResults} />
            </Suspense>
          )}
          {view.saving !== undefined && !isLoading && (
            <Suspense>
              <SaveSearch siteSlug={slug} saving={view.saving} back={address} />
            </Suspense>
          )}
          {view.similar !== undefined && !isLoading && (
            <Suspense>
              <Alternatives similar={view.similar} />
            </Suspense>
          )}
          {view.columns === null ? (
            <ResultList cards={view.cards} promos={view.promos} layout={layout.card} isLoading={isLoading} />
          ) : (
            <Suspense>
              <LateVehicleTable
                label={view.heading}
                columns={view.columns}
                cards={view.cards}
                promos={view.promos}
                isLoading={isLoading}
              />
            </Suspense>
          )}
          {view.pagination !== null && !isLoading && !hasError && (
            <Suspense>
              <PaginationLinks pagination={view.pagination} />
            </Suspense>
          )}
          <FinanceNote cards={view.cards} />
        </section>
      </div>
      <CompareTrayPlace siteSlug={slug} />
    </div>
  );
};

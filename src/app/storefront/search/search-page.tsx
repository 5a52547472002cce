import { Suspense, useEffect } from 'react';
import { type MetaDescriptor, useLocation } from 'react-router';
import { buildPageMeta } from '#src/app/storefront/build-page-meta.ts';
import { readViewText } from '#src/app/storefront/view-text.ts';
import { CompareTrayPlace } from '#src/favourites/web/compare-tray-place.tsx';
import { FinanceNote } from '#src/finance/web/finance-note.tsx';
import { eventIds } from '#src/lib/event-ids.ts';
import { buildSharedImageUrl } from '#src/lib/image-url.ts';
import { trackEvent } from '#src/lib/track-event.ts';
import { buildAnalyticsAddress } from '#src/search/rules/url/build-analytics-address.ts';
import { FilterBar } from '#src/search/web/filter-bar.tsx';
import { FilterPanel } from '#src/search/web/filter-panel.tsx';
import { useSearchNavigation } from '#src/search/web/navigation/use-search-navigation.ts';
import { useSearchRetry } from '#src/search/web/navigation/use-search-retry.ts';
import { ResultsBar } from '#src/search/web/results-bar.tsx';
import { PendingVehicle, SearchTrouble } from '#src/search/web/search-trouble.tsx';
import { UnpricedNote } from '#src/search/web/unpriced-note.tsx';
import { useSite } from '#src/sites/web/use-site.ts';
import { maxDetailTextLength } from '#src/tracking/rules/tracking-limits.ts';
import { Breadcrumb } from '#src/ui/breadcrumb.tsx';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import { GoneNote } from './gone-note.tsx';
import { cacheSearch } from './load-cached-search.ts';
import type { SearchPageData } from './load-search.server.ts';
import { ResultList } from './result-list.tsx';
import styles from './search-page.module.css';
import type { SearchPageView } from './search-page-view.ts';

/** Drawn by the server; their scripts aren't needed before the shopper scrolls or searches again. */
const loadLateParts = () => import('./late-parts.ts');
const Alternatives = lazyPart(() => loadLateParts().then((parts) => parts.Alternatives));
const NoResults = lazyPart(() => loadLateParts().then((parts) => parts.NoResults));
const PaginationLinks = lazyPart(() => loadLateParts().then((parts) => parts.PaginationLinks));
const TextSearch = lazyPart(() => loadLateParts().then((parts) => parts.TextSearch));
const TypedNote = lazyPart(() => loadLateParts().then((parts) => parts.TypedNote));

const SaveSearch = lazyPart(() =>
  import('#src/watchlist/web/searches/save-search.tsx').then((part) => part.SaveSearch),
);

interface SearchPageProps {
  readonly view: SearchPageView;
  /** True when the last search failed to load and these hits are the previous ones. @spec B4.18, B4.19 */
  readonly hasError: boolean;
}

/** Draws the search page. Every choice is a link or form; scripts only avoid the reload. */
export const SearchPage = ({ view, hasError }: SearchPageProps) => {
  const { slug, layout } = useSite();
  const { root, isLoading, pendingSort, pendingVehicle } = useSearchNavigation(hasError);
  const { pathname, search } = useLocation();
  const address = pathname + search;
  useSearchRetry(hasError, address);
  const hasBar = layout.filters === 'bar';
  const textSearch = (
    <Suspense>
      {/* Words that became filters leave the field, as after a full load. */}
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
          <ResultList cards={view.cards} promos={view.promos} layout={layout.card} isLoading={isLoading} />
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

/** Builds the search page's head; its shared picture is the first vehicle's. */
export const buildSearchMeta = (view: SearchPageView): MetaDescriptor[] => {
  const picture = view.cards.find((card) => card.picture !== null)?.picture;
  const openGraphImageUrl = picture ? new URL(buildSharedImageUrl(picture.url), view.canonicalUrl).href : null;
  return buildPageMeta({ ...view, openGraphImageUrl });
};

export const CachedSearchPage = ({ data }: { readonly data: SearchPageData }) => {
  const { pathname, search } = useLocation();
  const view = readViewText(data);
  const { canonicalUrl, pagination } = view;
  const page = pagination?.current ?? 1;
  useEffect(() => cacheSearch({ pathname, search }, data), [pathname, search, data]);
  // Another sort order isn't another search.
  useEffect(() => {
    const address = buildAnalyticsAddress(canonicalUrl).slice(0, maxDetailTextLength);
    trackEvent({ id: eventIds.searchPageView, details: { address, page } });
  }, [canonicalUrl, page]);
  return <SearchPage view={view} hasError={data.hasError === true} />;
};

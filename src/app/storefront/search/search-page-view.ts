import type { SimilarView, VehicleCardView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { Crumb } from '#src/lib/crumb.ts';
import type { PlacedPromo } from '#src/promotions/rules/place-promos.ts';
import type { PromoView } from '#src/promotions/view/build-promo-views.ts';
import type { PaginationView } from '#src/search/view/build-pagination.ts';
import type { TypedNoteView } from '#src/search/view/build-typed-note.ts';
import type { UnpricedView } from '#src/search/view/facets/build-unpriced-view.ts';
import type { NoResultsView } from '#src/search/view/list-relaxations.ts';
import type { SearchControlsView } from '#src/search/view/search-controls-view.ts';

export interface SearchPageView extends SearchControlsView {
  readonly documentTitle: string;
  readonly description: string;
  readonly canonicalUrl: string;
  readonly isIndexed: boolean;
  readonly structuredData: readonly Readonly<Record<string, unknown>>[];
  readonly breadcrumb: readonly Crumb[];
  /** 'Used Toyota RAV4 for sale in Brisbane' */
  readonly heading: string;
  readonly cards: readonly VehicleCardView[];
  readonly unpriced: UnpricedView | null;
  /** How the typed words were understood, with a link to search for the words instead. */
  readonly typedNote: TypedNoteView | null;
  /** Warns that prices of several kinds share one order; null otherwise. @spec D.07 */
  readonly sortNote: string | null;
  /** Promo cards placed among the vehicles. @spec B2.18 */
  readonly promos: readonly PlacedPromo<PromoView>[];
  readonly pagination: PaginationView | null;
  readonly noResults: NoResultsView | null;
  /** The search to save, with an offer to do so when nothing was found; undefined when it can't be saved. @spec B1.15 */
  readonly saving?: { readonly query: string; readonly offer: string | null };
  /** Similar vehicles, shown when nothing was found. @spec B2.19 */
  readonly similar?: SimilarView;
}

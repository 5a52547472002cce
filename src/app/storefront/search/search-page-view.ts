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
  /** Absolute. */
  readonly canonicalUrl: string;
  readonly isIndexed: boolean;
  readonly structuredData: readonly Readonly<Record<string, unknown>>[];
  readonly breadcrumb: readonly Crumb[];
  /** 'Used Toyota RAV4 for sale in Brisbane' */
  readonly heading: string;
  readonly cards: readonly VehicleCardView[];
  /** Vehicles that the search hides because no price of them shows. */
  readonly unpriced: UnpricedView | null;
  /** What the shopper's words were read as, and the way to search for the words instead. (#21) */
  readonly typedNote: TypedNoteView | null;
  /** Said where prices of several kinds stand in one order; null elsewhere. @spec D.07 */
  readonly sortNote: string | null;
  /** Promo cards among them. @spec B2.18 */
  readonly promos: readonly PlacedPromo<PromoView>[];
  readonly pagination: PaginationView | null;
  readonly noResults: NoResultsView | null;
  /** The search as it is saved, and what is said of that where it found nothing; left out where it cannot be saved. @spec B1.15 */
  readonly saving?: { readonly query: string; readonly offer: string | null };
  /** A carousel of vehicles like those searched for, beside a search that found nothing. @spec B2.19 */
  readonly similar?: SimilarView;
}

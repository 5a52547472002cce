import type { PageDocument } from '#src/app/storefront/build-page-meta.ts';
import type { VehicleCardView } from '#src/app/storefront/vehicle-card/vehicle-card-view.ts';
import type { BudgetView } from '#src/calculators/view/budget/budget-view.ts';
import type { ContentConfig } from '#src/content/rules/config.ts';
import type { BrandGroupView } from '#src/content/view/build-brand-groups.ts';
import type { FigureView } from '#src/content/view/build-figures.ts';
import type { SalesCounterView } from '#src/content/view/build-sales-counter.ts';
import type { LocationBlockView } from '#src/locations/view/build-location-block.ts';
import type { MapView } from '#src/locations/view/map-view.ts';
import type { PlacedPromo } from '#src/promotions/rules/place-promos.ts';
import type { PopupView } from '#src/promotions/view/popup-view.ts';
import type { PromoView } from '#src/promotions/view/promo-view.ts';
import type { PriceSliderView } from '#src/search/view/facets/build-price-slider-view.ts';
import type { HomeSearchView } from '#src/search/view/home/home-search-view.ts';
import type { StockTileView } from '#src/search/view/home/stock-tile-view.ts';
import type { Home } from '#src/sites/config/home-schema.ts';

/** One section under the hero; the site chooses which and in what order. */
export type HomeSectionView =
  | { readonly kind: 'stats'; readonly stats: readonly FigureView[] }
  | { readonly kind: 'bodies' | 'models' | 'makes'; readonly heading: string; readonly tiles: readonly StockTileView[] }
  | {
      readonly kind: 'arrivals';
      readonly heading: string;
      readonly cards: readonly VehicleCardView[];
      /** Promo cards among them. @spec L9.33 */
      readonly promos: readonly PlacedPromo<PromoView>[];
      readonly moreHref: string;
    }
  | { readonly kind: 'profile'; readonly profile: NonNullable<ContentConfig['profile']> }
  | { readonly kind: 'brands'; readonly heading: string; readonly groups: readonly BrandGroupView[] }
  | { readonly kind: 'salesCounter'; readonly counter: SalesCounterView }
  | { readonly kind: 'budget'; readonly heading: string; readonly budget: BudgetView }
  | { readonly kind: 'priceSlider'; readonly heading: string; readonly slider: PriceSliderView }
  | { readonly kind: 'promoTiles'; readonly heading: string; readonly tiles: Home['promoTiles'] }
  | { readonly kind: 'reasons'; readonly heading: string; readonly reasons: Home['reasons'] }
  | {
      readonly kind: 'locations';
      readonly heading: string;
      readonly block: LocationBlockView;
      readonly map: MapView | null;
    };

/** Everything that the home page draws. */
export interface HomeView extends Omit<PageDocument, 'isIndexed'> {
  readonly hero: {
    /** The title in parts; the middle one is drawn in the accent colour. */
    readonly titleParts: readonly [before: string, highlight: string, after: string];
    readonly text: string;
    readonly imageUrl: string | null;
    readonly imageTallUrl: string | null;
    readonly imageKeeps: 'foot' | 'upper';
    readonly imageAlt: string;
    readonly action: { readonly label: string; readonly href: string } | null;
  };
  readonly search: HomeSearchView;
  readonly sections: readonly HomeSectionView[];
  /** What opens by itself; null for nothing. @spec L4.27 */
  readonly popup: PopupView | null;
}

import type { Home } from '#src/sites/config/home-schema.ts';
import type { LocationCardView } from '../location/build-location-cards.ts';
import type { VehicleCardView } from '../vehicle-card/vehicle-card-view.ts';

/** A way into the stock with its count: a body, a model or a make. */
export interface StockTileView {
  readonly label: string;
  readonly countText: string;
  readonly href: string;
  /** The picture of a vehicle that stands behind it; null for word marks. */
  readonly imageUrl: string | null;
  /** The picture is a vehicle without a background, which must not be cropped. */
  readonly isCutOut: boolean;
}

export interface OptionView {
  readonly value: string;
  readonly label: string;
}

/** The search form of the hero: plain fields that the search page reads. */
export interface HomeSearchView {
  readonly action: string;
  readonly carTypes: readonly OptionView[];
  /** Empty on the site of one manufacturer, which offers its models. */
  readonly makes: readonly OptionView[];
  readonly models: readonly OptionView[];
  readonly bodies: readonly OptionView[];
  readonly prices: readonly OptionView[];
  /** 'Show Me 863 cars' @spec B2.23 */
  readonly submitLabel: string;
}

/** One section under the hero; the site chooses which and in what order. */
export type HomeSectionView =
  | { readonly kind: 'stats'; readonly stats: readonly { figure: string; label: string; href: string | null }[] }
  | { readonly kind: 'bodies' | 'makes'; readonly heading: string; readonly tiles: readonly StockTileView[] }
  | {
      readonly kind: 'arrivals';
      readonly heading: string;
      readonly cards: readonly VehicleCardView[];
      readonly moreHref: string;
    }
  | { readonly kind: 'promoTiles'; readonly heading: string; readonly tiles: Home['promoTiles'] }
  | { readonly kind: 'reasons'; readonly heading: string; readonly reasons: Home['reasons'] }
  | {
      readonly kind: 'locations';
      readonly heading: string;
      readonly locations: readonly LocationCardView[];
      /** Null for a site without a contact page. */
      readonly contactPath: string | null;
    };

/** Everything that the home page draws. */
export interface HomeView {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** The hero's picture as other sites load it, 1200 px wide. */
  readonly openGraphImageUrl: string | null;
  readonly hero: {
    /** The title in parts; the middle one is drawn in the accent colour. */
    readonly titleParts: readonly [before: string, highlight: string, after: string];
    readonly text: string;
    readonly imageUrl: string | null;
    readonly imageTallUrl: string | null;
    readonly imageAlt: string;
    readonly action: { readonly label: string; readonly href: string } | null;
  };
  readonly search: HomeSearchView;
  readonly sections: readonly HomeSectionView[];
  readonly structuredData: readonly object[];
}

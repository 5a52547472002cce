import type {
  ButtonView,
  CardTagView,
  FigureView,
  FinanceView,
  LoadBarView,
  MarketBadgeView,
  PriceView,
  StockStatus,
  VehicleCardView,
  WasPriceView,
} from '../vehicle-card/vehicle-card-view.ts';

/** A step of the breadcrumb; the last has no link. @spec B2.29 */
export interface CrumbView {
  readonly label: string;
  readonly href: string | null;
}

/** @spec B2.31 to B2.37 */
export type GallerySlideView =
  | { readonly kind: 'photo' | 'custom'; readonly url: string; readonly thumbUrl: string; readonly alt: string }
  | { readonly kind: 'placeholder'; readonly text: string }
  | { readonly kind: 'videoFile'; readonly url: string; readonly posterUrl: string | null; readonly title: string }
  | { readonly kind: 'videoEmbed'; readonly url: string; readonly posterUrl: string | null; readonly title: string }
  | { readonly kind: 'spin'; readonly frameUrls: readonly string[]; readonly title: string };

export interface GalleryView {
  readonly slides: readonly GallerySlideView[];
  /** Only with more than 3 pictures. @spec B9.06 */
  readonly hasThumbnails: boolean;
  /** The strip scrolls with its own arrows above 5. @spec B9.07, D.50 */
  readonly scrollsThumbnails: boolean;
  /** Slides that load with priority, from the first. @spec B9.09 */
  readonly priorityCount: number;
  readonly photoCount: number;
}

/** A text that is cut to a preview until the shopper asks for more. */
export interface CollapsibleView {
  readonly paragraphs: readonly string[];
  /** The shortened paragraphs, or null when all of it shows at once. */
  readonly preview: readonly string[] | null;
}

export interface LocationView {
  readonly name: string;
  /** City and state, or the location's name. @spec B2.57 */
  readonly badge: string;
  /** '61 Fernberg Street, Windsor QLD 4030' */
  readonly address: string | null;
  readonly phone: PhoneView | null;
  readonly directionsHref: string | null;
  /** 'Located at {city}', when the city is not the primary location's. @spec B2.58 */
  readonly awayText: string | null;
}

/** @spec B4.46, B9.54 */
export interface PhoneView {
  /** '07 5550 1969' */
  readonly text: string;
  /** 'tel:+61755501969' */
  readonly href: string;
  /** First 5 characters, then dots. */
  readonly maskedText: string;
}

export interface ShareView {
  /** The page's public address. */
  readonly url: string;
  readonly title: string;
  readonly hasTwitter: boolean;
  readonly copyLabel: 'label' | 'toast';
  /** 'Copied {car name} to your clipboard!' */
  readonly toastText: string;
}

/** Everything that the vehicle page draws, in the order of B2.28. */
export interface VehiclePageView {
  readonly id: number;
  readonly slug: string;
  readonly documentTitle: string;
  readonly description: string;
  /** Absolute. */
  readonly canonicalUrl: string;
  /** Sold pages and pages of unknown status stay out of search engines. */
  readonly isIndexed: boolean;
  readonly openGraphImageUrl: string | null;
  /** Objects for script type application/ld+json. */
  readonly structuredData: readonly Readonly<Record<string, unknown>>[];

  readonly breadcrumb: readonly CrumbView[];
  readonly gallery: GalleryView;
  readonly tag: CardTagView | null;
  readonly certifiedLabel: string | null;

  readonly title: string;
  /** Badge and series: 'Ti-L e-POWER, T33'. */
  readonly subtitle: string | null;
  readonly status: StockStatus;
  readonly price: PriceView | null;
  readonly wasPrice: WasPriceView | null;
  readonly marketBadge: MarketBadgeView | null;
  readonly finance: FinanceView | null;
  /** Exactly the known ones of km, transmission and body. @spec B2.41 */
  readonly icons: readonly FigureView[];
  readonly plate: readonly FigureView[];
  readonly loadBar: LoadBarView | null;
  readonly location: LocationView | null;
  readonly phone: PhoneView | null;
  readonly buttons: readonly ButtonView[];
  readonly share: ShareView | null;
  /** Price and call at the foot of a phone's screen. @spec B2.61 */
  readonly hasPhoneDock: boolean;

  /** The SOLD message with its way on to similar vehicles. @spec B2.42, L2.50 */
  readonly unavailable: UnavailableView | null;

  readonly keyInformation: readonly FigureView[];
  readonly comments: CollapsibleView;
  readonly features: { readonly all: readonly string[]; readonly previewCount: number };
  readonly specifications: { readonly rows: readonly FigureView[]; readonly previewCount: number };
  readonly hasMap: boolean;
  readonly disclaimer: { readonly short: string; readonly full: string };
  readonly similar: SimilarView | null;
}

export interface UnavailableView {
  /** 'SOLD', 'No longer available' */
  readonly heading: string;
  readonly text: string;
  readonly similarLabel: string;
  readonly similarHref: string;
}

export interface SimilarView {
  readonly heading: string;
  readonly moreLabel: string;
  readonly moreHref: string;
  readonly cards: readonly VehicleCardView[];
}

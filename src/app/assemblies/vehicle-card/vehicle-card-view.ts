/** What stands in the place of the price. @spec B4.20 */
export interface PriceView {
  readonly kind: 'subscription' | 'price' | 'preorder' | 'noPrice';
  /** '$42,990', 'PREORDER' or the site's no-price text. */
  readonly text: string;
  /** Printed beside the figure: 'Drive Away', 'Excl. Govt. Charges', 'a week'. @spec D.07 */
  readonly qualifier: string | null;
}

/** The earlier price, struck through. @spec B4.25 */
export interface WasPriceView {
  /** '$45,490' */
  readonly text: string;
  /** '$2,500 less' */
  readonly savingText: string;
}

/** How far the price is below the market. @spec B4.26 */
export interface MarketBadgeView {
  /** '$1,380 below market', for cards. */
  readonly text: string;
  /** '$1,380 below the Queensland average', for the page. */
  readonly longText: string;
}

/** A repayment and its two rates: one unit, shown together at the same size. @spec B5.05, B9.40 */
export interface FinanceView {
  readonly cells: readonly [FinanceCell, FinanceCell, FinanceCell];
  /** What the estimate rests on: 'Wattle Finance, 5 year term, $0 deposit, no balloon'. */
  readonly terms: string;
  /** What the comparison rate is based on. */
  readonly loanNote: string;
  /** The comparison-rate warning in its short form. */
  readonly warning: string;
  /** The lender's own disclaimer, when the stock carries it. */
  readonly disclaimer: string | null;
}

export interface FinanceCell {
  readonly name: 'repayment' | 'interestRate' | 'comparisonRate';
  /** '$199', '7.49%' */
  readonly figure: string;
  /** 'a week est.', 'p.a. interest', 'p.a. comparison' */
  readonly label: string;
}

/** The one tag on the picture. @spec B4.03, B4.05 */
export interface CardTagView {
  readonly kind: 'sold' | 'electric' | 'hybrid' | 'reserved' | 'certified' | 'own' | 'comingSoon' | 'new';
  readonly text: string;
  /** 'warning' is the red of a vehicle's own tag, 'positive' the green one. */
  readonly tone: 'neutral' | 'positive' | 'warning' | 'ink';
}

/** A fact with its name: a chip, an icon or a cell of a plate. */
export interface FigureView {
  /** Stable key, also for choosing an icon: 'km', 'simple_body', 'tare'. */
  readonly name: string;
  /** 'Odometer' */
  readonly label: string;
  /** '21,480 km' */
  readonly value: string;
}

/** Tare and payload against the rating. @spec B3.08 */
export interface LoadBarView {
  readonly tareKg: number;
  readonly payloadKg: number;
  /** The rating: ATM of a caravan, gross vehicle mass of a truck. */
  readonly ratingKg: number;
  /** Where tare ends on a track that ends at the rating, 0 to 100. */
  readonly tarePercent: number;
  /** 'Payload 504 kg' */
  readonly payloadText: string;
  /** 'Tare 2,196 kg, ATM 2,700 kg' */
  readonly description: string;
}

export interface PictureView {
  readonly url: string;
  readonly alt: string;
}

export interface ButtonView {
  readonly name:
    | 'viewDetails'
    | 'reserveNow'
    | 'getFinance'
    | 'bookTestDrive'
    | 'enquire'
    | 'shopNow'
    | 'findSimilar'
    | 'call'
    | 'historyReport';
  readonly label: string;
  readonly href: string;
  /** At most one filled button a card. */
  readonly isPrimary: boolean;
}

export type StockStatus = 'inStock' | 'comingSoon' | 'sold' | 'unavailable';

/** Everything that a vehicle card draws. @spec B2.17 */
export interface VehicleCardView {
  readonly id: number;
  readonly slug: string;
  /** The vehicle page: /cars/{slug}. */
  readonly href: string;
  /** '2023 Nissan X-Trail' */
  readonly title: string;
  /** Badge, else series. */
  readonly subtitle: string | null;
  readonly status: StockStatus;
  readonly picture: PictureView | null;
  /** Shown when there is no picture, or it does not load. @spec L8.04 */
  readonly missingPictureText: string;
  readonly photoCount: number;
  readonly tag: CardTagView | null;
  /** The certified badge; may stand beside another tag. @spec B4.13 */
  readonly certifiedLabel: string | null;
  readonly attributes: readonly FigureView[];
  /** Cells of the plate; empty where the site shows chips. */
  readonly plate: readonly FigureView[];
  readonly loadBar: LoadBarView | null;
  /** Not shown for sold vehicles: null. */
  readonly price: PriceView | null;
  readonly wasPrice: WasPriceView | null;
  readonly marketBadge: MarketBadgeView | null;
  readonly finance: FinanceView | null;
  /** 'Sold on 20/11/2026' */
  readonly soldText: string | null;
  /** 'Like this and want something similar?', with the button findSimilar. @spec B2.26 */
  readonly similarText: string | null;
  readonly buttons: readonly ButtonView[];
}

import type { PageDocument } from '#src/app/storefront/build-page-meta.ts';
import type { VehicleCardView } from '#src/app/storefront/vehicle-card/vehicle-card-view.ts';
import type { ReservationRow } from '#src/checkout/view/build-reservation-list.ts';
import type { Crumb } from '#src/lib/crumb.ts';
import type { Noun } from '#src/lib/text/noun.ts';
import type { NoticeConsent, NoticesView } from '#src/watchlist/view/build-notices-view.ts';
import type { SavedLineView } from '#src/watchlist/view/build-saved-line.ts';
import type { WatchlistPageLink } from '#src/watchlist/view/list-watchlist-pages.ts';

/** A saved vehicle that the site lists. */
export interface WatchedCard {
  readonly card: VehicleCardView;
  readonly saved: SavedLineView;
}

/** A saved vehicle that the site does not list any more. */
export interface GoneCar {
  readonly id: number;
  readonly name: string;
  readonly saved: SavedLineView;
}

/** What is on a visitor's watchlist. */
export interface WatchedStock {
  /** Every saved vehicle, the newest first. */
  readonly ids: readonly number[];
  readonly cards: readonly WatchedCard[];
  readonly gone: readonly GoneCar[];
}

/** A visitor's watchlist as it is kept. */
export interface LoadedWatchlist {
  readonly stock: WatchedStock;
  /** How they are told of changes; null for who did not agree to it. */
  readonly consent: NoticeConsent | null;
  /** The address that they have yet to prove; null for none. */
  readonly unproven: string | null;
}

/** Everything that the watchlist's page draws. @spec D.55 */
export interface WatchlistView extends PageDocument, WatchedStock {
  readonly title: string;
  readonly breadcrumb: readonly Crumb[];
  /** The pages of the list; none where it has but one. */
  readonly pages: readonly WatchlistPageLink[];
  readonly noun: Noun;
  readonly searchHref: string;
  /** The number that the visitor signed in with: calls name it. @spec B6.03, B7.14 */
  readonly phone: string;
  /** What the visitor reserved and bought online. @spec B9.29 */
  readonly reservations: readonly ReservationRow[];
  /** The offer to be told of changes; null where the site makes none. */
  readonly notices: NoticesView | null;
}

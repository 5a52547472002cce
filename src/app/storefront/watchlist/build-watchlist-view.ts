import type { PageDocument } from '#src/app/storefront/build-page-meta.ts';
import type { VehicleCardView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { ViewSite } from '#src/app/storefront/view-context.ts';
import type { ReservationRow } from '#src/checkout/view/build-reservation-list.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import type { Crumb } from '#src/lib/crumb.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import type { Noun } from '#src/lib/text/noun.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { listNoticeChannels } from '#src/watchlist/rules/notice-change.ts';
import type { NoticeAnswer } from '#src/watchlist/rules/notice-form.ts';
import { buildNoticesView, type NoticeConsent, type NoticesView } from '#src/watchlist/view/build-notices-view.ts';
import type { SavedLineView } from '#src/watchlist/view/build-saved-line.ts';
import { listWatchlistPages, type WatchlistPageLink } from '#src/watchlist/view/list-watchlist-pages.ts';

interface WatchedCard {
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

interface Asked {
  /** The number that they signed in with, in E.164. */
  readonly phone: string;
  readonly answer: NoticeAnswer | null;
  /** Of the link of a mail that they followed. */
  readonly token: string | null;
}

/** The page of a visitor's watchlist. @spec B1.15, D.55 */
export const buildWatchlistView = (
  { stock, consent, unproven, reservations = [] }: LoadedWatchlist & Partial<Pick<WatchlistView, 'reservations'>>,
  site: ViewSite,
  { phone, answer, token }: Asked,
): WatchlistView => {
  const title = 'Watchlist';
  const noun = chooseVehicleNoun(site.config.search.itemTypes);
  const channels = listNoticeChannels(site.config.watchlist);
  const { name, timeZone } = site;
  const hasSearches = site.config.watchlist.savedSearches;
  // Who saved nothing and agreed to nothing has nothing to be told of.
  const isAsked = channels.length > 0 && (stock.ids.length > 0 || consent !== null || unproven !== null);
  const asked = { phone, consent, unproven, token, answer };
  const notices = isAsked ? buildNoticesView({ name, timeZone, channels, noun, hasSearches }, asked) : null;
  const hasProblem = notices !== null && notices.problems.length > 0;
  return {
    ...stock,
    reservations,
    notices,
    pages: hasSearches ? listWatchlistPages(noun, 'list') : [],
    title,
    noun,
    phone,
    breadcrumb: [
      { label: 'Home', href: pagePaths.home },
      { label: title, href: null },
    ],
    searchHref: site.config.search.path,
    documentTitle: `${hasProblem ? 'Error: ' : ''}${title} | ${site.name}`,
    description: `The ${noun.many} on your watchlist at ${site.name}.`,
    canonicalUrl: `${site.url}${accountPaths.watchlist}`,
    isIndexed: false,
    openGraphImageUrl: null,
    structuredData: [],
  };
};

import { buildTrail, type PageDocument, unindexedPage } from '#src/app/storefront/build-page-meta.ts';
import type { VehicleCardView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { ViewSite } from '#src/app/storefront/view-context.ts';
import type { ReservationRow } from '#src/checkout/view/build-reservation-list.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import type { Crumb } from '#src/lib/crumb.ts';
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

export interface GoneCar {
  readonly id: number;
  readonly name: string;
  readonly saved: SavedLineView;
}

export interface WatchedStock {
  readonly ids: readonly number[];
  readonly cards: readonly WatchedCard[];
  readonly gone: readonly GoneCar[];
}

export interface LoadedWatchlist {
  readonly stock: WatchedStock;
  readonly consent: NoticeConsent | null;
  readonly unproven: string | null;
}

/** @spec D.55 */
export interface WatchlistView extends PageDocument, WatchedStock {
  readonly title: string;
  readonly breadcrumb: readonly Crumb[];
  readonly pages: readonly WatchlistPageLink[];
  readonly noun: Noun;
  readonly searchHref: string;
  /** In E.164 format. Calls to the watchlist API must include the number. @spec B6.03, B7.14 */
  readonly phone: string;
  /** @spec B9.29 */
  readonly reservations: readonly ReservationRow[];
  readonly notices: NoticesView | null;
}

interface Asked {
  readonly phone: string;
  readonly answer: NoticeAnswer | null;
  readonly token: string | null;
}

/** @spec B1.15, D.55 */
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
    breadcrumb: buildTrail(title),
    searchHref: site.config.search.path,
    documentTitle: `${hasProblem ? 'Error: ' : ''}${title} | ${site.name}`,
    description: `The ${noun.many} on your watchlist at ${site.name}.`,
    canonicalUrl: `${site.url}${accountPaths.watchlist}`,
    ...unindexedPage,
  };
};

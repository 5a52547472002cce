import type { ViewSite } from '#src/app/storefront/view-context.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { listNoticeChannels } from '#src/watchlist/rules/notice-channels.ts';
import type { NoticeAnswer } from '#src/watchlist/rules/notice-form.ts';
import { buildNoticesView } from '#src/watchlist/view/build-notices-view.ts';
import { listWatchlistPages } from '#src/watchlist/view/list-watchlist-pages.ts';
import type { LoadedWatchlist, WatchlistView } from './watchlist-view.ts';

/** Who asks for their list, and what they just sent. */
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

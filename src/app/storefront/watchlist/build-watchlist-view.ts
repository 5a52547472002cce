import type { ViewSite } from '#src/app/storefront/view-context.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import type { WatchedStock, WatchlistView } from './watchlist-view.ts';

/** The page of a visitor's watchlist. @spec B1.15, D.55 */
export const buildWatchlistView = (stock: WatchedStock, site: ViewSite, phone: string): WatchlistView => {
  const title = 'Watchlist';
  const noun = chooseVehicleNoun(site.config.search.itemTypes);
  return {
    ...stock,
    title,
    noun,
    phone,
    breadcrumb: [
      { label: 'Home', href: pagePaths.home },
      { label: title, href: null },
    ],
    searchHref: site.config.search.path,
    documentTitle: `${title} | ${site.name}`,
    description: `The ${noun.many} on your watchlist at ${site.name}.`,
    canonicalUrl: `${site.url}${accountPaths.watchlist}`,
    isIndexed: false,
    openGraphImageUrl: null,
    structuredData: [],
  };
};

import { type PageDocument, unindexedPage } from '#src/app/storefront/build-page-meta.ts';
import type { ViewSite } from '#src/app/storefront/view-context.ts';
import { accountPaths } from '#src/lib/account-paths.ts';
import type { Crumb } from '#src/lib/crumb.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { listNoticeChannels } from '#src/watchlist/rules/notice-change.ts';
import type { NoticeAnswer } from '#src/watchlist/rules/notice-form.ts';
import type { AskedSearches } from '#src/watchlist/rules/searches/search-form.ts';
import { buildNoticesView, type NoticeConsent, type NoticesView } from '#src/watchlist/view/build-notices-view.ts';
import { listWatchlistPages, type WatchlistPageLink } from '#src/watchlist/view/list-watchlist-pages.ts';
import {
  buildSearchesView,
  type FoundSearch,
  type SavedSearchesView,
  type WantedSearch,
} from '#src/watchlist/view/searches/build-searches-view.ts';

export interface LoadedSearches {
  readonly searches: readonly FoundSearch[];
  readonly wanted: WantedSearch | null;
  readonly consent: NoticeConsent | null;
  readonly unproven: string | null;
}

export interface SavedSearchesPageView extends PageDocument, SavedSearchesView {
  readonly title: string;
  readonly breadcrumb: readonly Crumb[];
  readonly pages: readonly WatchlistPageLink[];
  readonly notices: NoticesView | null;
}

interface Asked extends AskedSearches {
  /** In E.164. */
  readonly phone: string;
  readonly noticeAnswer: NoticeAnswer | null;
}

/** @spec B1.15 */
export const buildSavedSearchesPage = (
  { searches, wanted, consent, unproven }: LoadedSearches,
  site: ViewSite,
  asked: Asked,
): SavedSearchesPageView => {
  const title = 'Saved searches';
  const { name, timeZone } = site;
  const { itemTypes, path: searchHref } = site.config.search;
  const noun = chooseVehicleNoun(itemTypes);
  const channels = listNoticeChannels(site.config.watchlist);
  const canTell = channels.length > 0;
  const isAsked = canTell && (consent !== null || unproven !== null || searches.some(({ isFollowed }) => isFollowed));
  const saving = { name, timeZone, noun, searchHref, canTell };
  const telling = { name, timeZone, channels, noun, hasSearches: true };
  // The link in the email leads to the watchlist page, so this page gets no token.
  const told = { phone: asked.phone, consent, unproven, token: null, answer: asked.noticeAnswer };
  const notices = isAsked ? buildNoticesView(telling, told) : null;
  const view = buildSearchesView(searches, wanted, saving, asked, consent !== null);
  const hasProblem = view.hasProblem || (notices?.problems.length ?? 0) > 0;
  return {
    ...view,
    notices,
    title,
    pages: listWatchlistPages(noun, 'searches'),
    breadcrumb: [
      { label: 'Home', href: pagePaths.home },
      { label: 'Watchlist', href: accountPaths.watchlist },
      { label: title, href: null },
    ],
    documentTitle: `${hasProblem ? 'Error: ' : ''}${title} | ${name}`,
    description: `The searches you’ve saved at ${name}.`,
    canonicalUrl: `${site.url}${accountPaths.savedSearches}`,
    ...unindexedPage,
  };
};

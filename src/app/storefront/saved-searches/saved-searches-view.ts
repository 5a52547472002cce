import type { PageDocument } from '#src/app/storefront/build-page-meta.ts';
import type { Crumb } from '#src/lib/crumb.ts';
import type { NoticeConsent, NoticesView } from '#src/watchlist/view/build-notices-view.ts';
import type { WatchlistPageLink } from '#src/watchlist/view/list-watchlist-pages.ts';
import type { FoundSearch, SavedSearchesView, WantedSearch } from '#src/watchlist/view/searches/build-searches-view.ts';

/** What a visitor saved, with what it finds now. */
export interface LoadedSearches {
  readonly searches: readonly FoundSearch[];
  /** The search that is to be saved; null for none. */
  readonly wanted: WantedSearch | null;
  /** How they are told; null for who did not agree to it. */
  readonly consent: NoticeConsent | null;
  /** The address that they have yet to prove; null for none. */
  readonly unproven: string | null;
}

/** Everything that the page of saved searches draws. */
export interface SavedSearchesPageView extends PageDocument, SavedSearchesView {
  readonly title: string;
  readonly breadcrumb: readonly Crumb[];
  readonly pages: readonly WatchlistPageLink[];
  /** The offer to be told; null where the site makes none. */
  readonly notices: NoticesView | null;
}

import type { SearchPaths } from '#src/search/rules/url/search-paths.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';

/** As much of a site as views are built from. */
export type ViewSite = Pick<
  ResolvedSite,
  'name' | 'url' | 'timeZone' | 'state' | 'phones' | 'locations' | 'dealerships' | 'config' | 'brand'
>;

/** What every view of a site is built with. */
export interface ViewContext {
  readonly site: ViewSite;
  /** What the search paths of the site can name. */
  readonly paths: SearchPaths;
  /** The moment that the page stands for. */
  readonly now: Date;
}

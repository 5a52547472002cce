import type { SearchPaths } from '#src/search/rules/url/search-paths.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';

/** A site as views are built from: all of it but the hash of itself. */
export type ViewSite = Omit<ResolvedSite, 'configVersion'>;

export interface ViewContext {
  readonly site: ViewSite;
  /** What the search paths of the site can name. */
  readonly paths: SearchPaths;
  /** The moment that the page stands for. */
  readonly now: Date;
}

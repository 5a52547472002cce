import type { SearchPaths } from '#src/search/rules/url/search-paths.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';

export type ViewSite = Omit<ResolvedSite, 'configVersion'>;

export interface ViewContext {
  readonly site: ViewSite;
  readonly paths: SearchPaths;
  readonly now: Date;
}

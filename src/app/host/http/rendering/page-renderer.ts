import type { RenderedPage } from '#src/platform/cache/page-cache.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';

/** A page as it was rendered, without what it was made from. */
export type PageAnswer = Omit<RenderedPage, 'version'>;

/** Renders pages. */
export interface PageRenderer {
  /**
   * The page of an address of a site, error pages included.
   * @param address a path that begins with one slash, and the query
   */
  readonly render: (site: ResolvedSite, address: string) => Promise<PageAnswer>;
  readonly close: () => Promise<void>;
}

import { setImmediate as turn } from 'node:timers/promises';
import * as pagePaths from '#src/lib/page-paths.ts';
import { withTimeout } from '#src/platform/jobs/with-timeout.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { PageService } from './page-service.ts';

export interface WarmUpOptions {
  readonly pages: Pick<PageService, 'get'>;
  readonly sites: readonly ResolvedSite[];
  readonly maxSeconds: number;
  /** Time limit of the first page, if it's above `maxSeconds`. That page also loads the code of all pages. */
  readonly maxFirstSeconds: number;
}

/**
 * Renders each site's home page, so that the site's index and home page are in memory before the first shopper comes.
 * Stops when the time is up. Returns how many sites are warm.
 */
export const warmUp = async ({ pages, sites, maxSeconds, maxFirstSeconds }: WarmUpOptions): Promise<number> => {
  if (maxSeconds === 0) return 0;
  const startMs = performance.now();
  let warm = 0;
  for (const [index, site] of sites.entries()) {
    const seconds = index === 0 ? Math.max(maxSeconds, maxFirstSeconds) : maxSeconds;
    const leftMs = startMs + seconds * 1000 - performance.now();
    if (leftMs <= 0) break;
    // A failure isn't reported here: the first shopper's request will report it.
    const rendering = pages.get(site, pagePaths.home, async () => undefined).catch(() => undefined);
    const outcome = await withTimeout(leftMs, rendering).catch(() => 'too late' as const);
    if (outcome === 'too late') break;
    if (outcome !== undefined) warm += 1;
    // Lets waiting requests go first.
    await turn();
  }
  return warm;
};

import { setImmediate as letOthersWork } from 'node:timers/promises';
import type { CachedPage } from '#src/platform/cache/cached-page.ts';
import { formatCopyStamp } from '#src/platform/http/http-thread/copy-stamp.ts';
import type { SiteGenerations } from '#src/platform/http/http-thread/site-generations.ts';
import type { Job } from '#src/platform/jobs/start-jobs.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { createPageConfiguration, pageMaxAgeMs } from './page-service.ts';

/** Returns a header value with which the HTTP thread may keep a copy of the page; undefined if it may not. */
export type StampCopy = (site: ResolvedSite, page: Pick<CachedPage, 'renderedAtMs'>) => string | undefined;

export interface CopyStamps {
  readonly stampCopy: StampCopy;
  /**
   * Makes the copies of a site's pages outdated once the pages change for a reason other than stock, such as opening
   * hours.
   */
  readonly job: Job;
}

const copyShare = 0.25;

/** Divides PAGE_CACHE_BYTES between the main thread's pages and the HTTP thread's copies. */
export const sharePageMemory = (bytes: number) => {
  const copyBytes = Math.floor(bytes * copyShare);
  return { copyBytes, cacheBytes: bytes - copyBytes };
};

const sliceLength = 20;

/** @param configurationOf returns a value that changes when a site's pages change for a reason other than the stock */
export const createCopyStamps = (
  generations: Pick<SiteGenerations, 'read' | 'advance'>,
  configurationOf: (site: ResolvedSite) => string = createPageConfiguration(),
): CopyStamps => {
  const stamped = new Map<string, { readonly site: ResolvedSite; readonly configuration: string }>();

  const checkSites = async (): Promise<void> => {
    let checked = 0;
    for (const [slug, { site, configuration }] of stamped) {
      if (configurationOf(site) !== configuration) {
        stamped.delete(slug);
        generations.advance(slug);
      }
      checked += 1;
      if (checked % sliceLength === 0) await letOthersWork();
    }
  };

  return {
    stampCopy: (site, { renderedAtMs }) => {
      const generation = generations.read(site.slug);
      if (generation === undefined) return undefined;
      if (stamped.get(site.slug)?.site !== site) {
        stamped.set(site.slug, { site, configuration: configurationOf(site) });
      }
      return formatCopyStamp({ ...generation, endMs: renderedAtMs + pageMaxAgeMs });
    },
    job: { name: 'page-copies', intervalMs: 1000, run: checkSites },
  };
};

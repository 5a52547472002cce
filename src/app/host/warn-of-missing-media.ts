import type { Logger } from '#src/platform/log/create-logger.ts';
import type { MediaStore } from '#src/platform/media/media-store.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { findMediaProblems } from '#src/sites/server/find-media-problems.ts';
import type { SiteRegistry } from '#src/sites/server/site-registry.ts';

interface MediaWarningOptions {
  readonly sites: Pick<SiteRegistry, 'all' | 'onChanged'>;
  readonly media: MediaStore;
  readonly log: Logger;
}

export const warnOfMissingMedia = async ({ sites, media, log }: MediaWarningOptions): Promise<void> => {
  const warn = async (site: ResolvedSite): Promise<void> => {
    const problems = await findMediaProblems(site, media);
    if (problems.length === 0) return;
    const missing = problems.map(({ path, message }) => `${path.join('.')}: ${message}`);
    log.warn({ site: site.slug, missing }, 'shoppers miss pictures or files of this site');
  };
  const logFailure = (error: unknown): void => log.warn({ err: error }, "a site's media could not be checked");
  sites.onChanged((site) => void warn(site).catch(logFailure));
  for (const site of sites.all()) await warn(site).catch(logFailure);
};

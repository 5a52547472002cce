import type { FastifyPluginAsync } from 'fastify';
import { localDay } from '#src/lib/dates/local-day.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import { type BlogSite, listPublishedPosts } from '../rules/list-published-posts.ts';
import { buildFeed, type FeedSite } from './build-feed.ts';

export interface FeedRoutesOptions {
  readonly siteOf: (host: string | undefined) => (BlogSite & FeedSite) | undefined;
}

const caching = 'public, max-age=300, s-maxage=300';

/** Caches a site's feed per day and configuration: a long one takes a tenth of a second. */
const createFeeds = (): ((site: BlogSite & FeedSite, now: Date) => string) => {
  const built = new WeakMap<BlogSite & FeedSite, { readonly day: string; readonly feed: string }>();
  return (site, now) => {
    const day = localDay(now, site.timeZone);
    const kept = built.get(site);
    if (kept?.day === day) return kept.feed;
    const feed = buildFeed(listPublishedPosts(site, now), site);
    built.set(site, { day, feed });
    return feed;
  };
};

/** Serves `GET /blog/feed.xml`, the newest posts of a site with a blog. @spec L1.08 */
export const feedRoutes =
  ({ siteOf }: FeedRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    const feedOf = createFeeds();
    app.get(publicationPaths.feed, async (request, reply) => {
      const site = requireSite(siteOf, request);
      if (!site.config.blog.isEnabled) throw new DomainError('notFound', 'This site has no blog.');
      return reply
        .type('application/atom+xml; charset=utf-8')
        .header('cache-control', caching)
        .send(feedOf(site, new Date()));
    });
  };

import type { FastifyPluginAsync } from 'fastify';
import { DomainError } from '#src/lib/domain-error.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import { type BlogSite, listPublishedPosts } from '../rules/list-published-posts.ts';
import { buildFeed, type FeedSite } from './build-feed.ts';

export interface FeedRoutesOptions {
  readonly siteOf: (host: string | undefined) => (BlogSite & FeedSite) | undefined;
}

const caching = 'public, max-age=300, s-maxage=300';

/** `GET /blog/feed.xml`: the newest posts of a site that has a blog. @spec L1.08 */
export const feedRoutes =
  ({ siteOf }: FeedRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    app.get(publicationPaths.feed, async (request, reply) => {
      const site = requireSite(siteOf, request);
      if (!site.config.blog.isEnabled) throw new DomainError('notFound', 'This site has no blog.');
      return reply
        .type('application/atom+xml; charset=utf-8')
        .header('cache-control', caching)
        .send(buildFeed(listPublishedPosts(site, new Date()), site));
    });
  };

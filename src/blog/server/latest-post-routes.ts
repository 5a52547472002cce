import type { FastifyPluginAsync } from 'fastify';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import type { LatestPost } from '../rules/latest-post.ts';
import { type LatestPostsSite, listLatestPosts } from '../rules/list-published-posts.ts';

export interface LatestPostRoutesOptions {
  readonly siteOf: (host: string | undefined) => LatestPostsSite | undefined;
}

const caching = 'public, max-age=300, s-maxage=300';

/** @spec B2.54, B3.27 */
export const latestPostRoutes =
  ({ siteOf }: LatestPostRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    app.get(
      publicationPaths.latestPosts,
      {
        schema: {
          summary: 'The newest posts of the blog',
          description: 'As many as a vehicle page shows; none on a site without a blog.',
          response: {
            200: {
              type: 'object',
              properties: {
                posts: {
                  type: 'array',
                  items: {
                    type: 'object',
                    properties: {
                      href: { type: 'string' },
                      heading: { type: 'string' },
                      image: { type: ['string', 'null'] },
                      date: { type: 'string', format: 'date' },
                    },
                  },
                },
              },
            },
          },
        },
      },
      async (request, reply) => {
        const posts = listLatestPosts(requireSite(siteOf, request), new Date());
        reply.header('cache-control', caching);
        return {
          posts: posts.map(
            ({ slug, title, image, day }): LatestPost => ({
              href: publicationPaths.blogEntry(slug),
              heading: title,
              image: image?.url ?? null,
              date: day,
            }),
          ),
        };
      },
    );
  };

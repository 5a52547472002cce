import type { BlogPost } from '#src/sites/model/blog-post.ts';
import type { BlogConfig } from './config.ts';
import { type BlogSite, listPublishedPosts } from './list-published-posts.ts';

/** A site as far as its vehicle pages show posts. */
export interface LatestPostsSite extends BlogSite {
  readonly config: { readonly blog: Pick<BlogConfig, 'isEnabled' | 'vehiclePageCount'> };
}

/** The newest posts, as many as a vehicle page shows; none where it shows none. @spec B2.54 */
export const listLatestPosts = (site: LatestPostsSite, now: Date): readonly BlogPost[] =>
  listPublishedPosts(site, now).slice(0, site.config.blog.vehiclePageCount);

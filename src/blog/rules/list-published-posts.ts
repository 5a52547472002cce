import { localDay, startOfLocalDay } from '#src/lib/dates/local-day.ts';
import type { BlogPost } from '#src/sites/model/publications.ts';
import type { BlogConfig } from './config.ts';

export interface BlogSite {
  readonly timeZone: string;
  readonly publications: { readonly posts: readonly BlogPost[] };
  readonly config: { readonly blog: { readonly isEnabled: boolean } };
}

/** @spec L1.08, B2.54 */
export const listPublishedPosts = ({ timeZone, publications, config }: BlogSite, now: Date): readonly BlogPost[] => {
  const today = localDay(now, timeZone);
  return config.blog.isEnabled ? publications.posts.filter(({ day }) => day <= today) : [];
};

export interface LatestPostsSite extends BlogSite {
  readonly config: { readonly blog: Pick<BlogConfig, 'isEnabled' | 'vehiclePageCount'> };
}

/** @spec B2.54 */
export const listLatestPosts = (site: LatestPostsSite, now: Date): readonly BlogPost[] =>
  listPublishedPosts(site, now).slice(0, site.config.blog.vehiclePageCount);

/** Returns the Unix ms at which posts appear. A page rendered before such a moment is stale after it. */
export const listPostMoments = (posts: readonly Pick<BlogPost, 'day'>[], timeZone: string): readonly number[] =>
  posts.map(({ day }) => startOfLocalDay(day, timeZone));

/** Lists posts with the most shared tags first. `posts` must be newest first, because ties keep their order. */
export const findRelatedPosts = (post: BlogPost, posts: readonly BlogPost[], count: number): readonly BlogPost[] => {
  const sharedTags = ({ tags }: BlogPost): number => tags.filter((tag) => post.tags.includes(tag)).length;
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .toSorted((one, other) => sharedTags(other) - sharedTags(one))
    .slice(0, count);
};

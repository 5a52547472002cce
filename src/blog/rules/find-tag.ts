import type { BlogPost } from '#src/sites/model/blog-post.ts';
import { listTags, type Tag } from './list-tags.ts';
import { reviewTag } from './review-tag.ts';

/** The tag of an address: one that a post has, or that of vehicle reviews. @spec L2.28 */
export const findTag = (slug: string, posts: readonly Pick<BlogPost, 'tags'>[]): Tag | undefined =>
  listTags(posts).find((tag) => tag.slug === slug) ?? (slug === reviewTag.slug ? reviewTag : undefined);

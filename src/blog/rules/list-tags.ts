import { slugify } from '#src/lib/text/slugify.ts';
import type { BlogPost } from '#src/sites/model/publications.ts';

export interface Tag {
  readonly label: string;
  readonly slug: string;
}

export const listTags = (posts: readonly Pick<BlogPost, 'tags'>[]): readonly Tag[] => {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .toSorted(([one, oneCount], [other, otherCount]) => otherCount - oneCount || one.localeCompare(other))
    .map(([label]) => ({ label, slug: slugify(label) }));
};

/** Every blog has a page for this tag, even if no post has the tag. @spec L2.28 */
export const reviewTag = { label: 'Vehicle reviews', slug: 'vehicle-reviews' } as const;

/** @spec L2.28 */
export const findTag = (slug: string, posts: readonly Pick<BlogPost, 'tags'>[]): Tag | undefined =>
  listTags(posts).find((tag) => tag.slug === slug) ?? (slug === reviewTag.slug ? reviewTag : undefined);

import { slugify } from '#src/lib/text/slugify.ts';
import type { BlogPost } from '#src/sites/model/blog-post.ts';

/** A tag with its name in addresses. */
export interface Tag {
  readonly label: string;
  readonly slug: string;
}

/** The tags of posts, those that most posts have first. */
export const listTags = (posts: readonly Pick<BlogPost, 'tags'>[]): readonly Tag[] => {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .toSorted(([one, oneCount], [other, otherCount]) => otherCount - oneCount || one.localeCompare(other))
    .map(([label]) => ({ label, slug: slugify(label) }));
};

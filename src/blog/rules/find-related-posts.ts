import type { BlogPost } from '#src/sites/model/blog-post.ts';

/** The posts most like one: those that share most tags, of those alike the newest; then the newest of all others. @param posts the newest first */
export const findRelatedPosts = (post: BlogPost, posts: readonly BlogPost[], count: number): readonly BlogPost[] => {
  const sharedTags = ({ tags }: BlogPost): number => tags.filter((tag) => post.tags.includes(tag)).length;
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .toSorted((one, other) => sharedTags(other) - sharedTags(one))
    .slice(0, count);
};

import { shapes } from '#src/lib/shapes.ts';

/** A post as vehicle pages ask for it: the fields of a blog card. @spec B3.27 */
export interface LatestPost {
  readonly href: string;
  readonly heading: string;
  /** Address of the picture; null for a post without one. */
  readonly image: string | null;
  /** 'YYYY-MM-DD' */
  readonly date: string;
}

/** What an answer with the newest posts is. @spec B3.27 */
export const isLatestPosts = shapes.record<{ readonly posts: readonly LatestPost[] }>({
  posts: shapes.listOf(
    shapes.record<LatestPost>({
      href: shapes.text,
      heading: shapes.text,
      image: shapes.orNull(shapes.text),
      date: shapes.text,
    }),
  ),
});

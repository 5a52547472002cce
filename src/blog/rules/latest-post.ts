import { shapes } from '#src/lib/shapes.ts';

/** @spec B3.27 */
export interface LatestPost {
  readonly href: string;
  readonly heading: string;
  readonly image: string | null;
  readonly date: string;
}

/** @spec B3.27 */
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

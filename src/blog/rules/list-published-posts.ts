import { localDay } from '#src/lib/dates/local-day.ts';
import type { BlogPost } from '#src/sites/model/blog-post.ts';

/** As much of a site as says which posts show. */
export interface BlogSite {
  readonly timeZone: string;
  readonly publications: { readonly posts: readonly BlogPost[] };
  readonly config: { readonly blog: { readonly isEnabled: boolean } };
}

/** The posts that show now, the newest first: none where the site has no blog, and none before its day. @spec L1.08, B2.54 */
export const listPublishedPosts = ({ timeZone, publications, config }: BlogSite, now: Date): readonly BlogPost[] => {
  const today = localDay(now, timeZone);
  return config.blog.isEnabled ? publications.posts.filter(({ day }) => day <= today) : [];
};

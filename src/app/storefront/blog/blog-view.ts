import type { PageDocument } from '#src/app/storefront/build-page-meta.ts';
import type { ArticleView, PostCardView, PostListView } from '#src/blog/view/post-view.ts';
import type { Crumb } from '#src/lib/crumb.ts';

interface BlogPage {
  readonly document: PageDocument;
  readonly crumbs: readonly Crumb[];
  /** Absolute. */
  readonly feedUrl: string;
  readonly siteName: string;
}

/** A page of the blog: some of its posts, or one of them. @spec L1.08, L2.28 */
export type BlogView =
  | (BlogPage & { readonly kind: 'list'; readonly list: PostListView })
  | (BlogPage & { readonly kind: 'article'; readonly article: ArticleView; readonly related: readonly PostCardView[] });

/** A link to a tag. */
export interface TagView {
  readonly label: string;
  readonly href: string;
}

/** What cards and articles say of a post alike. @spec B3.27 */
export interface PostFactsView {
  readonly heading: string;
  readonly summary: string;
  readonly image: { readonly url: string; readonly alt: string } | null;
  /** '2026-10-05', for machines. */
  readonly day: string;
  /** '5 October 2026' */
  readonly dateText: string;
  /** '4 min read'; null for a post that takes no longer than a minute. */
  readonly readingText: string | null;
}

/** A card of the blog. @spec B3.27 */
export interface PostCardView extends PostFactsView {
  readonly href: string;
  /** The first tag. */
  readonly tag: TagView | null;
}

/** A page of the list of posts. @spec L1.08, L2.28 */
export interface PostListView {
  readonly heading: string;
  readonly tags: readonly (TagView & { readonly isChosen: boolean })[];
  readonly posts: readonly PostCardView[];
  /** What stands there instead of posts; null where there are some. */
  readonly emptyText: string | null;
  /** Null where all posts are on one page. */
  readonly paging: PagingView | null;
}

/** The way to other pages of a list. */
export interface PagingView {
  /** 'Page 2 of 3' */
  readonly text: string;
  readonly newerHref: string | null;
  readonly olderHref: string | null;
  readonly pages: readonly { readonly label: string; readonly href: string; readonly isThis: boolean }[];
}

/** A post with all that it says. @spec L1.08 */
export interface ArticleView extends PostFactsView {
  readonly author: string;
  /** 'Updated 7 November 2026' */
  readonly updatedText: string | null;
  readonly tags: readonly TagView[];
  /** Safe HTML. */
  readonly html: string;
}

import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { slugify } from '#src/lib/text/slugify.ts';
import type { BlogPost } from '#src/sites/model/publications.ts';

interface TagView {
  readonly label: string;
  readonly href: string;
}

/** What cards and articles say of a post alike. @spec B3.27 */
interface PostFactsView {
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

/** Words that most people read in a minute. */
const wordsAMinute = 220;

/** A tag with where its posts are. */
export const buildTagView = (label: string): TagView => ({ label, href: publicationPaths.blogEntry(slugify(label)) });

export const buildPostFacts = ({ title, summary, image, day, wordCount }: BlogPost): PostFactsView => ({
  heading: title,
  summary,
  image,
  day,
  dateText: formatDayInWords(day),
  readingText: wordCount < 1.5 * wordsAMinute ? null : `${Math.round(wordCount / wordsAMinute)} min read`,
});

/** What a card says of a post: its address, heading, picture and date, and how long it takes to read. @spec B3.27 */
export const buildPostCard = (post: BlogPost): PostCardView => ({
  ...buildPostFacts(post),
  href: publicationPaths.blogEntry(post.slug),
  tag: post.tags[0] === undefined ? null : buildTagView(post.tags[0]),
});

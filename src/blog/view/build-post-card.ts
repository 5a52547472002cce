import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { slugify } from '#src/lib/text/slugify.ts';
import type { BlogPost } from '#src/sites/model/publications.ts';

interface TagView {
  readonly label: string;
  readonly href: string;
}

/** @spec L1.08 */
export interface KnownAuthor {
  readonly name: string;
  readonly role: string;
  readonly imageUrl: string | null;
}

/** @spec L1.08 */
export interface AuthorView {
  readonly name: string;
  readonly role: string | null;
  readonly imageUrl: string | null;
}

/** @spec B3.27 */
interface PostFactsView {
  readonly heading: string;
  readonly summary: string;
  readonly author: AuthorView;
  readonly image: { readonly url: string; readonly alt: string } | null;
  readonly day: string;
  readonly dateText: string;
  readonly readingText: string | null;
}

/** @spec B3.27 */
export interface PostCardView extends PostFactsView {
  readonly href: string;
  readonly tag: TagView | null;
}

/** @spec L1.08, L2.28 */
export interface PostListView {
  readonly heading: string;
  readonly tags: readonly (TagView & { readonly isChosen: boolean })[];
  readonly posts: readonly PostCardView[];
  readonly emptyText: string | null;
  readonly paging: PagingView | null;
}

export interface PagingView {
  readonly text: string;
  readonly newerHref: string | null;
  readonly olderHref: string | null;
  readonly pages: readonly { readonly label: string; readonly href: string; readonly isThis: boolean }[];
}

/** @spec L1.08 */
export interface ArticleView extends PostFactsView {
  readonly updatedText: string | null;
  readonly tags: readonly TagView[];
  readonly html: string;
}

const wordsAMinute = 220;

export const buildTagView = (label: string): TagView => ({ label, href: publicationPaths.blogEntry(slugify(label)) });

const buildAuthor = (author: string, known: readonly KnownAuthor[]): AuthorView => {
  const { role = null, imageUrl = null } = known.find(({ name }) => name === author) ?? {};
  return { name: author, role, imageUrl };
};

export const buildPostFacts = (
  { title, summary, author, image, day, wordCount }: BlogPost,
  authors: readonly KnownAuthor[],
): PostFactsView => ({
  heading: title,
  summary,
  author: buildAuthor(author, authors),
  image,
  day,
  dateText: formatDayInWords(day),
  readingText: wordCount < 1.5 * wordsAMinute ? null : `${Math.round(wordCount / wordsAMinute)} min read`,
});

/** @spec B3.27 */
export const buildPostCard = (post: BlogPost, authors: readonly KnownAuthor[]): PostCardView => ({
  ...buildPostFacts(post, authors),
  href: publicationPaths.blogEntry(post.slug),
  tag: post.tags[0] === undefined ? null : buildTagView(post.tags[0]),
});

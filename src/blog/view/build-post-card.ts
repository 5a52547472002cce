import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { slugify } from '#src/lib/text/slugify.ts';
import type { BlogPost } from '#src/sites/model/blog-post.ts';
import type { PostCardView, PostFactsView, TagView } from './post-view.ts';

/** Words that most people read in a minute. */
const wordsAMinute = 220;

/** A tag with where its posts are. */
export const buildTagView = (label: string): TagView => ({ label, href: publicationPaths.blogEntry(slugify(label)) });

/** What cards and articles say of a post alike. */
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

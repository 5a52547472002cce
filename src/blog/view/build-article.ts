import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import type { BlogPost } from '#src/sites/model/blog-post.ts';
import { buildPostFacts, buildTagView } from './build-post-card.ts';
import type { ArticleView } from './post-view.ts';

/** A post with all that it says. @spec L1.08 */
export const buildArticle = (post: BlogPost): ArticleView => ({
  ...buildPostFacts(post),
  author: post.author,
  updatedText: post.changedDay === null ? null : `Updated ${formatDayInWords(post.changedDay)}`,
  tags: post.tags.map(buildTagView),
  html: post.html,
});

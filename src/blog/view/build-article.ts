import { locale } from '#src/lib/australia.ts';
import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import { buildSharedImageUrl } from '#src/lib/image-url.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { toAbsoluteUrl } from '#src/lib/url.ts';
import type { BlogPost } from '#src/sites/model/publications.ts';
import { type ArticleView, buildPostFacts, buildTagView, type KnownAuthor } from './build-post-card.ts';

/** @spec L1.08 */
export const buildArticle = (post: BlogPost, authors: readonly KnownAuthor[]): ArticleView => ({
  ...buildPostFacts(post, authors),
  updatedText: post.changedDay === null ? null : `Updated ${formatDayInWords(post.changedDay)}`,
  tags: post.tags.map(buildTagView),
  html: post.html,
});

interface Publisher {
  readonly name: string;
  readonly url: string;
  readonly brand: { readonly logoUrl: string };
}

/** @spec L1.08 */
export const buildArticleData = (
  post: BlogPost,
  { name, url, brand }: Publisher,
): Readonly<Record<string, unknown>> => {
  const address = `${url}${publicationPaths.blogEntry(post.slug)}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    datePublished: post.day,
    dateModified: post.changedDay ?? post.day,
    author: { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization', name, logo: toAbsoluteUrl(brand.logoUrl, url) },
    ...(post.image === null ? {} : { image: toAbsoluteUrl(buildSharedImageUrl(post.image.url), url) }),
    keywords: post.tags.join(', '),
    wordCount: post.wordCount,
    inLanguage: locale,
    mainEntityOfPage: address,
    url: address,
  };
};

import { buildSharedImageUrl } from '#src/lib/image-url.ts';
import { locale } from '#src/lib/locale.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { toAbsoluteUrl } from '#src/lib/to-absolute-url.ts';
import type { BlogPost } from '#src/sites/model/blog-post.ts';

/** As much of a site as search engines are told of who publishes. */
export interface Publisher {
  readonly name: string;
  readonly url: string;
  readonly brand: { readonly logoUrl: string };
}

/** A post as search engines read it. @spec L1.08 */
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

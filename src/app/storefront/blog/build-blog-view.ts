import { buildBreadcrumbData, type PageDocument } from '#src/app/storefront/build-page-meta.ts';
import type { ViewContext, ViewSite } from '#src/app/storefront/view-context.ts';
import { findRelatedPosts, listPublishedPosts } from '#src/blog/rules/list-published-posts.ts';
import { findTag, type Tag } from '#src/blog/rules/list-tags.ts';
import { readPageNumber } from '#src/blog/rules/paginate.ts';
import { buildArticle, buildArticleData } from '#src/blog/view/build-article.ts';
import {
  type ArticleView,
  buildPostCard,
  type PostCardView,
  type PostListView,
} from '#src/blog/view/build-post-card.ts';
import { buildPostList } from '#src/blog/view/build-post-list.ts';
import type { Crumb } from '#src/lib/crumb.ts';
import { buildSharedImageUrl } from '#src/lib/image-url.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { toAbsoluteUrl } from '#src/lib/url.ts';
import type { BlogPost } from '#src/sites/model/publications.ts';

interface BlogPage {
  readonly document: PageDocument;
  readonly crumbs: readonly Crumb[];
  readonly feedUrl: string;
  readonly siteName: string;
}

/** @spec L1.08, L2.28 */
export type BlogView =
  | (BlogPage & { readonly kind: 'list'; readonly list: PostListView })
  | (BlogPage & { readonly kind: 'article'; readonly article: ArticleView; readonly related: readonly PostCardView[] });

const relatedCount = 3;

const home = { label: 'Home', href: pagePaths.home };
const blog = { label: 'Blog', href: publicationPaths.blog };

const describePage = (site: ViewSite) => ({ feedUrl: `${site.url}${publicationPaths.feed}`, siteName: site.name });

const buildArticlePage = (post: BlogPost, posts: readonly BlogPost[], site: ViewSite): BlogView => {
  const canonicalUrl = `${site.url}${publicationPaths.blogEntry(post.slug)}`;
  const authors = site.config.content.people;
  const crumbs = [home, blog, { label: post.title, href: null }];
  return {
    kind: 'article',
    ...describePage(site),
    document: {
      documentTitle: `${post.title} | ${site.name}`,
      description: post.summary,
      canonicalUrl,
      isIndexed: true,
      openGraphImageUrl: post.image === null ? null : toAbsoluteUrl(buildSharedImageUrl(post.image.url), site.url),
      structuredData: [buildBreadcrumbData(crumbs, site.url, canonicalUrl), buildArticleData(post, site)],
    },
    crumbs,
    article: buildArticle(post, authors),
    related: findRelatedPosts(post, posts, relatedCount).map((other) => buildPostCard(other, authors)),
  };
};

const buildListPage = (
  posts: readonly BlogPost[],
  tag: Tag | null,
  page: number,
  site: ViewSite,
): BlogView | undefined => {
  const { config } = site;
  const authors = config.content.people;
  const list = buildPostList(posts, { tag, page, pageSize: config.blog.pageSize, authors });
  if (list === undefined) return undefined;
  const path = tag === null ? publicationPaths.blog : publicationPaths.blogEntry(tag.slug);
  const canonicalUrl = `${site.url}${publicationPaths.blogPage(path, page)}`;
  const crumbs = tag === null ? [home, { ...blog, href: null }] : [home, blog, { label: tag.label, href: null }];
  const name = [list.heading, page === 1 ? null : `page ${page}`].filter((part) => part !== null).join(', ');
  return {
    kind: 'list',
    ...describePage(site),
    document: {
      documentTitle: `${name} | ${site.name}`,
      description: `Articles from ${site.name}${tag === null ? '' : `: ${tag.label}`}.`,
      canonicalUrl,
      isIndexed: list.emptyText === null,
      openGraphImageUrl: null,
      structuredData: [buildBreadcrumbData(crumbs, site.url, canonicalUrl)],
    },
    crumbs,
    list,
  };
};

/** `name` is the post or tag in the address; undefined for all posts. @spec L1.08, L2.28, B2.54 */
export const buildBlogView = (
  name: string | undefined,
  pageParameters: readonly string[],
  { site, now }: Pick<ViewContext, 'site' | 'now'>,
): BlogView | undefined => {
  if (!site.config.blog.isEnabled) return undefined;
  const posts = listPublishedPosts(site, now);
  const page = readPageNumber(pageParameters);
  if (page === undefined) return undefined;
  if (name === undefined) return buildListPage(posts, null, page, site);
  const post = posts.find(({ slug }) => slug === name);
  if (post !== undefined) return page === 1 ? buildArticlePage(post, posts, site) : undefined;
  const tag = findTag(name, posts);
  return tag === undefined ? undefined : buildListPage(posts, tag, page, site);
};

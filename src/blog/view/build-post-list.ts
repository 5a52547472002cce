import { publicationPaths } from '#src/lib/publication-paths.ts';
import type { BlogPost } from '#src/sites/model/publications.ts';
import { listTags, type Tag } from '../rules/list-tags.ts';
import { paginate } from '../rules/paginate.ts';
import { buildPostCard, type KnownAuthor, type PagingView, type PostListView } from './build-post-card.ts';

export interface PostListAsked {
  readonly tag: Tag | null;
  readonly page: number;
  readonly pageSize: number;
  readonly authors: readonly KnownAuthor[];
}

const buildTags = (posts: readonly BlogPost[], chosen: Tag | null): PostListView['tags'] => {
  const tags = listTags(posts);
  if (tags.length < 2) return [];
  return [
    { label: 'All posts', href: publicationPaths.blog, isChosen: chosen === null },
    ...tags.map(({ label, slug }) => ({
      label,
      href: publicationPaths.blogEntry(slug),
      isChosen: slug === chosen?.slug,
    })),
  ];
};

const buildPaging = (path: string, page: number, pageCount: number): PagingView | null => {
  if (pageCount === 1) return null;
  const hrefOf = (other: number): string => publicationPaths.blogPage(path, other);
  return {
    text: `Page ${page} of ${pageCount}`,
    newerHref: page === 1 ? null : hrefOf(page - 1),
    olderHref: page === pageCount ? null : hrefOf(page + 1),
    pages: Array.from({ length: pageCount }, (_, at) => ({
      label: String(at + 1),
      href: hrefOf(at + 1),
      isThis: at + 1 === page,
    })),
  };
};

/** @spec L1.08, L2.28 */
export const buildPostList = (
  posts: readonly BlogPost[],
  { tag, page, pageSize, authors }: PostListAsked,
): PostListView | undefined => {
  const chosen = tag === null ? posts : posts.filter(({ tags }) => tags.includes(tag.label));
  const listed = paginate(chosen, page, pageSize);
  if (listed === undefined) return undefined;
  const path = tag === null ? publicationPaths.blog : publicationPaths.blogEntry(tag.slug);
  return {
    heading: tag === null ? 'Blog' : tag.label,
    tags: buildTags(posts, tag),
    posts: listed.entries.map((post) => buildPostCard(post, authors)),
    emptyText: chosen.length === 0 ? 'There aren’t any posts here yet.' : null,
    paging: buildPaging(path, page, listed.pageCount),
  };
};

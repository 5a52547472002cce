import { publicationPaths } from '#src/lib/publication-paths.ts';
import type { PagingView } from './post-view.ts';

/** The way to the other pages of a list; null for a list of one page. @param path of the first page */
export const buildPaging = (path: string, page: number, pageCount: number): PagingView | null => {
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

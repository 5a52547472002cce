const specialOffers = '/special-offers';
const offersRoot = '/offers';
const blog = '/blog';
const reviews = '/reviews';

export const publicationPaths = {
  /** @spec L2.25 */
  specialOffers,
  specialOffersOf: (makeSlug: string): string => `${specialOffers}?make=${makeSlug}`,
  /** @spec L2.24 */
  offer: (id: number, makeSlug: string | null): string =>
    makeSlug === null ? `${offersRoot}/${id}` : `${offersRoot}/${makeSlug}/${id}`,
  /** @spec L2.28 */
  blog,
  /** A post (/blog/its-slug), or the posts with a tag (/blog/vehicle-reviews). @spec L2.28 */
  blogEntry: (slug: string): string => `${blog}/${slug}`,
  blogPage: (path: string, page: number): string => (page === 1 ? path : `${path}?page=${page}`),
  isBlog: (pathname: string): boolean => /^\/blog(\/[^/]*)?(\.data)?$/.test(pathname),
  feed: `${blog}/feed.xml`,
  /** @spec B2.54 */
  latestPosts: `${blog}/latest.json`,
  /** @spec L1.07 */
  reviews,
} as const;

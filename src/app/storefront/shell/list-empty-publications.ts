import type { ViewSite } from '#src/app/storefront/view-context.ts';
import { listPublishedPosts } from '#src/blog/rules/list-published-posts.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { chooseShownSets } from '#src/reviews/rules/choose-shown-sets.ts';

/** The addresses of the blog and the reviews, as far as a site shows none of them now. @spec L9.37, L5.18 */
export const listEmptyPublications = (site: ViewSite, now: Date): readonly string[] => [
  ...(listPublishedPosts(site, now).length === 0 ? [publicationPaths.blog] : []),
  ...(chooseShownSets(site.publications.reviewSets, site.config.reviews).length === 0
    ? [publicationPaths.reviews]
    : []),
];

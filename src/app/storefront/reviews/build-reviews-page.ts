import { buildBreadcrumbData, buildTrail, type PageDocument } from '#src/app/storefront/build-page-meta.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import type { Crumb } from '#src/lib/crumb.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { buildReviewSets, type ReviewSetView } from '#src/reviews/view/build-review-sets.ts';

/** @spec L1.07 */
export interface ReviewsPageView {
  readonly document: PageDocument;
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  readonly sets: readonly ReviewSetView[];
}

const title = 'Reviews';

/**
 * The page's structured data contains no rating, because search engines ignore ratings on a business's own site (ADR
 * 55). @spec L1.07, L5.18
 */
export const buildReviewsPage = ({ site, now }: Pick<ViewContext, 'site' | 'now'>): ReviewsPageView | undefined => {
  const sets = buildReviewSets(site, now);
  if (sets.length === 0) return undefined;
  const canonicalUrl = `${site.url}${publicationPaths.reviews}`;
  const crumbs = buildTrail(title);
  return {
    document: {
      documentTitle: `${title} | ${site.name}`,
      description: `What customers say about ${site.name}, with our replies.`,
      canonicalUrl,
      isIndexed: true,
      openGraphImageUrl: null,
      structuredData: [buildBreadcrumbData(crumbs, site.url, canonicalUrl)],
    },
    crumbs,
    title,
    sets,
  };
};

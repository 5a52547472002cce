import type { ViewSite } from '#src/app/storefront/view-context.ts';
import { listPublishedPosts } from '#src/blog/rules/list-published-posts.ts';
import { listTags } from '#src/blog/rules/list-tags.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { chooseOfferPath } from '#src/offers/rules/choose-offer-path.ts';
import { listShownOffers } from '#src/offers/rules/list-shown-offers.ts';
import { chooseShownSets } from '#src/reviews/rules/choose-shown-sets.ts';
import type { SitemapEntry } from './sitemap.ts';

const plain = (path: string): SitemapEntry => ({ path, lastModified: null });

/** The pages of offers, reviews and the blog that show now. @spec L1.04, L1.07, L1.08 */
export const listPublicationEntries = (site: ViewSite, now: Date): readonly SitemapEntry[] => {
  const { manufacturer, publications, config } = site;
  const offers = listShownOffers(site, now);
  const posts = listPublishedPosts(site, now);
  return [
    ...(offers.length > 0 ? [plain(publicationPaths.specialOffers)] : []),
    ...offers.map((offer) => plain(chooseOfferPath(offer, manufacturer))),
    ...(chooseShownSets(publications.reviewSets, config.reviews).length > 0 ? [plain(publicationPaths.reviews)] : []),
    ...(posts.length > 0 ? [plain(publicationPaths.blog)] : []),
    ...listTags(posts).map(({ slug }) => plain(publicationPaths.blogEntry(slug))),
    ...posts.map(({ slug, day, changedDay }) => ({
      path: publicationPaths.blogEntry(slug),
      lastModified: changedDay ?? day,
    })),
  ];
};

import { listPostMoments } from '#src/blog/rules/list-published-posts.ts';
import { listOfferMoments } from '#src/offers/rules/list-shown-offers.ts';
import { listPromoMoments } from '#src/promotions/rules/list-promo-moments.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';

/**
 * Counts how many start and end dates of a site's promotions, offers and posts have passed. A page rendered at a lower
 * count is stale. Every request needs the count, so the dates are cached per `site` object.
 * @spec B5.37, B5.43
 */
export const createSiteSeason = (now: () => number = () => Date.now()): ((site: ResolvedSite) => number) => {
  const momentsOf = new WeakMap<ResolvedSite, readonly number[]>();
  return (site) => {
    let moments = momentsOf.get(site);
    if (moments === undefined) {
      const { config, publications, timeZone } = site;
      moments = [
        ...listPromoMoments(config.promotions, timeZone),
        ...listOfferMoments(publications.offers, timeZone),
        ...listPostMoments(publications.posts, timeZone),
      ];
      momentsOf.set(site, moments);
    }
    if (moments.length === 0) return 0;
    const nowMs = now();
    return moments.reduce((season, moment) => (moment <= nowMs ? season + 1 : season), 0);
  };
};

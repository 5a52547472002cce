import { listPostMoments } from '#src/blog/rules/list-published-posts.ts';
import { listOfferMoments } from '#src/offers/rules/list-shown-offers.ts';
import { listPromoMoments } from '#src/promotions/rules/list-promo-moments.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';

/**
 * Creates a function that counts how many starts and ends of a site's promotions, offers and posts have passed. A page
 * rendered at a lower count is stale. The moments are computed once per `site` object, because every request needs the
 * count.
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

import type { Offer } from '#src/sites/model/offer.ts';

/** Whether an offer is one of this website, over or not: none that names the website among those left out. @spec L3.09 */
export const isOfferOfWebsite = (
  { excludedWebsiteIds }: Pick<Offer, 'excludedWebsiteIds'>,
  websiteId: number,
): boolean => !excludedWebsiteIds.includes(websiteId);

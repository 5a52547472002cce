import type { Offer } from '#src/sites/model/offer.ts';
import { isOfferOfWebsite } from './is-offer-of-website.ts';
import { isOfferOver, type OfferMoment } from './is-offer-over.ts';

/** The offers that a website shows now, in the order of their files' names. @spec L1.04, L3.09 */
export const listShownOffers = (offers: readonly Offer[], websiteId: number, moment: OfferMoment): readonly Offer[] =>
  offers.filter((offer) => isOfferOfWebsite(offer, websiteId) && !isOfferOver(offer, moment));

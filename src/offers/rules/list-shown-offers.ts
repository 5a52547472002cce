import type { Offer } from '#src/sites/model/offer.ts';
import { isOfferOfWebsite } from './is-offer-of-website.ts';
import { isOfferOver } from './is-offer-over.ts';

/** As much of a site as says which offers show. */
export interface OffersSite {
  readonly websiteId: number;
  readonly timeZone: string;
  readonly publications: { readonly offers: readonly Offer[] };
}

/** The offers that a website shows now, in the order of their files' names. @spec L1.04, L3.09 */
export const listShownOffers = ({ websiteId, timeZone, publications }: OffersSite, now: Date): readonly Offer[] =>
  publications.offers.filter((offer) => isOfferOfWebsite(offer, websiteId) && !isOfferOver(offer, { now, timeZone }));

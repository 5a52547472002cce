import type { ViewSite } from '#src/app/storefront/view-context.ts';
import { buildOfferView } from '#src/offers/view/build-offer-view.ts';
import type { OfferView } from '#src/offers/view/offer-view.ts';
import type { Offer } from '#src/sites/model/offer.ts';
import { buildOfferFinance } from './build-offer-finance.ts';

/** What a site says of an offer, its rate beside the comparison rate of the site's lender. @spec L3.08 */
export const buildSiteOffer = (offer: Offer, site: ViewSite): OfferView =>
  buildOfferView(offer, site, buildOfferFinance(offer.finance, site.config.finance));

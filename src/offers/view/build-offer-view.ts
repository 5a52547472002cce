import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import type { Manufacturer } from '#src/sites/model/manufacturer.ts';
import type { Offer } from '#src/sites/model/offer.ts';
import { chooseExploreHref } from '../rules/choose-explore-href.ts';
import { chooseOfferPath } from '../rules/choose-offer-path.ts';
import type { OfferFinanceView, OfferView } from './offer-view.ts';

/** As much of a site as its offers are drawn with. */
export interface OfferSite {
  readonly manufacturer: Manufacturer | null;
  readonly home: { readonly tileImages: Readonly<Record<string, string>> };
}

/** Its own picture, else that of its model. @spec L3.08 */
const choosePicture = ({ image, model }: Offer, { home }: OfferSite): OfferView['picture'] => {
  if (image !== null) return image;
  const url = model === null ? undefined : home.tileImages[model.name];
  return url === undefined || model === null ? null : { url, alt: model.name };
};

/**
 * What is said of an offer.
 * @param finance its rate with what the law wants beside it; null of an offer without one
 * @spec L3.08, L2.24, L2.26
 */
export const buildOfferView = (offer: Offer, site: OfferSite, finance: OfferFinanceView | null): OfferView => ({
  id: offer.id,
  href: chooseOfferPath(offer, site.manufacturer),
  name: offer.name,
  highlight: offer.highlight,
  category: offer.category,
  makeName: offer.manufacturer?.name ?? null,
  text: offer.descriptionText,
  disclaimer: offer.disclaimer,
  picture: choosePicture(offer, site),
  endsText: offer.lastDay === null ? null : `Ends ${formatDayInWords(offer.lastDay)}`,
  explore: offer.model === null ? null : { label: `Explore ${offer.model.name}`, href: chooseExploreHref(offer.model) },
  finance,
});

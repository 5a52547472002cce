import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import type { Manufacturer } from '#src/sites/model/manufacturer.ts';
import type { Offer } from '#src/sites/model/publications.ts';
import { chooseExploreHref, chooseOfferPath } from '../rules/choose-offer-path.ts';

/** Never contains the interest rate without the comparison rate. @spec L3.08 */
export interface OfferFinanceView {
  readonly cells: readonly { readonly figure: string; readonly label: string }[];
  readonly points: readonly string[];
  readonly note: string;
}

/** @spec L3.08 */
export interface OfferView {
  readonly id: number;
  readonly href: string;
  readonly name: string;
  readonly highlight: string | null;
  readonly category: string | null;
  readonly makeName: string | null;
  readonly text: string;
  readonly disclaimer: string | null;
  readonly picture: { readonly url: string; readonly alt: string } | null;
  readonly endsText: string | null;
  /** @spec L2.26 */
  readonly explore: { readonly label: string; readonly href: string } | null;
  readonly finance: OfferFinanceView | null;
}

interface OfferSite {
  readonly manufacturer: Manufacturer | null;
  readonly home: { readonly tileImages: Readonly<Record<string, string>> };
}

/** @spec L3.08 */
const choosePicture = ({ image, model }: Offer, { home }: OfferSite): OfferView['picture'] => {
  if (image !== null) return image;
  const url = model === null ? undefined : home.tileImages[model.name];
  return url === undefined || model === null ? null : { url, alt: model.name };
};

/** @spec L3.08, L2.24, L2.26 */
export const buildOfferView = (offer: Offer, site: OfferSite, finance: OfferFinanceView | null): OfferView => ({
  id: offer.id,
  href: chooseOfferPath(offer, site.manufacturer),
  name: offer.name,
  highlight: offer.highlight,
  category: offer.category,
  makeName: offer.manufacturer?.name ?? null,
  text: offer.summary ?? offer.descriptionText,
  disclaimer: offer.disclaimer,
  picture: choosePicture(offer, site),
  endsText: offer.lastDay === null ? null : `Ends ${formatDayInWords(offer.lastDay)}`,
  explore: offer.model === null ? null : { label: `Explore ${offer.model.name}`, href: chooseExploreHref(offer.model) },
  finance,
});

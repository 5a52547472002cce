import type { PageDocument } from '#src/app/storefront/build-page-meta.ts';
import type { Crumb } from '#src/lib/crumb.ts';
import type { MakeChoice } from '#src/offers/view/build-make-filter.ts';
import type { OfferView } from '#src/offers/view/offer-view.ts';

interface OffersPage {
  readonly document: PageDocument;
  readonly crumbs: readonly Crumb[];
}

/** What stands where a make has no offer, while others have. @spec B2.07 */
export interface NoOffersView {
  readonly title: string;
  readonly text: string;
  readonly clearLabel: string;
  readonly clearHref: string;
}

/** The page of all offers. @spec L1.04, L2.25 */
export interface OfferListView extends OffersPage {
  readonly kind: 'list';
  readonly title: string;
  /** What the dealer wrote on the page, as safe HTML; empty for nothing. */
  readonly introHtml: string;
  readonly makes: readonly MakeChoice[];
  readonly offers: readonly OfferView[];
  readonly noOffers: NoOffersView | null;
}

/** The page of one offer. @spec L2.24 */
export interface OfferPageView extends OffersPage {
  readonly kind: 'offer';
  readonly offer: OfferView;
  readonly html: string;
  readonly askHref: string;
  readonly others: readonly OfferView[];
}

/** What stands where an offer was that is over. */
export interface OfferGoneView extends OffersPage {
  readonly kind: 'gone';
  readonly title: string;
  /** 'Drive-away demonstrators ended on 30 September 2026.' */
  readonly text: string;
  /** Where all offers are; null where there are none. */
  readonly listHref: string | null;
  readonly searchHref: string;
  readonly others: readonly OfferView[];
}

export type OffersView = OfferListView | OfferPageView | OfferGoneView;

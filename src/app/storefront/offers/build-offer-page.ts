import { buildBreadcrumbData, type PageDocument } from '#src/app/storefront/build-page-meta.ts';
import { buildSiteOffer } from '#src/app/storefront/build-site-offer.ts';
import type { VehicleCardView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { ViewContext, ViewSite } from '#src/app/storefront/view-context.ts';
import type { Crumb } from '#src/lib/crumb.ts';
import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import { endOfLocalDay } from '#src/lib/dates/local-day.ts';
import { buildSharedImageUrl } from '#src/lib/image-url.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { cutAtSentence } from '#src/lib/text/cut-text.ts';
import { toAbsoluteUrl } from '#src/lib/url.ts';
import { buildDealerData } from '#src/locations/view/build-dealer-data.ts';
import { isOfferOfWebsite, isOfferOver, listShownOffers } from '#src/offers/rules/list-shown-offers.ts';
import type { MakeChoice } from '#src/offers/view/build-make-filter.ts';
import type { OfferView } from '#src/offers/view/build-offer-view.ts';
import type { SiteLink } from '#src/sites/model/navigation-entry.ts';
import type { Offer } from '#src/sites/model/publications.ts';

interface OffersWords {
  readonly isWritten: boolean;
  readonly title: string;
  readonly description: string;
  /** HTML from the dealer's Markdown, in which raw HTML is escaped; empty if the dealer wrote no text. */
  readonly html: string;
}

/** @spec L2.25 */
export const getOffersWords = ({ content, name }: Pick<ViewSite, 'content' | 'name'>): OffersWords => {
  const page = Object.hasOwn(content, 'special-offers') ? content['special-offers'] : undefined;
  return {
    isWritten: page !== undefined,
    title: page?.title ?? 'Latest offers',
    description: page?.description ?? `Current offers from ${name}.`,
    html: (page?.blocks ?? []).flatMap((block) => (block.kind === 'text' ? [block.html] : [])).join(''),
  };
};

interface OffersPage {
  readonly document: PageDocument;
  readonly crumbs: readonly Crumb[];
}

/** @spec B2.07, L2.25 */
export interface NoOffersView {
  readonly of: 'make' | 'site';
  readonly title: string;
  readonly text: string;
  readonly ways: readonly SiteLink[];
}

/** @spec L1.04, L2.25 */
export interface OfferListView extends OffersPage {
  readonly kind: 'list';
  readonly title: string;
  readonly introHtml: string;
  readonly makes: readonly MakeChoice[];
  readonly offers: readonly OfferView[];
  readonly noOffers: NoOffersView | null;
  readonly reduced: readonly VehicleCardView[];
}

/** @spec L2.24 */
export interface OfferPageView extends OffersPage {
  readonly kind: 'offer';
  readonly offer: OfferView;
  readonly html: string;
  readonly askHref: string;
  readonly others: readonly OfferView[];
}

export interface OfferGoneView extends OffersPage {
  readonly kind: 'gone';
  readonly title: string;
  readonly text: string;
  readonly listHref: string | null;
  readonly searchHref: string;
  readonly others: readonly OfferView[];
}

export type OffersView = OfferListView | OfferPageView | OfferGoneView;

type OffersContext = Pick<ViewContext, 'site' | 'now'>;

const maxOthers = 3;
const descriptionCharacters = 160;

const buildOfferData = (offer: Offer, view: OfferView, site: ViewSite): object => ({
  '@context': 'https://schema.org',
  '@type': 'Offer',
  name: view.name,
  ...(view.text === '' ? {} : { description: view.text }),
  url: `${site.url}${view.href}`,
  ...(view.picture === null ? {} : { image: toAbsoluteUrl(buildSharedImageUrl(view.picture.url), site.url) }),
  ...(offer.lastDay === null
    ? {}
    : { availabilityEnds: new Date(endOfLocalDay(offer.lastDay, site.timeZone)).toISOString() }),
  offeredBy: buildDealerData(site, undefined),
});

const buildDocument = (
  view: OfferView,
  crumbs: OfferPageView['crumbs'],
  { site, structuredData, isIndexed }: { site: ViewSite; structuredData: readonly object[]; isIndexed: boolean },
): OfferPageView['document'] => {
  const canonicalUrl = `${site.url}${view.href}`;
  return {
    documentTitle: `${view.name} | ${site.name}`,
    description: cutAtSentence(view.text === '' ? view.name : view.text, descriptionCharacters),
    canonicalUrl,
    isIndexed,
    openGraphImageUrl: view.picture === null ? null : toAbsoluteUrl(buildSharedImageUrl(view.picture.url), site.url),
    structuredData: [buildBreadcrumbData(crumbs, site.url, canonicalUrl), ...structuredData],
  };
};

const buildSurroundings = (offer: Offer, { site, now }: OffersContext) => {
  const shown = listShownOffers(site, now);
  const { isWritten, title } = getOffersWords(site);
  const listHref = isWritten || shown.length > 0 ? publicationPaths.specialOffers : null;
  return {
    listHref,
    crumbs: [
      { label: 'Home', href: pagePaths.home },
      ...(listHref === null ? [] : [{ label: title, href: listHref }]),
      { label: offer.name, href: null },
    ],
    others: shown
      .filter((other) => other !== offer)
      .slice(0, maxOthers)
      .map((other) => buildSiteOffer(other, site)),
  };
};

/** @spec L2.24, L3.09 */
export const buildOfferPage = (id: string, { site, now }: OffersContext): OfferPageView | OfferGoneView | undefined => {
  const offer = site.publications.offers.find((candidate) => String(candidate.id) === id);
  if (offer === undefined || !isOfferOfWebsite(offer, site.websiteId)) return undefined;
  const view = buildSiteOffer(offer, site);
  const { listHref, crumbs, others } = buildSurroundings(offer, { site, now });
  if (offer.lastDay !== null && isOfferOver(offer, { now, timeZone: site.timeZone })) {
    return {
      kind: 'gone',
      document: buildDocument(view, crumbs, { site, structuredData: [], isIndexed: false }),
      crumbs,
      title: 'This offer has ended',
      text: `“${view.name}” ended on ${formatDayInWords(offer.lastDay)}.`,
      listHref,
      searchHref: site.config.search.path,
      others,
    };
  }
  return {
    kind: 'offer',
    document: buildDocument(view, crumbs, {
      site,
      structuredData: [buildOfferData(offer, view, site)],
      isIndexed: true,
    }),
    crumbs,
    offer: view,
    html: offer.descriptionHtml,
    askHref: pagePaths.contact,
    others,
  };
};

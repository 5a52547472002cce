import { buildBreadcrumbData } from '#src/app/storefront/build-breadcrumb-data.ts';
import { buildOfferFinance } from '#src/app/storefront/build-offer-finance.ts';
import type { ViewContext, ViewSite } from '#src/app/storefront/view-context.ts';
import { endOfLocalDay } from '#src/lib/dates/end-of-local-day.ts';
import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import { buildSharedImageUrl } from '#src/lib/image-url.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { cutText } from '#src/lib/text/cut-text.ts';
import { toAbsoluteUrl } from '#src/lib/to-absolute-url.ts';
import { buildDealerData } from '#src/locations/view/build-dealer-data.ts';
import { isOfferOfWebsite } from '#src/offers/rules/is-offer-of-website.ts';
import { isOfferOver } from '#src/offers/rules/is-offer-over.ts';
import { listShownOffers } from '#src/offers/rules/list-shown-offers.ts';
import { buildOfferView } from '#src/offers/view/build-offer-view.ts';
import type { OfferView } from '#src/offers/view/offer-view.ts';
import type { Offer } from '#src/sites/model/offer.ts';
import type { OfferGoneView, OfferPageView } from './offers-view.ts';

type OffersContext = Pick<ViewContext, 'site' | 'now'>;

/** Other offers under one of them at the most. */
const maxOthers = 3;
/** What search engines show of a description. */
const descriptionCharacters = 160;

const buildOfferData = (offer: Offer, view: OfferView, site: ViewSite): object => ({
  '@context': 'https://schema.org',
  '@type': 'Offer',
  name: view.name,
  description: view.text,
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
    description: cutText(view.text === '' ? view.name : view.text, descriptionCharacters),
    canonicalUrl,
    isIndexed,
    openGraphImageUrl: view.picture === null ? null : toAbsoluteUrl(buildSharedImageUrl(view.picture.url), site.url),
    structuredData: [buildBreadcrumbData(crumbs, site.url, canonicalUrl), ...structuredData],
  };
};

/** The page of an offer of this website, also when it is over; undefined where there is none. @spec L2.24, L3.09 */
export const buildOfferPage = (id: string, { site, now }: OffersContext): OfferPageView | OfferGoneView | undefined => {
  const moment = { now, timeZone: site.timeZone };
  const offer = site.publications.offers.find((candidate) => String(candidate.id) === id);
  if (offer === undefined || !isOfferOfWebsite(offer, site.websiteId)) return undefined;
  const view = buildOfferView(offer, site, buildOfferFinance(offer.finance, site.config.finance));
  const others = listShownOffers(site.publications.offers, site.websiteId, moment)
    .filter((other) => other !== offer)
    .slice(0, maxOthers)
    .map((other) => buildOfferView(other, site, buildOfferFinance(other.finance, site.config.finance)));
  const crumbs = [
    { label: 'Home', href: pagePaths.home },
    { label: 'Latest offers', href: publicationPaths.specialOffers },
    { label: view.name, href: null },
  ];
  if (offer.lastDay !== null && isOfferOver(offer, moment)) {
    return {
      kind: 'gone',
      document: buildDocument(view, crumbs, { site, structuredData: [], isIndexed: false }),
      crumbs,
      title: 'This offer has ended',
      text: `“${view.name}” ended on ${formatDayInWords(offer.lastDay)}.`,
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

import { buildBreadcrumbData, buildTrail } from '#src/app/storefront/build-page-meta.ts';
import { buildSiteOffer } from '#src/app/storefront/build-site-offer.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { publicationPaths } from '#src/lib/publication-paths.ts';
import { listShownOffers } from '#src/offers/rules/list-shown-offers.ts';
import { buildMakeFilter } from '#src/offers/view/build-make-filter.ts';
import type { OfferView } from '#src/offers/view/build-offer-view.ts';
import { findManufacturer } from '#src/sites/config/manufacturers.ts';
import { getOffersWords, type NoOffersView, type OfferListView } from './build-offer-page.ts';

type OffersContext = Pick<ViewContext, 'site' | 'now'>;

const buildListData = (offers: readonly OfferView[], siteUrl: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: offers.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: `${siteUrl}${href}`,
  })),
});

const buildNoOffersOf = (makeName: string): NoOffersView => ({
  of: 'make',
  title: 'No Results Available',
  text: `There are no ${makeName} offers right now. Clear the filter to see all offers.`,
  ways: [{ label: 'Clear Filters', href: publicationPaths.specialOffers }],
});

const noOffersWords = {
  title: 'No offers right now',
  text: 'There’s nothing on special at the moment. Have a look at what’s for sale, or check back soon.',
};

const buildNoOffers = ({ config }: OffersContext['site']): NoOffersView => ({
  of: 'site',
  ...(config.offers.whenNone ?? noOffersWords),
  ways: [
    { label: 'See what’s for sale', href: config.search.path },
    { label: 'Contact us', href: pagePaths.contact },
  ],
});

interface OffersFound {
  readonly isWritten: boolean;
  readonly hasShown: boolean;
  readonly makeWithout: { readonly name: string } | null;
}

const chooseNoOffers = (
  site: OffersContext['site'],
  { isWritten, hasShown, makeWithout }: OffersFound,
): NoOffersView | null => {
  if (hasShown) return makeWithout === null ? null : buildNoOffersOf(makeWithout.name);
  // A site without offer files may have its offers in the page's text, so the page doesn't say that there are none.
  const isWrittenOnly = isWritten && site.publications.offers.length === 0 && site.config.offers.whenNone === null;
  return isWrittenOnly ? null : buildNoOffers(site);
};

/**
 * `makeSlug` is null for the offers of every make. Returns undefined for an unknown make, so that the route redirects:
 * pages of made-up makes would fill the page cache.
 * @spec B2.07, L1.04, L2.25, L3.09
 */
export const buildOfferList = (makeSlug: string | null, { site, now }: OffersContext): OfferListView | undefined => {
  const { isWritten, title, description, html } = getOffersWords(site);
  const shown = listShownOffers(site, now);
  const chosen = makeSlug === null ? shown : shown.filter(({ manufacturer }) => manufacturer?.slug === makeSlug);
  const make = makeSlug === null ? null : findManufacturer(makeSlug);
  if (make === undefined) return undefined;
  const noOffers = chooseNoOffers(site, {
    isWritten,
    hasShown: shown.length > 0,
    makeWithout: chosen.length === 0 ? make : null,
  });
  const crumbs = buildTrail(title);
  const canonicalUrl = `${site.url}${makeSlug === null ? publicationPaths.specialOffers : publicationPaths.specialOffersOf(makeSlug)}`;
  const offers = chosen.map((offer) => buildSiteOffer(offer, site));
  return {
    kind: 'list',
    document: {
      documentTitle: `${make === null ? title : `${title}: ${make.name}`} | ${site.name}`,
      description,
      canonicalUrl,
      isIndexed: noOffers === null,
      openGraphImageUrl: null,
      structuredData: [
        buildBreadcrumbData(crumbs, site.url, canonicalUrl),
        ...(offers.length > 0 ? [buildListData(offers, site.url)] : []),
      ],
    },
    crumbs,
    title,
    introHtml: html,
    makes: buildMakeFilter(shown, makeSlug),
    offers,
    noOffers,
    reduced: [],
  };
};
